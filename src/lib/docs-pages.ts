import { defaultLocale } from '../i18n/locales.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Docs pages and overviews of categories, by address below /docs: what a window may name as its page. From the names
 * of the files below `content/` and from categories.yaml, whatever state it is in. `index.mdx` is the text of an overview.
 */
export function docsPages(files: readonly string[], categories: unknown, collection = 'docs'): Set<string> {
  const folder = `${defaultLocale}/${collection}/`;
  const pages = files
    .filter((name) => name.startsWith(folder) && name.endsWith('.mdx'))
    .map((name) => name.slice(folder.length, -'.mdx'.length))
    .filter((page) => !page.endsWith('/index'));
  const overviews = Object.entries(isRecord(categories) ? categories : {}).flatMap(([key, category]) =>
    isRecord(category) && pages.some((page) => page.startsWith(`${key}/`)) ? [`category/${category.slug}`] : [],
  );
  return new Set([...pages, ...overviews]);
}
