import { expect, it } from 'vitest';
import { docsPages } from './docs-pages.ts';

it('are pages of the first language and overviews of categories that have pages, by address below /docs', () => {
  const files = ['en/docs/intro.mdx', 'en/docs/basics/connect.mdx', 'ru/docs/only.mdx', 'en/docs/phone.png'];
  const categories = { basics: { slug: 'the-basics' }, broken: 'no category', empty: { slug: 'nothing' } };
  expect([...docsPages(files, categories)]).toEqual(['intro', 'basics/connect', 'category/the-basics']);
  expect([...docsPages(files, undefined)]).toEqual(['intro', 'basics/connect']);
});
