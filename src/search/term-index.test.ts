import { describe, expect, it } from 'vitest';
import { TermIndex } from './term-index.ts';

function indexOf(...documents: Array<[title: string, text: string]>): TermIndex<'title' | 'text'> {
  const index = new TermIndex({ title: 2, text: 1 }, { k: 1.2, b: 0.75 });
  for (const [id, [title, text]] of documents.entries()) {
    index.add(id, { title: title.split(' '), text: text.split(' ') });
  }
  return index;
}

const ranked = (index: TermIndex<'title' | 'text'>, term: string): number[] =>
  [...index.search(term)].sort(([, a], [, b]) => b - a).map(([id]) => id);

describe('the index of terms', () => {
  it('finds the documents that hold a term, and no others', () => {
    const index = indexOf(['a', 'usb hub'], ['b', 'proxy'], ['c', 'usb']);
    expect(ranked(index, 'usb').sort()).toEqual([0, 2]);
    expect(index.search('absent').size).toBe(0);
    expect(index.search('constructor').size).toBe(0);
  });

  it('scores a title higher than a text', () => {
    expect(ranked(indexOf(['x', 'usb y'], ['usb', 'z w']), 'usb')).toEqual([1, 0]);
  });

  it('scores a term that is repeated higher, and one in a long text lower', () => {
    expect(ranked(indexOf(['x', 'usb a b'], ['x', 'usb usb a b']), 'usb')).toEqual([1, 0]);
    expect(ranked(indexOf(['x', 'usb a b c d e f g'], ['x', 'usb a']), 'usb')).toEqual([1, 0]);
  });

  it('scores a rare term higher than a common one', () => {
    const index = indexOf(['x', 'rare common'], ['x', 'common'], ['x', 'common']);
    expect(index.search('rare').get(0)).toBeGreaterThan(index.search('common').get(0) ?? 0);
  });

  it('gives the score of the formula', () => {
    const index = indexOf(['a', 'usb usb cable'], ['b', 'proxy']);
    const rarity = Math.log(1 + (2 - 1 + 0.5) / 1.5);
    const length = 2 / 1.5;
    expect(index.search('usb').get(0)).toBeCloseTo((rarity * 2 * 2.2) / (2 + 1.2 * (0.25 + 0.75 * length)), 10);
  });
});
