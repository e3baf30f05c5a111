import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { postPath, translatedPosts } from '../../../blog/collection.ts';
import { postContent } from '../../../blog/feed.ts';
import { inEveryLanguageWith } from '../../../files/parts.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { localizePath } from '../../../i18n/routes.ts';
import { tagLabel } from '../../../layouts/reading/tags.ts';
import { absolute } from '../../../lib/seo.ts';
import { writingComponents } from '../../../mdx/components.ts';
import { site, translator } from '../../../site.ts';

export const getStaticPaths = inEveryLanguageWith('blog');

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { t } = translator(locale);
  const posts = await translatedPosts(locale);
  const self = absolute(site.origin, localizePath('/blog/rss.xml', locale));
  return rss({
    title: `${site.brand.appName} · ${t('blog.title')}`,
    description: t('blog.description'),
    site: absolute(site.origin, localizePath('/blog', locale)),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${locale}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      posts.map(async (post) => ({
        title: post.title,
        link: absolute(site.origin, localizePath(postPath(post.slug), locale)),
        description: post.description,
        pubDate: post.date,
        categories: post.tags.map((key) => tagLabel(key, locale)),
        content: await postContent(post, writingComponents(post)),
      })),
    ),
  });
};
