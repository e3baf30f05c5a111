import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { shownData } from '../lib/parts.ts';
import { describeIssues, InputError } from '../lib/problems.ts';
import { contentDir } from './folder.ts';
import { settings } from './parts.ts';
import { parseYaml } from './yaml.ts';

export { contentDir };

/** Words that belong to the code: a site of the tests has none of its own. */
export const wordsFile = (name: string): string =>
  [resolve(contentDir, name), resolve('content', name)].find((path) => existsSync(path)) ?? resolve(contentDir, name);

/** The words of a JSON file; none where a language does not have it yet. Their shape is what the check looks at. */
export function readWords<T extends object>(name: string, fill = (text: string): string => text): Partial<T> {
  const file = wordsFile(name);
  const shown = (_: string, value: unknown): unknown => (typeof value === 'string' ? fill(value) : value);
  const words: Partial<T> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'), shown) : {};
  return words;
}

export const hasContent = (name: string): boolean => existsSync(resolve(contentDir, name));

/** Reads and checks a YAML file of `content/`, without what this site does without. A mistake names file, field and remedy. */
export function readYaml<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const file = resolve(contentDir, name);
  let data: unknown;
  try {
    data = shownData(parseYaml(readFileSync(file, 'utf8')), settings);
  } catch (error) {
    throw new InputError(`${file}\n  ${error instanceof Error ? error.message : error}`);
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new InputError(`${file}\n${describeIssues(result.error.issues)}`);
}
