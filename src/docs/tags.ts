import type { DocsPage, DocsSet } from './collection.ts';

/** Tags in use on listed pages of one language, with their pages in reading order. */
export function docsByTag({ order, pages }: DocsSet): Map<string, DocsPage[]> {
  const listed = order.flatMap(({ slug }) => pages.get(slug) ?? []);
  const tags = new Set(listed.flatMap(({ entry }) => entry.data.tags));
  return new Map([...tags].map((tag) => [tag, listed.filter(({ entry }) => entry.data.tags.includes(tag))]));
}
