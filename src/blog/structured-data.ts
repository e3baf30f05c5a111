import type { BlogPosting } from 'schema-dts';
import { localizePath } from '../i18n/routes.ts';
import { absolute } from '../lib/seo.ts';
import { site } from '../site.ts';
import { pictureAddress } from '../social/address.ts';
import { authorName, authorPath, type Post, postPath } from './collection.ts';

export function postData(post: Post): BlogPosting {
  const { locale, entry } = post;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    inLanguage: post.textIn,
    datePublished: post.date.toISOString().slice(0, 10),
    dateModified: (entry.data.updated ?? post.date).toISOString().slice(0, 10),
    author: entry.data.authors.map((key) => ({
      '@type': 'Organization',
      name: authorName(key, locale),
      url: absolute(site.origin, localizePath(authorPath(key), locale)),
    })),
    image: absolute(site.origin, pictureAddress(localizePath(postPath(post.slug), locale))),
    ...(post.sources.length > 0 && {
      // Titles and publishers stand in the list at the end of the post.
      citation: post.sources.map(({ url }) => url),
    }),
    mainEntityOfPage: absolute(site.origin, localizePath(postPath(post.slug), locale)),
  };
}
