import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is kept from one build to the next: Astro's own, and that of tools/build. It can be deleted at any time. */
export const cacheFolder = (): string => process.env.SITE_CACHE ?? 'node_modules/.astro';

/** Pages as they were rendered. */
export const pagesFolder = (cache: string): string => join(cache, 'pages');

/** Whole or not at all: a build may be killed. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
