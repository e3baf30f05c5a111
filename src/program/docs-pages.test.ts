import { expect, it } from 'vitest';
import { docsPages } from '../lib/docs-pages.ts';

it('are pages of the first language and overviews of categories, by address below /docs', () => {
  const files = ['docs/en/intro.mdx', 'docs/en/basics/connect.mdx', 'docs/ru/intro.mdx', 'docs/en/phone.png'];
  const categories = { basics: { slug: 'the-basics' }, broken: 'no category' };
  expect([...docsPages(files, categories)]).toEqual(['intro', 'basics/connect', 'category/the-basics']);
  expect([...docsPages(files, undefined)]).toEqual(['intro', 'basics/connect']);
});
