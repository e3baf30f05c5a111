import type { AstroInlineConfig } from 'astro';
import { getViteConfig } from 'astro/config';
import { build, type Plugin, type PluginOption } from 'vite';
import { type NotedText, replaceableTexts } from './replaceable-text.ts';

async function pluginsIn(option: PluginOption): Promise<Plugin[]> {
  const given = await option;
  if (Array.isArray(given)) return (await Promise.all(given.map(pluginsIn))).flat();
  return given ? [given] : [];
}

/** What makes a module of a text, in this order. */
const ofMdx = ['@mdx-js/rolldown', '@astrojs/mdx-postprocess'];

/** The modules of some texts as a build of the whole site makes them, by file; nothing of what they import is read. */
export async function compileTexts(files: string[], config: AstroInlineConfig): Promise<Map<string, NotedText>> {
  // All as they were when the bundle was made: an edit was taken back.
  if (files.length === 0) return new Map();
  const { plugins = [] } = await getViteConfig({}, config)({ mode: 'production', command: 'build' });
  const all = await pluginsIn(plugins);
  const compiled = new Map<string, NotedText>();
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...ofMdx.flatMap((name) => all.filter((plugin) => plugin.name === name)),
      replaceableTexts((text) => compiled.set(text.id, text)),
    ],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: files, external: (id) => !files.includes(id) },
    },
  });
  return compiled;
}
