import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The interactive helpers writers may use, by the name they write: every `<Name>.astro` in a folder here or of tools/. A page
 * that uses one imports it, so that only such pages carry its styles.
 */
export const helpers: ReadonlyMap<string, string> = new Map(
  globSync(['*/*.astro', '../tools/*/*.astro'], { cwd: import.meta.dirname })
    .sort()
    .map((file) => [basename(file, '.astro'), join(import.meta.dirname, file)]),
);
