import type { APIRoute } from 'astro';
import { authorName, postPath, translatedPosts } from '../../../blog/collection.ts';
import { postContent } from '../../../blog/feed.ts';
import { inEveryLanguageWith } from '../../../files/parts.ts';
import { withBase } from '../../../i18n/base.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { localizePath } from '../../../i18n/routes.ts';
import { tagLabel } from '../../../layouts/reading/tags.ts';
import { absolute } from '../../../lib/seo.ts';
import { writingComponents } from '../../../mdx/components.ts';
import { site, translator } from '../../../site.ts';
import { pictureAddress } from '../../../social/address.ts';

export const getStaticPaths = inEveryLanguageWith('blog');

/** JSON Feed 1.1. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { t } = translator(locale);
  const posts = await translatedPosts(locale);
  const address = (path: string): string => absolute(site.origin, path);
  return Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.brand.appName} · ${t('blog.title')}`,
    description: t('blog.description'),
    home_page_url: address(localizePath('/blog', locale)),
    feed_url: address(localizePath('/blog/feed.json', locale)),
    icon: address(withBase('/icons/icon-512.png')),
    language: locale,
    items: await Promise.all(
      posts.map(async (post) => ({
        id: address(localizePath(postPath(post.slug), locale)),
        url: address(localizePath(postPath(post.slug), locale)),
        title: post.title,
        summary: post.description,
        content_html: await postContent(post, writingComponents(post)),
        date_published: post.date.toISOString(),
        ...(post.entry.data.updated ? { date_modified: post.entry.data.updated.toISOString() } : {}),
        image: address(pictureAddress(localizePath(postPath(post.slug), locale))),
        authors: post.entry.data.authors.map((key) => ({ name: authorName(key, locale) })),
        tags: post.tags.map((key) => tagLabel(key, locale)),
        language: locale,
      })),
    ),
  });
};
