import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isPage } from '../../src/built-site/addresses.ts';
import { filesIn } from '../../src/built-site/site.ts';

/** Written when all pages are there: without it a build is still running, or has failed. */
const lastOfBuild = '/sitemap-index.xml';

/** A build is fresh when it is complete and its oldest page is younger than every source. */
export function buildIsFresh(dist: string, sources: string[]): boolean {
  const time = (path: string): number => statSync(path).mtimeMs;
  const below = (path: string): string[] =>
    statSync(path).isDirectory() ? filesIn(path).map((name) => join(path, name)) : [path];
  const files = filesIn(dist);
  const pages = files.filter(isPage);
  if (pages.length === 0 || !files.includes(lastOfBuild)) return false;
  const oldest = Math.min(...pages.map((file) => time(join(dist, file))));
  return sources.flatMap(below).every((path) => /\.test\.tsx?$/.test(path) || time(path) <= oldest);
}
