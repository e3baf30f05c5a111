import type { APIRoute, GetStaticPaths } from 'astro';
import { listedPosts, type Post } from '../../../../blog/collection.ts';
import { byYear } from '../../../../blog/lists.ts';
import { yearPages } from '../../../../blog/sidebar.ts';
import type { FragmentItem } from '../../../../browser/side-nav.client.ts';
import { type Locale, locales } from '../../../../lib/locales.ts';
import { localeParam } from '../../../../lib/routes.ts';

interface Props {
  locale: Locale;
  posts: Post[];
}

/** The posts of one year, for sidebars in which it is closed. */
export const getStaticPaths = (async () => {
  const paths = [];
  for (const locale of locales) {
    for (const [year, posts] of byYear(await listedPosts(locale))) {
      paths.push({ params: { locale: localeParam(locale), year: String(year) }, props: { locale, posts } });
    }
  }
  return paths;
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { locale, posts } }) => {
  const items: FragmentItem[] = yearPages(posts, locale).map(({ label, href }) => ({ label, href }));
  return Response.json(items);
};
