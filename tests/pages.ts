import { readFileSync } from 'node:fs';

/** Every address of the built sitemap, as paths. */
export function sitemapPaths(dist = 'dist'): string[] {
  const index = readFileSync(`${dist}/sitemap-index.xml`, 'utf8');
  const files = [...index.matchAll(/<loc>[^<]*\/([^/<]+\.xml)<\/loc>/g)].map(([, name]) => name);
  return files.flatMap((name) =>
    [...readFileSync(`${dist}/${name}`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    ),
  );
}

const lists = { docs: 'tags|category', blog: 'tags|authors|archive|page' };

/** How many docs pages or posts a language has: what lists or holds them all may weigh more when they are more. */
export const textsIn = (section: keyof typeof lists, prefix = ''): number =>
  sitemapPaths().filter((path) => new RegExp(`^${prefix}/${section}/(?!(?:${lists[section]})(?:/|$))`).test(path))
    .length;

/** One page of every kind, for checks that cannot run on all. */
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

export const prefixes = ['', '/zh-Hans', '/ru'] as const;
export const languages = { '': 'en', '/zh-Hans': 'zh-Hans', '/ru': 'ru' } as const;

export const address = (prefix: string, path: string): string =>
  path === '/' && prefix ? `${prefix}/` : prefix + path;
