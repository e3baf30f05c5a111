import { describe, expect, test } from 'vitest';
import { computersFor, evenly, licensesFor, type Plan, planFor, totalPrice } from './plans.ts';

const usd = (monthly: number) => ({ monthly, currency: 'USD' });
const plans: Plan[] = [
  { key: 'starter', name: 'Starter', phones: 5, price: usd(10) },
  { key: 'pro', name: 'Pro', phones: 20, price: usd(29.99) },
  { key: 'team', name: 'Team', phones: 50, price: usd(60) },
  { key: 'business', name: 'Business', phones: 100, price: usd(100) },
];

test('phones are divided without losing any', () => {
  expect(evenly(7, 3)).toEqual([3, 2, 2]);
  expect(evenly(6, 3)).toEqual([2, 2, 2]);
});

test.each([
  [1, 'starter'],
  [5, 'starter'],
  [6, 'pro'],
  [50, 'team'],
  [51, 'business'],
  [100, 'business'],
  [101, undefined],
])('%i phones on one computer: %s', (phones, key) => {
  expect(planFor(phones, plans)?.key).toBe(key);
});

test('the fewest computers always find a plan', () => {
  expect([100, 101, 1000].map((phones) => computersFor(phones, plans))).toEqual([1, 2, 10]);
  for (let phones = 1; phones <= 1000; phones += 1) {
    expect(planFor(Math.ceil(phones / computersFor(phones, plans)), plans)).toBeDefined();
  }
});

test('computers with the same plan are one entry, and one with fewer phones may do with a smaller plan', () => {
  const bought = (...loads: number[]) =>
    licensesFor(loads, plans).map(({ plan, computers }) => `${computers} ${plan.key}`);
  expect(bought(34, 33, 33)).toEqual(['3 team']);
  expect(bought(21, 20)).toEqual(['1 team', '1 pro']);
  expect(bought(6, 5, 5)).toEqual(['1 pro', '2 starter']);
});

describe('price', () => {
  const price = (loads: number[], billing: 'monthly' | 'yearly', discount = 30, list = plans) =>
    totalPrice(licensesFor(loads, list), billing, discount);

  test('monthly, for every computer', () => {
    expect(price([34, 33, 33], 'monthly')).toEqual({ currency: 'USD', perMonth: 180, perYear: 2160, savedPerYear: 0 });
  });

  test('yearly, less the discount', () => {
    expect(price([34, 33, 33], 'yearly')).toEqual({
      currency: 'USD',
      perMonth: 126,
      perYear: 1512,
      savedPerYear: 648,
    });
    expect(price([34, 33, 33], 'yearly', 50)).toMatchObject({ perYear: 1080 });
  });

  test('mixed plans and cents', () => {
    expect(price([21, 20], 'monthly')).toMatchObject({ perMonth: 89.99, perYear: 1079.88 });
    expect(price([21, 20], 'yearly')).toMatchObject({ perYear: 755.92, savedPerYear: 323.96 });
  });

  test('nothing without a price, a plan or a common currency', () => {
    const without = plans.map(({ price: _, ...plan }) => plan);
    const mixed = plans.map((plan) =>
      plan.key === 'pro' ? { ...plan, price: { ...usd(30), currency: 'EUR' } } : plan,
    );
    expect(price([10], 'monthly', 30, without)).toBeUndefined();
    expect(price([101], 'monthly')).toBeUndefined();
    expect(price([21, 20], 'monthly', 30, mixed)).toBeUndefined();
  });
});
