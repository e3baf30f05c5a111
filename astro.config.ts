import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { licenses } from './scripts/build/licenses.ts';
import { live, liveContent } from './src/dev/live-content.ts';
import { contentDir } from './src/files/folder.ts';
import { withBase } from './src/i18n/base.ts';
import { fontFamilies } from './src/layouts/fonts.ts';
import { layout } from './src/layouts/integration.ts';
import { markdownConfig } from './src/mdx/config.ts';
import { search } from './src/search/integration.ts';
import { site } from './src/site.ts';

/** What readers are promised: Baseline, widely available, on the day the list was written. */
const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
const browsers = browserslist.map((browser) => browser.replace(' ', '').replace('ios_saf', 'ios'));

// No word about a build leaves the machine.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const stylesheets = [
  {
    name: 'text',
    test: /(?:src\/(?:blog|covers|docs|drawings|islands|layouts|mdx|program|styles|tools\/(?:calculator|caption-lab|diagnosis|farm-planner|shared)|ui)\/.*|src\/search\/(?:SearchButton|search-frame).*|\/__brand)\.css$|astro\/components\//,
  },
  { name: 'marketing', test: /src\/(?:download|home|marketing|products)\/.*\.css$/ },
  { name: 'tools', test: /src\/tools\/.*\.css$/ },
];

const shell =
  /src\/(?:ui\/browser|layouts\/(?:start|analytics\/analytics\.client)|.*\/(?:announcement-bar|copy|docs-version|faq|language|menus|navigation|pins|side-nav|tabs|theme|toc)\.client)|astro\/dist\/(?:transitions|prefetch|virtual-modules)|astro:transitions/;

export default defineConfig({
  site: site.origin,
  base: site.base,
  outDir: process.env.SITE_OUT ?? './dist',
  publicDir: join(contentDir, 'public'),
  cacheDir: process.env.SITE_CACHE ?? './node_modules/.astro',
  trailingSlash: 'ignore',
  // `docs/intro.html` answers at /docs/intro on every static host; a locale's home keeps its folder.
  build: { format: 'preserve', inlineStylesheets: 'never', assets: 'assets' },
  compressHTML: true,
  devToolbar: { enabled: false },
  // Editors complete the front matter: the list of files it is written to stays in .astro/.
  experimental: { contentIntellisense: true },
  integrations: [layout(() => live().brandCss()), react(), mdx(), search(), liveContent()],
  fonts: fontFamilies.map(({ place, ...family }) => ({ provider: fontProviders.local(), ...family })),
  markdown: markdownConfig(live),
  vite: {
    plugins: [licenses(false)],
    worker: { plugins: () => [licenses(true)] },
    define: {
      'import.meta.env.SITE_LANGUAGES': JSON.stringify(site.languages),
      'import.meta.env.SITE_BASE': JSON.stringify(withBase('')),
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        // See src/styles/widths.css.
        drafts: { customMedia: true },
        // A container is known by its name in other files too; areas of a grid keep theirs.
        cssModules: { pattern: '[local]_[hash]', container: false, grid: false },
        // What older browsers need is written once, at the end: `cssTarget` below.
        targets: {},
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What runs on every page is one file, also where a tool shares a function with it.
              codeSplitting: { groups: [{ name: 'shell', test: shell }] },
            },
          },
        },
      },
      // One stylesheet for every page, one more for marketing pages, one more for pages with a tool.
      prerender: { build: { rolldownOptions: { output: { codeSplitting: { groups: stylesheets } } } } },
    },
    build: {
      // Inline module scripts would need `unsafe-inline` after client-side navigation.
      assetsInlineLimit: 0,
      cssTarget: browsers,
      // Astro marks the module of every Markdown page with a directive that it reads before bundling; the bundler would
      // warn of each that the mark may be lost afterwards.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
