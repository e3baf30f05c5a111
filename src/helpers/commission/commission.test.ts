import { expect, test } from 'vitest';
import { shareOf } from './commission.ts';
import { ratesIn } from './rates.ts';

const fact = (value: number) => ({ value, use: 'value' as const, source: 'test' });

test('the steps are those of the registry, in their order', () => {
  const facts = { 'commission-2': fact(15), 'commission-1': fact(10), 'commission-4': fact(99), other: fact(1) };
  expect(ratesIn(facts)).toEqual([10, 15]);
  expect(ratesIn({})).toEqual([]);
});

test('the share is a part of the purchases', () => {
  expect(shareOf(100, 10)).toBe(10);
  expect(shareOf(250, 35)).toBe(87.5);
  expect(shareOf(0, 40)).toBe(0);
});
