import { satteri } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { classesInsteadOfStyles } from './code-colors.ts';
import type { readingAids, writingTools } from './writing-tools.ts';

/** How texts are read: for Astro's configuration, and for the compiling of a single one after an edit. */
export const markdownConfig = (tools: () => { writingTools: typeof writingTools; readingAids: typeof readingAids }) =>
  ({
    processor: satteri({
      features: { smartPunctuation: false },
      mdastPlugins: [() => tools().writingTools],
      hastPlugins: [() => tools().readingAids],
    }),
    shikiConfig: { theme: 'css-variables', transformers: [classesInsteadOfStyles] },
  }) satisfies AstroUserConfig['markdown'];
