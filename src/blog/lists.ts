import type { Locale } from '../i18n/locales.ts';
import { languages } from '../languages/index.ts';

interface Tagged {
  slug: string;
  tags: string[];
  date: Date;
}

interface Dated {
  year: number;
}

/** Newest year first; the order within a year is preserved. */
export function byYear<P extends Dated>(posts: P[]): Array<[number, P[]]> {
  return [...Map.groupBy(posts, ({ year }) => year)].sort(([a], [b]) => b - a);
}

/** Posts with the most shared tags; among equals the nearer in time. The page leads to some of them already. */
export function relatedTo<P extends Tagged>(post: P, posts: P[], linked: P[] = [], count = 3): P[] {
  const shared = (other: P): number => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const distance = (other: P): number => Math.abs(other.date.getTime() - post.date.getTime());
  return posts
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .filter((other) => !linked.some(({ slug }) => slug === other.slug))
    .sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, count);
}

export function paginate<P>(posts: P[], perPage: number): P[][] {
  const pages: P[][] = [];
  for (let start = 0; start < posts.length; start += perPage) pages.push(posts.slice(start, start + perPage));
  return pages.length ? pages : [[]];
}

/** The letter a label is filed under: as the language says, else its upper-case first letter; # for the rest. */
export function indexLetter(label: string, locale: Locale): string {
  const first = label.normalize('NFD').at(0)?.toLocaleUpperCase(locale) ?? '#';
  return languages[locale].indexLetter?.(first) ?? (/\p{L}/u.test(first) ? first : '#');
}

export interface Labelled {
  label: string;
}

/** Entries under their letters, both in the order of the language. */
export function byLetter<T extends Labelled>(items: T[], locale: Locale): Array<[string, T[]]> {
  const { compare } = new Intl.Collator(languages[locale].collation);
  const groups = Map.groupBy(items, ({ label }) => indexLetter(label, locale));
  return [...groups]
    .map(([letter, list]): [string, T[]] => [letter, list.sort((a, b) => compare(a.label, b.label))])
    .sort(([a], [b]) => compare(a, b));
}
