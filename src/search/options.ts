import type { PageResult, Results } from './engine.ts';
import { kinds } from './index-format.ts';

/** An address on this site, at a heading if there is one. */
export const hrefOf = (path: string, id = ''): string => (id ? `${path}#${encodeURIComponent(id)}` : path);

/** Entries of a page in the dialog's list: the page, then its headings. */
export const entriesOf = ({ sections }: PageResult): number => 1 + sections.length;

/** Where each page's entries begin, and how many there are in all. */
export function placeEntries(pages: PageResult[]): { firsts: number[]; count: number } {
  const firsts: number[] = [];
  let count = 0;
  for (const page of pages) {
    firsts.push(count);
    count += entriesOf(page);
  }
  return { firsts, count };
}

/** The next entry of a list for an arrow key; behind the last comes the first. -1 is none. */
export function step(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return active === -1 && by === -1 ? count - 1 : (active + by + count) % count;
}

export const pagesFound = ({ counts }: Results): number => kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** The address of the page that lists the results of a search. */
export function resultsHref(searchPath: string, query: string, kind?: string): string {
  const parameters = new URLSearchParams({ q: query.trim() });
  if (kind) parameters.set('in', kind);
  return `${searchPath}?${parameters}`;
}
