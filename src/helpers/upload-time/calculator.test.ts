import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = { accounts: 36, videos: 1, size: 40, speed: 30, share: 70, together: 4, window: 2 };
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('36 videos of 40 MB on 30 Mbit/s', () => {
  const { results, notes } = compute();
  expect(results.files).toBe(36);
  expect(results.volume).toBe(1.44);
  // 36 × 320 Mbit / 21 Mbit/s.
  expect(results.time).toBeCloseTo(548.571, 3);
  // Of 7,200 s.
  expect(results.ofWindow).toBeCloseTo(7.619, 3);
  expect(results.needed).toBeCloseTo(2.286, 3);
  // 4 × 320 / 21.
  expect(results.atOnce).toBeCloseTo(60.952, 3);
  expect(notes?.tooLong).toBe(false);
});

test('a whole line for itself: 25 MB are 200 Mbit, four at once take 27 seconds on 30 Mbit/s', () => {
  expect(compute({ size: 25, share: 100 }).results.atOnce).toBeCloseTo(26.667, 3);
  expect(compute({ size: 25, share: 100, together: 11 }).results.atOnce).toBeCloseTo(73.333, 3);
});

test('a slow line does not make it', () => {
  const { results, notes } = compute({ accounts: 500, videos: 3, speed: 10 });
  // 1,500 × 320 Mbit / 7 Mbit/s = 68,571 s, 19 hours for a window of two.
  expect(results.time).toBeCloseTo(68_571.43, 2);
  expect(results.ofWindow).toBeCloseTo(952.381, 3);
  // 480,000 Mbit / 7,200 s / 0.7.
  expect(results.needed).toBeCloseTo(95.238, 3);
  expect(notes?.tooLong).toBe(true);
});

test('with the line it says it needs, the window is filled exactly', () => {
  const { needed = 0 } = compute({ accounts: 500 }).results;
  expect(compute({ accounts: 500, speed: needed }).results.ofWindow).toBeCloseTo(100, 9);
});
