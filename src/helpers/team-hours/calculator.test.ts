import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = { accounts: 30, posts: 3, make: 30, review: 5, publish: 3, checks: 5, hours: 40, share: 90 };
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('thirty accounts with three posts a week', () => {
  const { results, notes } = compute();
  expect(results.weekly).toBe(90);
  // 90 × 38 min.
  expect(results.posting).toBe(57);
  // 30 × 5 min.
  expect(results.checking).toBe(2.5);
  expect(results.total).toBe(59.5);
  // 59.5 / 36 = 1.65.
  expect(results.people).toBe(2);
  expect(notes?.alone).toBe(false);
});

test('hours that fill a week exactly need nobody else', () => {
  // 36 accounts × 1 post × 60 min = 36 h = 40 h × 90 %.
  const { results } = compute({ accounts: 36, posts: 1, make: 60, review: 0, publish: 0, checks: 0 });
  expect(results.total).toBe(36);
  expect(results.people).toBe(1);
});

test('nor do they when the division leaves a crumb', () => {
  // 8.4 h = 12 h × 70 %, which computers take for 8.399999999999999.
  const { results } = compute({
    accounts: 84,
    posts: 1,
    make: 6,
    review: 0,
    publish: 0,
    checks: 0,
    hours: 12,
    share: 70,
  });
  expect(results.total).toBe(8.4);
  expect(results.people).toBe(1);
});

test('one person alone checks the own posts: said', () => {
  expect(compute({ accounts: 10 }).notes?.alone).toBe(true);
  expect(compute({ accounts: 10, review: 0 }).notes?.alone).toBe(false);
});

test('no posts: only the accounts cost time', () => {
  const { results } = compute({ posts: 0 });
  expect([results.weekly, results.posting, results.total]).toEqual([0, 0, 2.5]);
  expect(results.people).toBe(1);
});

test('nothing to do needs nobody', () => {
  const { results, notes } = compute({ posts: 0, checks: 0 });
  expect([results.total, results.people]).toEqual([0, 0]);
  expect(notes?.alone).toBe(false);
});
