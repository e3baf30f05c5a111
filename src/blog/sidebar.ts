import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import type { SideNavItem, SideNavPage } from '../layouts/reading/SideNav.tsx';
import { tagLinks } from '../layouts/reading/tags.ts';
import { translator } from '../site.ts';
import { listedPosts, type Post, postPath } from './collection.ts';
import { byYear } from './lists.ts';
import { postsByTag } from './tags.ts';

/** A year with more posts than this is cut; the archive lists them all. */
const perYear = 60;

const yearPages = (posts: Post[], locale: Locale, current?: string): SideNavPage[] =>
  posts.slice(0, perYear).map((post) => ({
    label: post.title,
    lang: langOf(post),
    href: localizePath(postPath(post.slug), locale),
    current: post.slug === current,
  }));

/** Posts grouped by year. Beside a post its year is open. */
export async function yearItems(locale: Locale, current?: { slug: string; year: number }): Promise<SideNavItem[]> {
  const years = byYear(await listedPosts(locale));
  const { t } = translator(locale);
  return years.map(([year, posts]) => ({
    key: String(year),
    label: String(year),
    href: localizePath(`/blog/archive#y${year}`, locale),
    toggle: t('docs.categoryPages', { name: String(year) }),
    open: year === current?.year,
    children: yearPages(posts, locale, current?.slug),
  }));
}

/** So many topics stand beside the lists; the page of all tags has the others. */
const topics = 12;

/** The topics with most posts: beside a list of posts, whose titles the side navigation need not say again. */
export async function topicItems(locale: Locale): Promise<SideNavItem[]> {
  const used = [...(await postsByTag(locale))].sort(([, a], [, b]) => b.length - a.length).slice(0, topics);
  const { t } = translator(locale);
  return [
    {
      key: 'blog-topics',
      label: t('blog.tags'),
      href: localizePath('/blog/tags', locale),
      toggle: t('docs.categoryPages', { name: t('blog.tags') }),
      open: true,
      children: tagLinks(
        '/blog',
        used.map(([key]) => key),
        locale,
      ),
    },
  ];
}
