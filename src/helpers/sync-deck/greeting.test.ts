import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it('greets with one stroke up and one down, lifting the finger between them', () => {
  const heights = (from: number, to: number) =>
    [from, to].map((time) => {
      const at = greetingAt(time);
      return typeof at === 'object' ? at.y : at;
    });
  expect(greetingAt(0)).toBe('lifted');
  expect(heights(600, 1150)).toEqual([240, 96]);
  expect(greetingAt(1400)).toBe('lifted');
  expect(heights(1750, 2300)).toEqual([80, 270]);
  expect(greetingAt(2301)).toBe('over');
});
