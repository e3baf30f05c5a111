import type { Locale } from '../i18n/locales.ts';
import type { Series } from '../lib/content-schemas.ts';
import { series as allSeries, fillIn } from '../site.ts';

export const seriesLabel = (key: string, locale: Locale): string =>
  fillIn(allSeries[key]?.label[locale] ?? key, locale);

export interface SeriesPlace<P> {
  /** Its key in content/data/series.yaml. */
  key: string;
  /** All posts of the series that have a page in a list, in their order. */
  parts: P[];
  /** Index of the post among them, from 0. */
  index: number;
}

/** The series a post belongs to, and its place there. A series of one, while the others are drafts, is none. */
export function seriesOf<P extends { slug: string }>(
  slug: string,
  series: Series,
  posts: P[],
): SeriesPlace<P> | undefined {
  for (const [key, { posts: slugs }] of Object.entries(series)) {
    if (!slugs.includes(slug)) continue;
    const parts = slugs.flatMap((name) => posts.find((post) => post.slug === name) ?? []);
    const index = parts.findIndex((post) => post.slug === slug);
    return index >= 0 && parts.length > 1 ? { key, parts, index } : undefined;
  }
  return undefined;
}
