import type { Locale } from '../i18n/locales.ts';
import { listedPosts, type Post } from './collection.ts';

/** Tags in use, each with its posts, newest first. */
export async function postsByTag(locale: Locale): Promise<Map<string, Post[]>> {
  const found = new Map<string, Post[]>();
  for (const post of await listedPosts(locale)) {
    for (const key of post.tags) {
      const posts = found.get(key);
      if (posts) posts.push(post);
      else found.set(key, [post]);
    }
  }
  return found;
}
