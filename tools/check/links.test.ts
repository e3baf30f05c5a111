import { describe, expect, it } from 'vitest';
import { linkProblem } from './links.ts';

const fix = (url: string) => linkProblem(url, 'https://acme.test')?.fix;

describe('linkProblem', () => {
  it.each([
    '/docs/intro',
    '/docs/intro#steps',
    '/',
    '/#pricing',
    '#steps',
    'https://example.com/x/',
    'mailto:a@b.test',
  ])('accepts %s', (url) => {
    expect(linkProblem(url, 'https://acme.test')).toBeUndefined();
  });

  it.each([
    ['/docs/intro/', 'write /docs/intro'],
    ['/ru/docs/intro#steps', "write /docs/intro#steps; the build adds the reader's language"],
    ['/docs/intro.html', 'write /docs/intro'],
    ['/docs/intro.mdx#steps', 'write /docs/intro#steps'],
    ['https://acme.test/docs/intro', 'write /docs/intro'],
    ['/docs', 'write /docs/intro'],
    ['intro', 'begin with "/", e.g. /docs/tutorial-basics/init-device'],
  ])('mends %s', (url, expected) => {
    expect(fix(url)).toBe(expected);
  });
});
