import { afterEach, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';

function store(initial: Record<string, string> = {}): void {
  const values = new Map(Object.entries(initial));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
}

afterEach(() => vi.unstubAllGlobals());

it('keeps six searches, each once, the last one first, until they are cleared', () => {
  store();
  for (const query of ['1', '2', '3', '4', '5', '6', 'usb  hub', ' 3 ', ' ']) rememberSearch(query);
  expect(recentSearches()).toEqual(['3', 'usb hub', '6', '5', '4', '2']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it('survives what others wrote into the storage, and none at all', () => {
  for (const broken of ['{"a":1}', 'not json', '[1,"a",null]']) {
    store({ 'recent-searches': broken });
    expect(recentSearches()).toEqual(broken.startsWith('[') ? ['a'] : []);
  }
  vi.unstubAllGlobals();
  expect(recentSearches()).toEqual([]);
});
