import { languages } from '../languages/index.ts';
import type { Locale } from '../lib/locales.ts';

interface Tagged {
  slug: string;
  tags: string[];
  date: Date;
}

interface Dated {
  year: number;
}

/** Newest year first; the order inside a year is kept. */
export function byYear<P extends Dated>(posts: P[]): Array<[number, P[]]> {
  return [...Map.groupBy(posts, ({ year }) => year)].sort(([a], [b]) => b - a);
}

/** Posts with the most shared tags; among equals the nearer in time. */
export function relatedTo<P extends Tagged>(post: P, posts: P[], count = 3): P[] {
  const shared = (other: P): number => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const distance = (other: P): number => Math.abs(other.date.getTime() - post.date.getTime());
  return posts
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, count);
}

export function paginate<P>(posts: P[], perPage: number): P[][] {
  const pages: P[][] = [];
  for (let start = 0; start < posts.length; start += perPage) pages.push(posts.slice(start, start + perPage));
  return pages.length ? pages : [[]];
}

// Boundaries of pinyin initials in the platform's Chinese collation: the first common character of each letter.
const pinyinStarts: Array<[string, string]> = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
];

/** The letter a label is filed under: pinyin initial for Han, upper-case first letter otherwise, # for the rest. */
export function indexLetter(label: string, locale: Locale): string {
  const first = label.normalize('NFD').at(0)?.toLocaleUpperCase(locale) ?? '#';
  if (/\p{Script=Han}/u.test(first)) {
    const { compare } = new Intl.Collator(languages['zh-Hans'].collation);
    return pinyinStarts.findLast(([, start]) => compare(start, first) <= 0)?.[0] ?? '#';
  }
  return /\p{L}/u.test(first) ? first : '#';
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
