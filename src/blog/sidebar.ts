import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import type { SideNavItem, SideNavPage } from '../layouts/reading/SideNav.tsx';
import { tagLinks, tagPath } from '../layouts/reading/tags.ts';
import { translator } from '../site.ts';
import { listedPosts, type Post, postPath } from './collection.ts';
import { byYear, relatedTo } from './lists.ts';
import { type SeriesPlace, seriesLabel } from './series.ts';
import { postsByTag } from './tags.ts';

const pages = (posts: Post[], locale: Locale, current?: string): SideNavPage[] =>
  posts.map((post) => ({
    label: post.title,
    lang: langOf(post),
    href: localizePath(postPath(post.slug), locale),
    current: post.slug === current,
  }));

/** A year with more posts than this is cut; the archive lists them all. */
const perYear = 60;

/** Posts grouped by year. */
export async function yearItems(locale: Locale): Promise<SideNavItem[]> {
  const { t } = translator(locale);
  return byYear(await listedPosts(locale)).map(([year, posts]) => ({
    key: String(year),
    label: String(year),
    href: localizePath(`/blog/archive#y${year}`, locale),
    toggle: t('docs.categoryPages', { name: String(year) }),
    open: false,
    children: pages(posts.slice(0, perYear), locale),
  }));
}

/** The sidebar of a post: the parts of its series, or related posts. */
export function besidePost(post: Post, posts: Post[], place: SeriesPlace<Post> | undefined): SideNavItem[] {
  const { locale, slug, tags } = post;
  const { t } = translator(locale);
  const shown = place?.parts ?? relatedTo(post, posts, [], 6);
  const [first] = shown;
  if (!first) return [];
  const label = place ? seriesLabel(place.key, locale) : t('blog.related');
  return [
    {
      key: place ? `series-${place.key}` : 'blog-related',
      label,
      href: localizePath(place || !tags[0] ? postPath(first.slug) : tagPath('/blog', tags[0], locale), locale),
      toggle: t('docs.categoryPages', { name: label }),
      open: true,
      children: pages(shown, locale, slug),
    },
  ];
}

/** Number of topics in the sidebar of lists; the page of all tags has the others. */
const topics = 12;

/** The topics with most posts: for the sidebar of a list of posts, which already shows the titles. */
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
