import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { pageSitemap } from './src/built-site/sitemap.ts';
import { live, liveContent } from './src/dev/live-content.ts';
import { layout } from './src/layout/integration.ts';
import { classesInsteadOfStyles } from './src/markdown/code-colors.ts';
import { search } from './src/search/integration.ts';
import { site } from './src/site.ts';

const outDir = process.env.SITE_OUT ?? './dist';

/**
 * One mark for all classes of a file: it compresses better than the default's mark and line for each, and adding a line
 * to a style sheet leaves the pages that use it as they were.
 */
const classNameOf = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll(sep, '/');
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 6)}`;
};

export default defineConfig({
  site: site.origin,
  outDir,
  cacheDir: process.env.SITE_CACHE ?? './node_modules/.astro',
  trailingSlash: 'ignore',
  // `docs/intro.html` answers at /docs/intro on every static host; a locale's home keeps its folder.
  build: { format: 'preserve', inlineStylesheets: 'never', assets: 'assets' },
  compressHTML: true,
  devToolbar: { enabled: false },
  // See src/browser/prefetch.client.ts.
  prefetch: { prefetchAll: false },
  integrations: [react(), mdx(), pageSitemap(outDir), search(), layout(() => live().brandCss()), liveContent()],
  markdown: {
    processor: satteri({
      features: { smartPunctuation: false },
      mdastPlugins: [() => live().writingTools],
      hastPlugins: [() => live().readingAids],
    }),
    shikiConfig: { theme: 'css-variables', transformers: [classesInsteadOfStyles] },
  },
  vite: {
    define: { 'import.meta.env.SITE_LANGUAGES': JSON.stringify(site.languages) },
    css: { modules: { generateScopedName: classNameOf } },
    environments: {
      prerender: {
        build: {
          rolldownOptions: {
            output: {
              // Styles that always come together on a page of text travel in one file.
              codeSplitting: {
                groups: [
                  {
                    name: 'reading',
                    test: /src\/(markdown\/(blocks|components|Tabs)|ui\/(Tabs|Figure)|docs\/drawings|reading\/(Toc|TagList|Pager|StateBanner))/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // Inline module scripts would need `unsafe-inline` after client-side navigation.
      assetsInlineLimit: 0,
      // Browsers of spring 2023 still draw the page as designed: light-dark() is written out for them.
      cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.4'],
      // Astro marks the module of every Markdown page with a directive that it reads before bundling; the bundler would
      // warn of each that the mark may be lost afterwards.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
