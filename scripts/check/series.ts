import { defaultLocale } from '../../src/i18n/locales.ts';
import type { Content } from './content.ts';
import { found, type RawFinding } from './finding.ts';

/** The posts of a series exist, are in the lists, and belong to no other. */
export function checkSeries({ series = {}, pages, data }: Content): RawFinding[] {
  const entry = data.find(({ name }) => /(?:^|data\/)series\.yaml$/.test(name));
  const posts = new Map(
    pages
      .filter(({ collection, locale }) => collection === 'blog' && locale === defaultLocale)
      .map((page) => [page.slug, page]),
  );
  const seen = new Map<string, string>();
  return Object.entries(series).flatMap(([key, { posts: slugs }]) =>
    slugs.flatMap((slug, index): RawFinding[] => {
      const add = (what: string, fix: string): RawFinding[] => [
        found('data', entry?.file ?? 'series.yaml', entry?.yaml.lineOf([key, 'posts', index]), what, fix),
      ];
      const other = seen.get(slug);
      seen.set(slug, key);
      const post = posts.get(slug);
      if (!post)
        return add(`${key}: there is no post "${slug}"`, 'write the name of a file in content/en/blog, without .mdx');
      if (other !== undefined)
        return add(`"${slug}" stands in ${other} and in ${key}`, 'a post belongs to one series, once');
      if (post.data.unlisted !== true) return [];
      return add(`${key}: "${slug}" is unlisted`, 'take it out: only those with its address are to find it');
    }),
  );
}
