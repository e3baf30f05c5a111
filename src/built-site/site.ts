import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isPage } from './addresses.ts';
import { Page } from './page.ts';

/** Every file of a built site, named from its root: `/docs/intro.html`. */
export const filesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();

/** The pages of a built site, one at a time: a large site would not fit into memory. What the owner put there is left alone. */
export function* readPages(dist: string, isOwners = (_file: string): boolean => false): Generator<Page> {
  for (const file of filesIn(dist).filter((file) => isPage(file) && !isOwners(file)))
    yield new Page(file, readFileSync(join(dist, file), 'utf8'));
}
