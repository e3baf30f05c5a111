import { readFileSync } from 'node:fs';
import { baseOf } from '../scripts/serve.ts';
import { testSite } from './sites.ts';

/** Every address of a built sitemap, as paths. */
export function sitemapPaths(dist = testSite.dist): string[] {
  const index = readFileSync(`${dist}/sitemap-index.xml`, 'utf8');
  const files = [...index.matchAll(/<loc>[^<]*\/([^/<]+\.xml)<\/loc>/g)].map(([, name]) => name);
  return files.flatMap((name) =>
    [...readFileSync(`${dist}/${name}`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    ),
  );
}

/** A built page as it is served at a path of the sitemap. */
export function builtPage(dist: string, path: string): string {
  const name = decodeURIComponent(path.slice(baseOf(dist).length));
  return readFileSync(`${dist}${name}${name.endsWith('/') ? 'index' : ''}.html`, 'utf8');
}

/** One page of every kind the test site has. */
export const kinds = {
  home: '/',
  docs: '/docs/tutorial-basics/connect-to-devices',
  category: '/docs/category/tutorial---basics',
  docsTags: '/docs/tags',
  blog: '/blog',
  post: '/blog/usb-phone-farm-limits',
  archive: '/blog/archive',
  blogTags: '/blog/tags',
  authors: '/blog/authors',
  legal: '/privacy-policy',
  download: '/Download',
  product: '/IgMatrix',
  hardware: '/ProductList',
  partners: '/advertising',
} as const;

/** The languages of the test site, by the prefix of their addresses. */
export const languages = { '': 'en', '/zh-Hans': 'zh-Hans', '/ru': 'ru' } as const;
export const prefixes = ['', '/zh-Hans', '/ru'] as const;

export const address = (prefix: string, path: string): string =>
  path === '/' && prefix ? `${prefix}/` : prefix + path;
