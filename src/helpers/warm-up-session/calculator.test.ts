import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = { minutes: 20, viewMin: 30, viewMax: 60, like: 10, favorite: 5, follow: 5, comment: 0, sessions: 2 };
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('twenty minutes at 30–60 s are 26 videos', () => {
  const { results, ranges, notes } = compute();
  expect(results.view).toBe(45);
  // 1,200 / 45 = 26.7.
  expect(results.videos).toBe(26);
  expect(results.likes).toBeCloseTo(2.6, 9);
  expect(results.follows).toBeCloseTo(1.3, 9);
  expect(results.comments).toBe(0);
  // (2.6 + 1.3 + 1.3) × 2.
  expect(results.daily).toBeCloseTo(10.4, 9);
  expect(ranges?.likes).toEqual([0, 5]);
  expect(ranges?.follows).toEqual([0, 3]);
  expect(ranges?.comments).toEqual([0, 0]);
  expect(notes?.commented).toBe(false);
});

test('at 50 % each, thirteen of every kind', () => {
  const { results, ranges, notes } = compute({ like: 50, favorite: 50, follow: 50, comment: 50, sessions: 1 });
  expect([results.likes, results.favorites, results.follows, results.comments]).toEqual([13, 13, 13, 13]);
  expect(results.daily).toBe(52);
  // 13 ± 1.645 × √6.5 = 8.8 … 17.2.
  expect(ranges?.likes).toEqual([9, 17]);
  expect(notes?.commented).toBe(true);
});

test('the shortest session with the longest videos has one', () => {
  const { results, ranges } = compute({ minutes: 5, viewMin: 180, viewMax: 180, like: 100 });
  expect(results.videos).toBe(1);
  expect(ranges?.likes).toEqual([1, 1]);
});

test('an hour of the shortest views', () => {
  expect(compute({ minutes: 60, viewMin: 10, viewMax: 10 }).results.videos).toBe(360);
});
