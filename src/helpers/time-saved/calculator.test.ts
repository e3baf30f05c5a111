import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = { accounts: 20, posts: 1, hand: 4, days: 7, computers: 1, care: 30 };
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('twenty accounts, one post a day', () => {
  const { results, notes } = compute({ hand: 6 });
  expect(results.weekly).toBe(140);
  // 140 × 6 min.
  expect(results.byHand).toBe(14);
  // 7 × 30 min.
  expect(results.person).toBe(3.5);
  expect(results.saved).toBe(10.5);
  expect(notes).toEqual({ quicker: false, stays: true });
});

test('a second computer has to be looked after too', () => {
  expect(compute({ computers: 2 }).results.person).toBe(7);
});

test('says so where posting by hand is quicker', () => {
  const { results, notes } = compute({ accounts: 2 });
  expect(results.saved).toBeUndefined();
  expect(notes?.quicker).toBe(true);
});

test('no posts, nothing to save', () => {
  const { results } = compute({ posts: 0 });
  expect([results.weekly, results.byHand]).toEqual([0, 0]);
});
