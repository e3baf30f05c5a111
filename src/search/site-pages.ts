import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, perLocale } from '../languages/index.ts';
import { splitLocale } from '../lib/routes.ts';
import { extractPage } from './extract.ts';
import type { PageRecord } from './index-format.ts';

/** `ru/docs/intro.html` → `/ru/docs/intro`, `ru/index.html` → `/ru/`. */
export const addressOf = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '/');

/** Every page of a built site that can be found, by language. */
export async function readBuiltPages(
  dist: string,
  isSearched: (path: string) => boolean = () => true,
): Promise<Record<Locale, PageRecord[]>> {
  const pages = perLocale((): PageRecord[] => []);
  const names = await readdir(dist, { recursive: true });
  for (const name of names.filter((entry) => entry.endsWith('.html')).sort()) {
    const address = addressOf(name);
    const { locale, path } = splitLocale(address);
    if (!isSearched(path)) continue;
    const page = extractPage({ html: await readFile(join(dist, name), 'utf8'), address, path });
    if (page) pages[locale].push(page);
  }
  return pages;
}
