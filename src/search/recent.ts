import { readStored, writeStored } from '../ui/browser/storage.client.ts';

const mostRecent = 6;

/** Searches that led somewhere, the last one first. They never leave the browser. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(readStored('recent-searches') ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

/** The same search is not listed twice. */
export function rememberSearch(query: string): void {
  const entry = query.replace(/\s+/g, ' ').trim();
  if (!entry) return;
  const list = [entry, ...recentSearches().filter((other) => other !== entry)].slice(0, mostRecent);
  writeStored('recent-searches', JSON.stringify(list));
}

export const forgetSearches = (): void => writeStored('recent-searches', null);
