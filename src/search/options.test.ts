import { expect, it } from 'vitest';
import { hrefOf } from './index-format.ts';
import { entryOf, resultsHref, step, trailOf } from './options.ts';

it('walks through a list in a circle', () => {
  expect([step(0, 1, 3), step(2, 1, 3), step(0, -1, 3), step(-1, 1, 3), step(-1, -1, 3), step(0, 1, 0)]).toEqual([
    1, 0, 2, 0, 2, -1,
  ]);
});

it('knows an entry by its address, or by its page when the place has given way', () => {
  const entries = ['/a', '/a#x', '/b'];
  expect([undefined, '/a#x', '/a#gone', '/b', '/c'].map((address) => entryOf(address, entries))).toEqual([
    -1, 1, 0, 2, -1,
  ]);
});

it('says where in the site a page is', () => {
  const labels = { docs: 'Docs', blog: 'Blog', pages: 'Pages' };
  expect(trailOf({ kind: 'docs', within: ['Basics'], place: undefined }, labels)).toBe('Docs › Basics');
  expect(trailOf({ kind: 'pages', within: [], place: { id: 'pricing', heading: 'Prices' } }, labels)).toBe(
    'Pages › Prices',
  );
});

it('writes addresses of headings and of results, safely', () => {
  expect([hrefOf('/docs/a', 'steps'), hrefOf('/docs/a')]).toEqual(['/docs/a#steps', '/docs/a']);
  expect(resultsHref('/search', ' a&b <c> ')).toBe('/search?q=a%26b+%3Cc%3E');
  expect(resultsHref('/ru/search', 'ё', 'docs')).toBe('/ru/search?q=%D1%91&in=docs');
});
