import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { tags } from '../site.ts';
import type { DocsPage, DocsSet } from './collection.ts';

export function docsTagPath(key: string, locale: Locale): string {
  const tag = tags[key];
  if (!tag) throw new Error(`unknown tag ${key}`);
  return localizePath(`/docs/tags/${tag.slug[locale]}`, locale);
}

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
