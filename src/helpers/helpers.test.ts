import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLocale } from '../lib/locales.ts';
import { programNames } from '../program/load.ts';
import { labelOf } from '../program/names.ts';
import { helpers } from './discover.ts';

const files = (pattern: string): string[] =>
  globSync(pattern)
    // Windows gives its own separator.
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const islands = files('src/helpers/*/*.island.tsx');
const folders = islands.map((file) => basename(dirname(file)));

describe('a helper is a folder', () => {
  it.each(islands)('%s has a mount that writers can name, words and a test', (file) => {
    const folder = dirname(file);
    expect([...helpers.keys()]).toContain(basename(file, '.island.tsx'));
    expect(files(`${folder}/words/en.json`)).toHaveLength(1);
    expect(files(`${folder}/*.test.ts`)).not.toEqual([]);
  });

  it('and a mount has an island', () => {
    const all = [...islands, ...files('src/tools/*/*.island.tsx')];
    expect([...helpers.keys()].sort()).toEqual(all.map((file) => basename(file, '.island.tsx')).sort());
  });

  it('named nowhere else in the code, but on marketing pages', () => {
    const named = files('{src,tools,deploy}/**/*.{ts,tsx,astro,css}')
      .filter((file) => !/^src\/helpers\/|\.test\.tsx?$|^tools\/check\/faults\//.test(file))
      .filter((file) => folders.some((folder) => readFileSync(file, 'utf8').includes(`/${folder}/`)));
    expect(named.filter((file) => !/^src\/marketing\/.*\.astro$/.test(file))).toEqual([]);
  });
});

describe.each(files('src/helpers/*/words/*.json'))('%s', (file) => {
  const locale = basename(file, '.json');
  const words: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));

  it('closes every mark it opens', () => {
    for (const [key, text] of Object.entries(words)) {
      expect(String(text).split('**').length % 2, key).toBe(1);
      expect(String(text).split('`').length % 2, key).toBe(1);
    }
  });

  it.runIf(isLocale(locale))('calls labels of the program as the program does', () => {
    const labels = new Set([...programNames.values()].map((named) => isLocale(locale) && labelOf(named, locale)));
    const unknown = Object.entries(words).flatMap(([key, text]) =>
      [...String(text).matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, label = '']) =>
        labels.has(label) ? [] : [`${key}: ${label}`],
      ),
    );
    expect(unknown).toEqual([]);
  });
});
