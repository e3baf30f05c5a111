import { type CollectionEntry, getCollection } from 'astro:content';
import { isOff } from '../files/parts.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { inAllLanguages, type Shown } from '../i18n/translations.ts';
import { isKnownLocale, perLocale } from '../languages/index.ts';
import type { CitedSource, PostForm } from '../lib/content-schemas.ts';
import { readingMinutes } from '../lib/reading-time.ts';
import { authors, fillIn } from '../site.ts';

export interface Post extends Shown {
  entry: CollectionEntry<'blog'>;
  slug: string;
  title: string;
  description: string;
  date: Date;
  year: number;
  minutes: number;
  /** Counted from the oldest post: on its cover. */
  number: number;
  form: PostForm | undefined;
  tags: string[];
  keyPoints: string[];
  sources: CitedSource[];
}

/** As the specification sets it; tests build a fixture with fewer. */
export const postsPerPage = Number(process.env.SITE_POSTS_PER_PAGE ?? 200);

async function load(): Promise<Record<Locale, Post[]>> {
  const written = perLocale(() => new Map<string, CollectionEntry<'blog'>>());
  for (const entry of await getCollection('blog', ({ data }) => import.meta.env.DEV || !data.draft)) {
    const [locale, ...rest] = entry.id.split('/');
    if (!isKnownLocale(locale)) throw new Error(`${entry.filePath}: "${locale}" is no language of this site`);
    const slug = rest.join('/');
    if (!isOff(postPath(slug))) written[locale].set(slug, entry);
  }
  const posts = perLocale((): Post[] => []);
  for (const { text: entry, ...shown } of inAllLanguages(new Map(locales.map((code) => [code, written[code]])))) {
    const { data } = entry;
    posts[shown.locale].push({
      ...shown,
      entry,
      title: fillIn(data.title, shown.textIn),
      description: fillIn(data.description, shown.textIn),
      date: data.date,
      year: data.date.getUTCFullYear(),
      minutes: readingMinutes(entry.body ?? '', shown.textIn),
      number: 0,
      form: data.form,
      tags: data.tags,
      keyPoints: (data.keyPoints ?? []).map((point) => fillIn(point, shown.textIn)),
      sources: data.sources ?? [],
    });
  }
  for (const locale of locales) {
    posts[locale].sort((a, b) => b.date.getTime() - a.date.getTime() || a.slug.localeCompare(b.slug));
    for (const [index, post] of posts[locale].toReversed().entries()) post.number = index + 1;
  }
  return posts;
}

let loaded: Promise<Record<Locale, Post[]>> | undefined;

/** Every post of a language, newest first, unlisted ones included: they have a page but are in no list. */
export async function allPosts(locale: Locale): Promise<Post[]> {
  if (import.meta.env.DEV) return (await load())[locale];
  loaded ??= load();
  return (await loaded)[locale];
}

const listed = new Map<Locale, Post[]>();

export async function listedPosts(locale: Locale): Promise<Post[]> {
  const known = listed.get(locale);
  if (known && !import.meta.env.DEV) return known;
  const posts = (await allPosts(locale)).filter(({ entry }) => !entry.data.unlisted);
  listed.set(locale, posts);
  return posts;
}

/** The posts of a feed: only those written in its language. */
export const translatedPosts = async (locale: Locale): Promise<Post[]> =>
  (await listedPosts(locale)).filter(({ textIn }) => textIn === locale);

export const postPath = (slug: string): string => `/blog/${slug}`;

export const listPath = (page: number): string => (page === 1 ? '/blog' : `/blog/page/${page}`);

export const authorPath = (key: string): string => `/blog/authors/${key}`;

export const authorName = (key: string, locale: Locale): string => fillIn(authors[key]?.name[locale] ?? key, locale);
