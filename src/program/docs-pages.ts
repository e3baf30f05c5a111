import { defaultLocale } from '../lib/locales.ts';

const folder = `docs/${defaultLocale}/`;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Docs pages and overviews of categories, by address below /docs: what a window may name as its page. From the names
 * of the files below the content folder and from docs/categories.yaml, whatever state it is in.
 */
export function docsPages(files: readonly string[], categories: unknown): Set<string> {
  const pages = files
    .filter((name) => name.startsWith(folder) && name.endsWith('.mdx'))
    .map((name) => name.slice(folder.length, -'.mdx'.length));
  const overviews = Object.values(isRecord(categories) ? categories : {}).flatMap((category) =>
    isRecord(category) ? [`category/${category.slug}`] : [],
  );
  return new Set([...pages, ...overviews]);
}
