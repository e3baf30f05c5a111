import { expect, it } from 'vitest';
import { packNumbers, packText, unpackNumbers, unpackText } from './ppm.ts';

/** The same numbers in every run, small ones more often. */
function sample(length: number, below: number): number[] {
  let state = 7;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(below * (state / 2 ** 32) ** 3);
  });
}

it.each([2, 5, 60, 900])('gives back numbers below %i, also when anything may follow anything', (below) => {
  const numbers = sample(6000, below);
  const read = unpackNumbers(packNumbers(numbers, below), below);
  expect(numbers.map(() => read.next().value)).toEqual(numbers);
});

it.each(['', 'a', 'The phone, the phones, the phone farm: 手机 телефон 🙂\n', 'row\n'.repeat(500)])(
  'gives back the text %j',
  (text) => {
    expect(unpackText(packText(text))).toBe(text);
  },
);

it('makes little of what repeats itself', () => {
  expect(packText('подключить телефон\n'.repeat(300)).length).toBeLessThan(120);
});
