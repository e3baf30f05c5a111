import { expect, it } from 'vitest';
import { otherKeyboard } from './keyboard.ts';

it.each([
  ['ghjrcb hjnfwbz', 'прокси ротация'],
  ['Ntktajy', 'телефон'],
  ['зкщчн', 'proxy'],
  ['usb 2.0', 'гыи 2ю0'],
])('%s ↔ %s', (typed, meant) => {
  expect(otherKeyboard(typed)).toBe(meant);
});
