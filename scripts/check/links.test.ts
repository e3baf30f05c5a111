import { describe, expect, it } from 'vitest';
import { linkProblem } from './links.ts';

const site = { origin: 'https://acme.test', base: '/' };
const fix = (url: string, base = '/') => linkProblem(url, { ...site, base })?.fix;

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
    expect(linkProblem(url, site)).toBeUndefined();
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

  it('knows which part of a host is the site', () => {
    expect(fix('https://acme.test/site/docs/intro', '/site/')).toBe('write /docs/intro');
    expect(fix('https://acme.test/site', '/site/')).toBe('write /');
    expect(fix('https://acme.test/other/', '/site/')).toBeUndefined();
  });
});
