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
    ['   ', 'empty'],
    ['0', 'tooSmall'],
    ['-5', 'tooSmall'],
    ['−5', 'tooSmall'],
    ['1001', 'tooLarge'],
    ['1e9', 'tooLarge'],
    ['1e999', 'tooLarge'],
    ['2.5', 'notWhole'],
    ['2,5', 'notWhole'],
    ['1,000', 'notWhole'],
    ['.5', 'notWhole'],
    ['forty', 'notNumber'],
    ['0x10', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['4O', 'notNumber'],
    ['<b>5</b>', 'notNumber'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseCount(text, phoneRange)).toEqual({ problem });
  });
});

test('the slider reaches every stop and both ends', () => {
  for (const [index, stop] of phoneStops.entries()) expect(nearestStop(stop, phoneStops)).toBe(index);
  expect(phoneStops[nearestStop(11, phoneStops)]).toBe(10);
  expect(phoneStops[0]).toBe(1);
  expect(phoneStops.at(-1)).toBe(1000);
});
