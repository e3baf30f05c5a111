import type { InputHTMLAttributes } from 'react';
import { hrefOf, type Kind, type PageResult, type SearchLabels } from './index-format.ts';

/** The field in every page, and the one that takes its place. */
export const fieldProps = ({ field }: Pick<SearchLabels, 'field'>): InputHTMLAttributes<HTMLInputElement> => ({
  className: 'search-field',
  name: 'q',
  'aria-label': field,
  placeholder: field,
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
});

/** The address of a result. */
export const pageHref = ({ path, place }: Pick<PageResult, 'path' | 'place'>): string => hrefOf(path, place?.id);

/** Where in the site a page is, from the outside in: `Docs › Basics`. */
export const trailOf = (
  { kind, within, place }: Pick<PageResult, 'kind' | 'within'> & Partial<Pick<PageResult, 'place'>>,
  labels: Readonly<Record<Kind, string>>,
): string => [labels[kind], ...within, ...(place ? [place.heading] : [])].join(' › ');

const pathOf = (address: string): string => address.replace(/#.*/, '');

/** Index of an address in the list; a place within a page that has given way to a better one is its page. */
export function entryOf(address: string | undefined, entries: readonly string[]): number {
  if (address === undefined) return -1;
  const exact = entries.indexOf(address);
  return exact === -1 ? entries.findIndex((entry) => pathOf(entry) === pathOf(address)) : exact;
}

/** The next entry of a list for an arrow key, in a circle; -1 is none. */
export function step(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return active === -1 && by === -1 ? count - 1 : (active + by + count) % count;
}

/** The address of the page that lists the results of a search. */
export const resultsHref = (searchPath: string, query: string, kind?: string): string =>
  `${searchPath}?${new URLSearchParams({ q: query.trim(), ...(kind && { in: kind }) })}`;
