import type { Locale } from '../i18n/locales.ts';
import { listedPosts, type Post } from './collection.ts';

/** Tags in use, each with its posts, newest first. */
export async function postsByTag(locale: Locale): Promise<Map<string, Post[]>> {
  const posts = await listedPosts(locale);
  const tags = new Set(posts.flatMap((post) => post.tags));
  return new Map([...tags].map((tag) => [tag, posts.filter((post) => post.tags.includes(tag))]));
}
