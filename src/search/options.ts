import type { PageResult, Results } from './engine.ts';
import { type Kind, kinds } from './index-format.ts';

/** An address on this site, at a heading if there is one. */
export const hrefOf = (path: string, id = ''): string => (id ? `${path}#${encodeURIComponent(id)}` : path);

/** Where a page found opens. */
export const pageHref = ({ path, place }: Pick<PageResult, 'path' | 'place'>): string => hrefOf(path, place?.id);

/** Where in the site a page found stands, from the outside in: `Docs › Basics`. */
export const trailOf = (
  { kind, within, place }: Pick<PageResult, 'kind' | 'within' | 'place'>,
  labels: Readonly<Record<Kind, string>>,
): string => [labels[kind], ...within, ...(place ? [place.heading] : [])].join(' › ');

/** Addresses of the entries in the dialog's list: the answer, then each page and its headings. */
export const entriesOf = (pages: readonly PageResult[]): string[] =>
  pages.flatMap((page) => [pageHref(page), ...page.sections.map(({ id }) => hrefOf(page.path, id))]);

const pathOf = (address: string): string => address.replace(/#.*/, '');

/** Where an address is in the list; a place within a page that has given way to a better one is its page. */
export function entryOf(address: string | undefined, entries: readonly string[]): number {
  if (address === undefined) return -1;
  const exact = entries.indexOf(address);
  return exact === -1 ? entries.findIndex((entry) => pathOf(entry) === pathOf(address)) : exact;
}

export const pageOf = (address: string | undefined, pages: readonly PageResult[]): PageResult | undefined =>
  pages.find(({ path }) => address !== undefined && path === pathOf(address));

/**
 * The pages of an answer; those that look as they did in the last one are the same objects as then, so that nothing is drawn
 * anew for them. From letter to letter most of them do.
 */
export function unchangedKept(pages: PageResult[], before: readonly PageResult[]): PageResult[] {
  const looks = new Map(before.map((page) => [JSON.stringify(page), page]));
  return pages.map((page) => looks.get(JSON.stringify(page)) ?? page);
}

/** What the reader has gone to does not leave the list when more texts arrive and others come before it. */
export const withHeld = (pages: readonly PageResult[], held: PageResult | undefined): readonly PageResult[] =>
  held && !pages.some(({ path }) => path === held.path) ? [...pages, held] : pages;

/** Where each page's entries begin. */
export function placesOf(pages: readonly PageResult[]): number[] {
  let count = 0;
  return pages.map(({ sections }) => {
    const first = count;
    count += 1 + sections.length;
    return first;
  });
}

export const optionId = (place: number): string => `search-option-${place}`;

/** The place of the entry an event happened on, if it was one. */
export function placeOf(target: EventTarget | null): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return option ? Number(option.dataset.place) : undefined;
}

/** What makes a link an entry of the list; the list itself listens for what happens to its entries. */
export const optionProps = (place: number, chosen: boolean) => ({
  id: optionId(place),
  role: 'option',
  tabIndex: -1,
  'data-place': place,
  'aria-selected': chosen,
});

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
