import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = {
  phones: 12,
  atOnce: 20,
  accounts: 3,
  actions: 5,
  actionMin: 30,
  actionMax: 60,
  pauseMin: 10,
  pauseMax: 30,
  overhead: 60,
};
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('twelve phones side by side, three accounts one after another', () => {
  const { results, notes } = compute();
  // Per account 60 + 5 × 30 + 4 × 10 = 250 s, or 60 + 5 × 60 + 4 × 30 = 480 s.
  expect(results).toEqual({ rounds: 1, shortest: 750, expected: 1095, longest: 1440 });
  expect(notes).toEqual({ slowest: true, waiting: false });
});

test('more phones than the license runs at once wait for a second round', () => {
  const { results, notes } = compute({ phones: 21 });
  expect(results).toEqual({ rounds: 2, shortest: 1500, expected: 2190, longest: 2880 });
  expect(notes?.waiting).toBe(true);
});

test('as many phones as may run are one round', () => {
  expect(compute({ phones: 20 }).results.rounds).toBe(1);
});

test('a single action has no pause after it', () => {
  const { results } = compute({ actions: 1, accounts: 1 });
  expect([results.shortest, results.longest]).toEqual([90, 120]);
});

test('without ranges the run is as long as it is', () => {
  const { results, notes } = compute({ actionMax: 30, pauseMax: 10 });
  expect([results.shortest, results.expected, results.longest]).toEqual([750, 750, 750]);
  expect(notes?.slowest).toBe(false);
});
