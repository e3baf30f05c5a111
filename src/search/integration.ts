import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hasContent, readYaml } from '../files/content.ts';
import { perLocale } from '../languages/index.ts';
import { type Locale, locales } from '../lib/locales.ts';
import { splitLocale } from '../lib/routes.ts';
import { namesByPage } from '../program/explained.ts';
import { studioIn } from '../program/studio.ts';
import { crashWords, docsVersions, translator } from '../site.ts';
import { buildIndex } from './build-index.ts';
import { type Manifest, manifestPath, type PageRecord, type Synonyms } from './index-format.ts';
import { readBuiltPages } from './site-pages.ts';
import { keywordsSchema, synonymsSchema } from './word-lists.ts';

/** A language may do without. */
export const readSynonyms = (locale: Locale): Synonyms => {
  const name = `search/synonyms.${locale}.yaml`;
  return hasContent(name) ? readYaml(name, synonymsSchema) : { same: [], leads: {} };
};

/** Adds the words of content/search/keywords.yaml to pages that have no front matter for them. */
export function withKeywords(pages: Record<Locale, PageRecord[]>): Record<Locale, PageRecord[]> {
  const keywords = readYaml('search/keywords.yaml', keywordsSchema);
  const extended = (locale: Locale): PageRecord[] =>
    pages[locale].map((page) => ({
      ...page,
      keywords: [...page.keywords, ...(keywords[splitLocale(page.path).path]?.[locale] ?? [])],
    }));
  return perLocale(extended);
}

/** Adds what the docs pages explain of the program: typing a button's name finds its page. */
export function withNames(pages: Record<Locale, PageRecord[]>): Record<Locale, PageRecord[]> {
  const extended = (locale: Locale): PageRecord[] => {
    const names = namesByPage(studioIn(locale));
    return pages[locale].map((page) => ({
      ...page,
      names: names.get(splitLocale(page.path).path.replace('/docs/', '')) ?? [],
    }));
  };
  return perLocale(extended);
}

/** Older versions of the docs would answer every question twice. */
const oldVersions = docsVersions.slice(1).map(({ id }) => `/docs/${id}/`);
export const isSearched = (path: string): boolean => !oldVersions.some((prefix) => path.startsWith(prefix));

/** After the build: reads the pages as readers will see them and writes the index of each language. */
export async function writeSearchIndex(dist: string): Promise<void> {
  const pages = withNames(withKeywords(await readBuiltPages(dist, isSearched)));
  for (const locale of locales) {
    const { files, parts } = buildIndex(pages[locale], readSynonyms(locale), locale);
    const manifest: Manifest = { parts, labels: translator(locale).under('search'), crash: crashWords(locale) };
    const all = new Map<string, Uint8Array | string>([...files, [manifestPath(locale), JSON.stringify(manifest)]]);
    for (const [address, data] of all) {
      const file = join(dist, address);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, data);
    }
  }
}

/** The development server has no built pages: it answers with the index of the last build, if there is one. */
const indexFile = /^\/(?:search-index\/[\w-]+\.json|assets\/search\/[\w.-]+\.bin)$/;

export function search(): AstroIntegration {
  let dist = '';
  return {
    name: 'search',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?')[0] ?? '';
          if (!indexFile.test(path)) return next();
          readFile(join(dist, path)).then(
            (data) => response.end(data),
            () => next(),
          );
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        await writeSearchIndex(fileURLToPath(dir));
        logger.info(`index written in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
