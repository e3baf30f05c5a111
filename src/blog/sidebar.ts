import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { langOf } from '../lib/translations.ts';
import type { SideNavItem, SideNavPage } from '../reading/SideNav.tsx';
import { translator } from '../site.ts';
import { listedPosts, type Post, postPath } from './collection.ts';
import { byYear } from './lists.ts';

/** A year with more posts than this is cut; the archive lists them all. */
const perYear = 60;

const fragmentPath = (year: number): string => `/blog/sidebar/${year}.json`;

export const yearPages = (posts: Post[], locale: Locale, current?: string): SideNavPage[] =>
  posts.slice(0, perYear).map((post) => ({
    label: post.title,
    lang: langOf(post),
    href: localizePath(postPath(post.slug), locale),
    current: post.slug === current,
  }));

/** Posts grouped by year; one year open, the others fetched when the reader opens them. */
export async function yearItems(locale: Locale, current?: { slug: string; year: number }): Promise<SideNavItem[]> {
  const years = byYear(await listedPosts(locale));
  const openYear = current?.year ?? years[0]?.[0];
  const { t } = translator(locale);
  return years.map(([year, posts]) => ({
    key: `blog-${year}`,
    label: String(year),
    href: localizePath(`/blog/archive#y${year}`, locale),
    toggle: t('docs.categoryPages', { name: String(year) }),
    children:
      year === openYear
        ? yearPages(posts, locale, current?.slug)
        : { fragment: localizePath(fragmentPath(year), locale) },
  }));
}
