import { satteri } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { classesInsteadOfStyles } from './code-colors.ts';
import type { hastPlugins, mdastPlugins } from './plugins/index.ts';

interface Plugins {
  mdastPlugins: typeof mdastPlugins;
  hastPlugins: typeof hastPlugins;
}

/** How texts are read. The dev server loads the plugins again when the data they use has changed. */
export const markdownConfig = (plugins: () => Plugins) =>
  ({
    processor: satteri({
      features: { smartPunctuation: false },
      mdastPlugins: [() => plugins().mdastPlugins],
      hastPlugins: [() => plugins().hastPlugins],
    }),
    shikiConfig: { theme: 'css-variables', transformers: [classesInsteadOfStyles] },
  }) satisfies AstroUserConfig['markdown'];
