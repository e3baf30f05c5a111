import { expect, test } from 'vitest';
import { type Alike, commonOrder, servedByOne } from './common-sheet.ts';

const alike = (names: string, pages = 1): Alike => ({ sheets: [...names], pages });

test('an order that no page contradicts', () => {
  expect(commonOrder([])).toEqual([]);
  expect(commonOrder([alike('ac'), alike('bcd'), alike('ab')])).toEqual([...'abcd']);
  expect(commonOrder([alike('cd'), alike('abc')])).toEqual([...'abcd']);
});

test('where pages contradict each other, the order of most of them', () => {
  expect(commonOrder([alike('abc', 2), alike('bac', 3)])).toEqual([...'bac']);
  // What few pages have stays behind what they have before it, however others are at odds about that.
  expect(commonOrder([alike('ab', 50), alike('ba', 60), alike('abx', 1)])).toEqual([...'bax']);
  // Each is after another on some page.
  expect(commonOrder([alike('ab', 5), alike('bc', 5), alike('ca', 1)])).toEqual([...'abc']);
});

/** Each sheet is one byte, and sheet X changes what has a Y. */
const served = (groups: Alike[], most: number): string[] =>
  servedByOne(groups, most, {
    bytes: () => 1,
    disturbs: (sheet, { sheets }) => sheet === 'X' && sheets.includes('Y'),
  }).map(({ sheets }) => sheets.join(''));

test('what serves the most pages with the least comes first; what is too much stays out', () => {
  const groups = [alike('ax', 1), alike('ab', 9), alike('acde', 5), alike('ac', 2)];
  expect(served(groups, 9)).toEqual(['ab', 'ac', 'acde', 'ax']);
  expect(served(groups, 4)).toEqual(['ab', 'ac', 'ax']);
  expect(served(groups, 1)).toEqual([]);
});

test('pages that need nothing more are served whatever their number', () => {
  expect(served([alike('ab', 9), alike('a', 1)], 2)).toEqual(['ab', 'a']);
});

test('nobody is served who would look otherwise, whoever came first', () => {
  expect(served([alike('aX', 9), alike('aY', 1), alike('ab', 1)], 9)).toEqual(['aX', 'ab']);
  expect(served([alike('aY', 9), alike('aX', 1), alike('aXY', 1), alike('ab', 1)], 9)).toEqual(['aY', 'ab']);
  // It comes with X, and is as it should be with it.
  expect(served([alike('aXY', 9), alike('aX', 1)], 9)).toEqual(['aXY', 'aX']);
});
