import { expect, it } from 'vitest';
import { docsPages } from './docs-pages.ts';

it('are pages of the first language and overviews of categories, by address below /docs', () => {
  const files = ['en/docs/intro.mdx', 'en/docs/basics/connect.mdx', 'ru/docs/intro.mdx', 'en/docs/phone.png'];
  const categories = { basics: { slug: 'the-basics' }, broken: 'no category' };
  expect([...docsPages(files, categories)]).toEqual(['intro', 'basics/connect', 'category/the-basics']);
  expect([...docsPages(files, undefined)]).toEqual(['intro', 'basics/connect']);
});

it('a category has an overview where it has pages', () => {
  const categories = { basics: { slug: 'first-steps' }, empty: { slug: 'nothing' } };
  expect([...docsPages(['en/docs/intro.mdx', 'en/docs/basics/login.mdx', 'ru/docs/only.mdx'], categories)]).toEqual([
    'intro',
    'basics/login',
    'category/first-steps',
  ]);
});
