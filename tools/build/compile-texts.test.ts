import { join } from 'node:path';
import type { AstroConfig, AstroIntegration } from 'astro';
import { getViteConfig } from 'astro/config';
import { build, type Plugin, type PluginOption } from 'vite';
import { expect, it } from 'vitest';
import config from '../../astro.config.ts';
import { compileTexts, textSettings } from './compile-texts.ts';
import { type NotedText, replaceableTexts } from './replaceable-text.ts';

async function pluginsIn(option: PluginOption): Promise<Plugin[]> {
  const given = await option;
  if (Array.isArray(given)) return (await Promise.all(given.map(pluginsIn))).flat();
  return given ? [given] : [];
}

/** With Astro and Vite, as the whole site is built. */
async function compileInBundler(files: string[]): Promise<{ texts: Map<string, NotedText>; completed: AstroConfig }> {
  const { promise, resolve } = Promise.withResolvers<AstroConfig>();
  const look: AstroIntegration = {
    name: 'look',
    hooks: { 'astro:config:done': ({ config: completed }) => resolve(completed) },
  };
  const integrations = [...(config.integrations ?? []), look];
  const { plugins = [] } = await getViteConfig(
    {},
    { ...config, integrations, configFile: false, logLevel: 'warn' },
  )({ mode: 'production', command: 'build' });
  const all = await pluginsIn(plugins);
  const texts = new Map<string, NotedText>();
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...all.filter(({ name }) => name === '@mdx-js/rolldown' || name === '@astrojs/mdx-postprocess'),
      replaceableTexts((text) => texts.set(text.id, text)),
    ],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: files, external: (id) => !files.includes(id) },
    },
  });
  return { texts, completed: await promise };
}

it('a text becomes the same module as in a build of the whole site', async () => {
  const content = join(process.cwd(), 'tests/site/content');
  const files = ['docs/en/intro.mdx'].map((name) => join(content, name));
  const { texts, completed } = await compileInBundler(files);
  expect(texts.size).toBe(files.length);
  // Once written to a file and read again, as between two builds.
  expect(await compileTexts(files, JSON.parse(JSON.stringify(textSettings(completed))))).toEqual(texts);
});
