import { describe, expect, test } from 'vitest';
import { quantile } from './binomial.ts';

describe('binomial quantiles', () => {
  test.each([
    // Two tosses of a coin: 0, 1, 2 heads with 25, 50, 25 %.
    [2, 0.5, 0.05, 0],
    [2, 0.5, 0.25, 0],
    [2, 0.5, 0.26, 1],
    [2, 0.5, 0.95, 2],
    // Twenty videos at 5 %: none 35.8 %, up to 1 73.6 %, up to 2 92.5 %, up to 3 98.4 %.
    [20, 0.05, 0.35, 0],
    [20, 0.05, 0.36, 1],
    [20, 0.05, 0.95, 3],
    // Forty at 10 %: up to 1 8.0 %, up to 7 95.8 %.
    [40, 0.1, 0.05, 1],
    [40, 0.1, 0.95, 7],
  ])('%i trials at %d, %d of them: %i', (trials, probability, share, hits) => {
    expect(quantile(trials, probability, share)).toBe(hits);
  });

  test('never and always', () => {
    expect(quantile(30, 0, 0.95)).toBe(0);
    expect(quantile(30, 1, 0.05)).toBe(30);
    expect(quantile(0, 0.5, 0.95)).toBe(0);
  });

  test('holds for the longest session: 360 videos at 50 %', () => {
    // 180 ± 1.645 × √90 = 164.4 … 195.6.
    expect(quantile(360, 0.5, 0.05)).toBe(164);
    expect(quantile(360, 0.5, 0.95)).toBe(196);
    expect(quantile(360, 0.99, 0.95)).toBe(359);
  });
});
