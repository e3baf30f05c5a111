import { readStored, writeStored } from '../ui/browser/storage.client.ts';

const mostRecent = 6;

function parse(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

/** Searches that led somewhere, the last one first. They never leave the browser. */
export const recentSearches = (): string[] => parse(readStored('recent-searches'));

/** The list with a new entry in front; the same search is not listed twice. */
export function withRecent(list: string[], query: string): string[] {
  const entry = query.replace(/\s+/g, ' ').trim();
  if (!entry) return list;
  return [entry, ...list.filter((other) => other !== entry)].slice(0, mostRecent);
}

export function rememberSearch(query: string): void {
  const list = withRecent(recentSearches(), query);
  if (list.length > 0) writeStored('recent-searches', JSON.stringify(list));
}

export const forgetSearches = (): void => writeStored('recent-searches', null);
