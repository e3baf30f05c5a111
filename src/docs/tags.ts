import type { DocsPage, DocsSet } from './collection.ts';

/** Tags in use on listed pages of one language, with their pages in reading order. */
export function docsByTag(set: DocsSet): Map<string, DocsPage[]> {
  const found = new Map<string, DocsPage[]>();
  for (const { slug } of set.order) {
    const page = set.pages.get(slug);
    for (const key of page?.entry.data.tags ?? []) {
      if (page) found.set(key, [...(found.get(key) ?? []), page]);
    }
  }
  return found;
}
