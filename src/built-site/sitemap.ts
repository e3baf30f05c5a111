import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

interface Head {
  canonical: string;
  alternates: Array<{ lang: string; url: string }>;
  hidden: boolean;
}

/** What the built page says about itself: the sitemap repeats it, so the two cannot disagree. */
export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1] ?? '',
    alternates: [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, lang = '', url = '']) => ({ lang, url }),
    ),
    hidden: /<meta name="robots" content="noindex/.test(head),
  };
}

export function pageSitemap(dist: string): AstroIntegration {
  const cache = new Map<string, Head | undefined>();
  const headOf = (url: string): Head | undefined => {
    const path = decodeURIComponent(new URL(url).pathname).replace(/\/$/, '');
    if (!cache.has(path)) {
      const file = [join(dist, `${path}.html`), join(dist, path, 'index.html')].find((name) => existsSync(name));
      cache.set(path, file ? readHead(readFileSync(file, 'utf8')) : undefined);
    }
    return cache.get(path);
  };
  return sitemap({
    filter: (url) => headOf(url)?.hidden === false,
    serialize: (item) => {
      const head = headOf(item.url);
      return head ? { ...item, url: head.canonical, links: head.alternates } : item;
    },
  });
}
