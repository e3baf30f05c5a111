import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KnownFiles } from '../../src/built-site/edits.ts';
import type { Painted } from '../../src/social/orders.ts';
import { writeWhole } from './cache.ts';

/** The site that was published last: all that has to be known of it to make the next one from it. */
export interface LastSite {
  /** Of all it was made from but the bodies of texts (`Inputs`). */
  key: string;
  /** Each text with its hash. */
  texts: Record<string, string>;
  /**
   * What pages are and show, from the root of the site, each file with its hash. Not what is written anew from all pages
   * in every build: sitemap, search index, host files.
   */
  files: Record<string, string>;
  known: KnownFiles;
  painted: Painted;
}

export const hashOfFile = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('base64url');

export const lastSiteFile = (cache: string): string => join(cache, 'site.json');

export function readLastSite(cache: string): LastSite | undefined {
  const file = lastSiteFile(cache);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Another site lies there until then, and its files do not fit. */
export const writeLastSite = (cache: string, site: LastSite): void =>
  writeWhole(lastSiteFile(cache), JSON.stringify(site));

/** Copies the files of the last site, and says whether each is as it was published. */
export function copySite({ files }: Pick<LastSite, 'files'>, from: string, to: string): boolean {
  const folders = new Set<string>();
  for (const [file, hash] of Object.entries(files)) {
    const source = join(from, file);
    if (!existsSync(source)) return false;
    const bytes = readFileSync(source);
    if (hashOfFile(bytes) !== hash) return false;
    const target = join(to, file);
    if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    folders.add(dirname(target));
    writeFileSync(target, bytes);
  }
  return true;
}
