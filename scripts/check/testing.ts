import { names as own } from '../../src/files/parts.ts';
import { type Page, readPage } from './page.ts';

/** A page for the tests of what is read from it. */
export function pageOf(source: string, place: Partial<Pick<Page, 'collection' | 'locale' | 'slug'>> = {}): Page {
  const { collection = 'docs', locale = 'en', slug = 'page' } = place;
  const file = `content/${locale}/${collection}/${slug}.mdx`;
  const names = { own, supportEmail: '', facts: undefined };
  return readPage({ collection, folder: collection, locale, slug, file, path: file }, source, names);
}
