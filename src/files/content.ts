import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { knownLocales, typeset } from '../languages/index.ts';
import { shownData } from '../lib/parts.ts';
import { describeIssues, InputError } from '../lib/problems.ts';
import { contentDir } from './folder.ts';
import { settings } from './parts.ts';
import { withWords } from './words.ts';
import { parseYaml } from './yaml.ts';

export { contentDir };

/** Words that belong to the code: test sites share them. */
export const wordsFile = (name: string): string =>
  [resolve(contentDir, name), resolve('content', name)].find((path) => existsSync(path)) ?? resolve(contentDir, name);

/** The words of a JSON file; none where a language does not have it yet. Their shape is what the check looks at. */
export function readWords<T extends object>(name: string, fill = (text: string): string => text): Partial<T> {
  const file = wordsFile(name);
  const locale = knownLocales.find((code) => name.startsWith(`${code}/`));
  const shown = (_: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    return locale ? typeset(fill(value), locale) : fill(value);
  };
  const words: Partial<T> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'), shown) : {};
  return words;
}

export const hasContent = (name: string): boolean => existsSync(resolve(contentDir, name));

function parsed(file: string): unknown {
  try {
    return parseYaml(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InputError(`${file}\n  ${error instanceof Error ? error.message : error}`);
  }
}

function checked<S extends z.ZodType>(file: string, data: unknown, schema: S): z.output<S> {
  const result = schema.safeParse(shownData(data, settings));
  if (result.success) return result.data;
  throw new InputError(`${file}\n${describeIssues(result.error.issues)}`);
}

/** Reads and checks a YAML file of `content/`, without what this site does without. A mistake names file, field and remedy. */
export function readYaml<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const file = resolve(contentDir, name);
  return checked(file, parsed(file), schema);
}

/** The files a piece of data is made of: its own in `content/data/`, and one of words for each language. */
export const dataFiles = (name: string): string[] =>
  ['data', ...knownLocales].map((folder) => resolve(contentDir, folder, name)).filter((file) => existsSync(file));

export const hasData = (name: string): boolean => dataFiles(name).length > 0;

/** A file of `content/data/` with the words of all languages, each at its place as `{ en: …, ru: … }`. Not checked. */
export function wholeData(name: string): unknown {
  const read = (folder: string): unknown => {
    const file = resolve(contentDir, folder, name);
    return existsSync(file) ? parsed(file) : undefined;
  };
  const words = knownLocales.map((locale) => [locale, read(locale)] as const);
  return withWords(read('data'), words);
}

/** The same, checked, without what this site does without. */
export const readData = <S extends z.ZodType>(name: string, schema: S): z.output<S> =>
  checked(`content/data/${name}, content/<language>/${name}`, wholeData(name), schema);
