import { describe, expect, it } from 'vitest';
import type { PageResult } from './engine.ts';
import { entriesOf, entryOf, hrefOf, pagesFound, resultsHref, step, trailOf } from './options.ts';

const page = (path: string, ...ids: string[]): PageResult => ({
  path,
  place: undefined,
  kind: 'docs',
  within: ['Basics'],
  title: [],
  excerpt: [],
  sections: ids.map((id) => ({ id, under: '', heading: [], excerpt: [] })),
});

describe('the list of the dialog', () => {
  it('has pages and headings in one row', () => {
    const pages = [page('/a', 'x', 'y'), page('/b'), page('/c', 'z')];
    expect(entriesOf(pages)).toEqual(['/a', '/a#x', '/a#y', '/b', '/c', '/c#z']);
  });

  it('is walked through in a circle', () => {
    expect([step(0, 1, 3), step(2, 1, 3), step(0, -1, 3), step(-1, 1, 3), step(-1, -1, 3), step(0, 1, 0)]).toEqual([
      1, 0, 2, 0, 2, -1,
    ]);
  });
});

describe('what the reader has gone to', () => {
  const pages = [page('/a', 'x'), page('/b')];

  it('is known by its address, or by its page when the place has given way', () => {
    const entries = entriesOf(pages);
    expect([undefined, '/a#x', '/a#gone', '/b', '/c'].map((address) => entryOf(address, entries))).toEqual([
      -1, 1, 0, 2, -1,
    ]);
  });
});

it('a page found says where in the site it stands', () => {
  const labels = { docs: 'Docs', blog: 'Blog', pages: 'Pages' };
  const place = { id: 'pricing', heading: 'Prices' };
  expect(trailOf(page('/docs/a'), labels)).toBe('Docs › Basics');
  expect(trailOf({ kind: 'pages', within: [], place }, labels)).toBe('Pages › Prices');
});

describe('addresses', () => {
  it('lead to the heading', () => {
    expect(hrefOf('/docs/a', 'steps')).toBe('/docs/a#steps');
    expect(hrefOf('/docs/a')).toBe('/docs/a');
  });

  it('of results carry the query and the kind, safely', () => {
    expect(resultsHref('/search', ' a&b <c> ')).toBe('/search?q=a%26b+%3Cc%3E');
    expect(resultsHref('/ru/search', 'ё', 'docs')).toBe('/ru/search?q=%D1%91&in=docs');
  });
});

it('pages found are the sum of all kinds', () => {
  expect(pagesFound({ counts: { docs: 2, blog: 3, pages: 1 } })).toBe(6);
});
