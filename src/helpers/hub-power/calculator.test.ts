import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = {
  phones: 10,
  volts: 5,
  amps: 2,
  hubEfficiency: 90,
  supplyEfficiency: 88,
  load: 80,
  hubs: 4,
  breaker: 16,
  mains: 230,
};
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('four hubs with ten phones at 5 V and 2 A', () => {
  const { results, notes } = compute();
  expect(results.phonePower).toBe(100);
  expect(results.lowCurrent).toBe(20);
  // 100 / 0.9 = 111.1 from the supply, which is 80 % of 138.9.
  expect(results.rating).toBeCloseTo(138.889, 3);
  // 111.1 / 0.88 = 126.3 from the wall, four times 505.05.
  expect(results.hubWall).toBeCloseTo(126.263, 3);
  expect(results.wall).toBeCloseTo(505.051, 3);
  // 505.05 / 230 = 2.196 A of 12.8 A.
  expect(results.current).toBeCloseTo(2.196, 3);
  expect(results.share).toBeCloseTo(17.155, 3);
  expect(notes?.overloaded).toBe(false);
});

test('without losses and reserve everything is the power of the phones', () => {
  const { results } = compute({ hubEfficiency: 100, supplyEfficiency: 100, load: 100, hubs: 1 });
  expect([results.rating, results.hubWall, results.wall]).toEqual([100, 100, 100]);
});

test('a 12 V, 5 A supply of 60 W carries four phones at 2 A and not five', () => {
  expect(compute({ phones: 4 }).results.rating).toBeCloseTo(55.556, 3);
  expect(compute({ phones: 5 }).results.rating).toBeCloseTo(69.444, 3);
});

test('on 120 V the same hubs draw nearly twice the current', () => {
  const { results } = compute({ mains: 120, breaker: 15 });
  expect(results.current).toBeCloseTo(4.209, 3);
  // Of 15 A × 80 % = 12 A.
  expect(results.share).toBeCloseTo(35.073, 3);
});

test('fast chargers: 9 V and 2 A for 20 phones overload a circuit of 15 A at 120 V with four hubs', () => {
  const { results, notes } = compute({ phones: 20, volts: 9, mains: 120, breaker: 15 });
  // 20 × 9 × 2 = 360 W; / 0.9 / 0.88 × 4 = 1,818 W; 15.15 A of 12 A.
  expect(results.phonePower).toBe(360);
  expect(results.wall).toBeCloseTo(1818.18, 2);
  expect(results.share).toBeCloseTo(126.263, 3);
  expect(notes?.overloaded).toBe(true);
});

test('exactly at the limit is not over it', () => {
  // 1,280 W × 1 hub / 100 V would be 12.8 A; here 2,944 W at 230 V is 12.8 A = 16 A × 80 %.
  const { results, notes } = compute({
    phones: 46,
    volts: 16,
    amps: 4,
    hubEfficiency: 100,
    supplyEfficiency: 100,
    hubs: 1,
  });
  expect(results.wall).toBe(2944);
  expect(results.share).toBeCloseTo(100, 9);
  expect(notes?.overloaded).toBe(false);
});
