import { expect, it } from 'vitest';
import { otherKeyboard, repairKeyboard } from './keyboard.ts';

it.each([
  ['ghjrcb hjnfwbz', 'прокси ротация'],
  ['Ntktajy', 'телефон'],
  ['зкщчн', 'proxy'],
  ['usb 2.0', 'гыи 2ю0'],
])('%s ↔ %s', (typed, meant) => {
  expect(otherKeyboard(typed)).toBe(meant);
});

it('repairs only the words that nobody knows, with the letters on the keys of signs', () => {
  const known = new Set(['usb', 'теневой', 'бан']);
  const repair = (query: string): string => repairKeyboard(query, (word) => known.has(word));
  expect(repair('ntytdjq ,fy')).toBe('теневой бан');
  expect(repair('usb ntytdjq xyz')).toBe('usb теневой xyz');
});
