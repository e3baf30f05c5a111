import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = {
  phones: 10,
  hours: 1,
  rate: 2,
  uploads: 1,
  size: 40,
  background: 10,
  days: 30,
  gigabyte: 0,
  address: 0,
};
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('an hour of video a day at 2 Mbit/s, one upload, a little background', () => {
  const { results, notes } = compute();
  // 3,600 s × 2 Mbit/s / 8.
  expect(results.watched).toBe(900);
  expect(results.sent).toBe(40);
  // 950 MB × 30.
  expect(results.each).toBe(28.5);
  expect(results.total).toBe(285);
  expect([results.byTraffic, results.byAddress, results.even]).toEqual([undefined, undefined, undefined]);
  expect(notes).toEqual({ prices: true, addressCheaper: false, trafficCheaper: false });
});

test('a phone that only posts', () => {
  const { results } = compute({ hours: 0 });
  expect(results.watched).toBe(0);
  expect(results.each).toBe(1.5);
});

test('prices decide: above the break-even an address is cheaper', () => {
  const { results, notes } = compute({ gigabyte: 2.5, address: 10 });
  // 285 GB × 2.50 against 10 × 10.
  expect(results.byTraffic).toBe(712.5);
  expect(results.byAddress).toBe(100);
  expect(results.even).toBe(4);
  expect(notes).toEqual({ prices: false, addressCheaper: true, trafficCheaper: false });
});

test('below it, traffic is', () => {
  const { results, notes } = compute({ hours: 0, gigabyte: 2.5, address: 10 });
  // 15 GB × 2.50.
  expect(results.byTraffic).toBe(37.5);
  expect(notes?.trafficCheaper).toBe(true);
});

test('one price alone gives its cost and asks for the other', () => {
  const { results, notes } = compute({ address: 10 });
  expect(results.byAddress).toBe(100);
  expect(results.byTraffic).toBeUndefined();
  expect(notes?.prices).toBe(true);
});
