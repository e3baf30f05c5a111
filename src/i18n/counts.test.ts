import { describe, expect, test } from 'vitest';
import { nearestStop, parseCount, phoneRange, phoneStops } from './counts.ts';

describe('typed numbers', () => {
  test.each([
    ['1', 1],
    [' 40 ', 40],
    ['1 000', 1000],
    ['１２', 12],
    ['+5', 5],
    ['1e2', 100],
  ])('%j is %i', (text, value) => {
    expect(parseCount(text, phoneRange)).toEqual({ value });
  });

  test.each([
    ['', 'empty'],
    ['0', 'tooSmall'],
    ['-5', 'tooSmall'],
    ['1001', 'tooLarge'],
    ['1e999', 'tooLarge'],
    ['2.5', 'notWhole'],
    ['2,5', 'notWhole'],
    ['1,000', 'notWhole'],
    ['forty', 'notNumber'],
    ['0x10', 'notNumber'],
    ['<b>5</b>', 'notNumber'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseCount(text, phoneRange)).toEqual({ problem });
  });
});

describe('typed numbers with digits after the point', () => {
  const amps = { min: 0.1, max: 5000, decimals: 2 };

  test.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['0,75', 0.75],
    ['.5', 0.5],
    ['１．５', 1.5],
    ['1 000,5', 1000.5],
  ])('%j is %d', (text, value) => {
    expect(parseCount(text, amps)).toEqual({ value });
  });

  test.each([
    ['-1,5', 'tooSmall'],
    ['5000.01', 'tooLarge'],
    // A thousand or one with three digits after the point: ambiguous.
    ['1,000', 'notWhole'],
    ['1.234', 'notWhole'],
    ['1,234.5', 'notWhole'],
    ['1.5e3', 'notWhole'],
    ['2 A', 'notNumber'],
    ['NaN', 'notNumber'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseCount(text, amps)).toEqual({ problem });
  });

  test('an empty field may mean a value', () => {
    expect(parseCount(' ', { ...amps, blank: 0 })).toEqual({ value: 0 });
    expect(parseCount('x', { ...amps, blank: 0 })).toEqual({ problem: 'notNumber' });
  });
});

test('the slider reaches every stop and both ends', () => {
  for (const [index, stop] of phoneStops.entries()) expect(nearestStop(stop, phoneStops)).toBe(index);
  expect(phoneStops[nearestStop(11, phoneStops)]).toBe(10);
  expect(phoneStops[0]).toBe(1);
  expect(phoneStops.at(-1)).toBe(1000);
});
