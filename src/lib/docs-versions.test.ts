import { describe, expect, it } from 'vitest';
import { docsPath, inVersion, versionOfFile } from './docs-versions.ts';

it.each([
  ['/site/content/en/docs-versions/1.0/intro.mdx', '1.0'],
  ['C:\\site\\content\\docs-versions\\1.0\\en\\intro.mdx', '1.0'],
  ['/site/content/en/docs/intro.mdx', 'current'],
  ['/site/content/en/blog/docs-versions.mdx', 'current'],
])('%s belongs to %s', (file, version) => {
  expect(versionOfFile(file)).toBe(version);
});

it('the current version has no segment in the path', () => {
  expect([docsPath('current', 'intro'), docsPath('1.0', 'intro')]).toEqual(['/docs/intro', '/docs/1.0/intro']);
});

describe('links of an older version', () => {
  const pages = new Set(['intro', 'basics/login', 'category/basics']);

  it.each([
    ['/docs/intro', '/docs/1.0/intro'],
    ['/docs/basics/login?a=1#steps', '/docs/1.0/basics/login?a=1#steps'],
    ['/docs/category/basics', '/docs/1.0/category/basics'],
    ['/docs/basics/new-page', '/docs/basics/new-page'],
    ['/docs/tags/setup', '/docs/tags/setup'],
    ['/blog/intro', '/blog/intro'],
    ['https://example.org/docs/intro', 'https://example.org/docs/intro'],
  ])('%s leads to %s', (path, target) => {
    expect(inVersion(path, '1.0', pages)).toBe(target);
  });

  it('those of the current docs stay as they are', () => {
    expect(inVersion('/docs/intro', 'current', pages)).toBe('/docs/intro');
  });
});
