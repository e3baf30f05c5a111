import { readFileSync } from 'node:fs';
import mdx from '@astrojs/mdx';
import type { AstroConfig } from 'astro';
import { markdownConfig } from '../../src/markdown/config.ts';
import { type NotedText, replaceableText } from './replaceable-text.ts';

/** What the making of a text's module depends on, as Astro has completed the project's configuration. */
export interface TextSettings {
  root: string;
  srcDir: string;
  config: Pick<AstroConfig, 'site' | 'base' | 'trailingSlash'>;
  markdown: Pick<AstroConfig['markdown'], 'syntaxHighlight' | 'shikiConfig' | 'gfm' | 'smartypants'>;
}

/** Can be written to a file, but for what stands in src/markdown/config.ts. */
export function textSettings({ root, srcDir, site, base, trailingSlash, markdown }: AstroConfig): TextSettings {
  const { syntaxHighlight, shikiConfig, gfm, smartypants } = markdown;
  return {
    root: root.href,
    srcDir: srcDir.href,
    config: { site, base, trailingSlash },
    markdown: { syntaxHighlight, shikiConfig, gfm, smartypants },
  };
}

/** Calls the hook of an integration or a plugin with as much of what it is usually given as these need. */
async function call(hook: unknown, self: object, ...given: unknown[]): Promise<unknown> {
  const handler = typeof hook === 'object' && hook !== null && 'handler' in hook ? hook.handler : hook;
  if (typeof handler !== 'function') throw new Error('@astrojs/mdx is not of the form that is known');
  return Reflect.apply(handler, self, given);
}

const isPlugin = (found: unknown): found is { transform: unknown } =>
  typeof found === 'object' && found !== null && 'transform' in found;

/** What makes a module of a text, in this order. */
async function mdxPlugins({ root, srcDir, config, markdown }: TextSettings): Promise<Array<{ transform: unknown }>> {
  // Loaded only now: it reads the data the texts cite.
  const { writingTools, readingAids } = await import('../../src/markdown/writing-tools.ts');
  const own = markdownConfig(() => ({ writingTools, readingAids }));
  const completed = {
    ...config,
    root: new URL(root),
    srcDir: new URL(srcDir),
    markdown: { ...markdown, ...own, shikiConfig: { ...markdown.shikiConfig, ...own.shikiConfig } },
  };
  const plugins: Array<{ transform: unknown }> = [];
  const { hooks } = mdx();
  await call(hooks['astro:config:setup'], hooks, {
    config: completed,
    addRenderer: () => {},
    addPageExtension: () => {},
    addContentEntryType: () => {},
    updateConfig: ({ vite }: { vite: { plugins: unknown[] } }) => plugins.push(...vite.plugins.filter(isPlugin)),
  });
  await call(hooks['astro:config:done'], hooks, { config: completed, logger: { warn: () => {} } });
  return plugins;
}

const isModule = (made: unknown): made is { code: string; meta?: { astro?: unknown } } =>
  typeof made === 'object' && made !== null && 'code' in made && typeof made.code === 'string';

/**
 * The modules of some texts as a build of the whole site makes them, by file; nothing of what they import is read. Astro
 * and Vite are not asked: to start them takes longer than all the rest of a build after an edit.
 */
export async function compileTexts(files: string[], settings: TextSettings): Promise<Map<string, NotedText>> {
  const plugins = await mdxPlugins(settings);
  const compiled = new Map<string, NotedText>();
  for (const file of files) {
    let code = readFileSync(file, 'utf8');
    let meta: unknown;
    for (const { transform } of plugins) {
      const made = await call(transform, { environment: { name: 'prerender' } }, code, file);
      if (!isModule(made)) throw new Error('@astrojs/mdx is not of the form that is known');
      code = made.code;
      meta = made.meta?.astro ?? meta;
    }
    const text = replaceableText(file, code, meta);
    if (text) compiled.set(file, text.noted);
  }
  return compiled;
}
