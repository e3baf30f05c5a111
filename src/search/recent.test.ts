import { describe, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch, withRecent } from './recent.ts';

function storage(initial: string | null = null): Storage {
  const values = new Map(initial === null ? [] : [['recent-searches', initial]]);
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('recent searches', () => {
  it('are listed once, the last one first, six at most', () => {
    expect(withRecent(['b', 'a'], ' a ')).toEqual(['a', 'b']);
    expect(withRecent(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
    expect(withRecent(['a'], '  ')).toEqual(['a']);
  });

  it('are kept and can be cleared', () => {
    vi.stubGlobal('localStorage', storage());
    rememberSearch('usb  hub');
    expect(recentSearches()).toEqual(['usb hub']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('survive what others wrote into the storage, and none at all', () => {
    for (const broken of ['{"a":1}', 'not json', '[1,"a",null]']) {
      vi.stubGlobal('localStorage', storage(broken));
      expect(recentSearches()).toEqual(broken.startsWith('[') ? ['a'] : []);
      vi.unstubAllGlobals();
    }
    expect(recentSearches()).toEqual([]);
  });
});
