import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = { phones: 40, watts: 12.5, computers: 150, rise: 5, air: 1157, load: 80, breaker: 16, mains: 230 };
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('forty phones and a computer', () => {
  const { results, notes } = compute();
  // 40 × 12.5 + 150.
  expect(results.heat).toBe(650);
  // 650 × 3600 / (1157 × 5) = 2,340,000 / 5,785.
  expect(results.flow).toBeCloseTo(404.494, 3);
  expect(results.cfm).toBeCloseTo(238.078, 3);
  expect(results.current).toBeCloseTo(2.826, 3);
  expect(results.allowed).toBe(2944);
  expect(results.share).toBeCloseTo(22.079, 3);
  expect(notes?.overloaded).toBe(false);
});

test('twice the rise needs half the air', () => {
  expect(compute({ rise: 10 }).results.flow).toBeCloseTo(202.247, 3);
});

test('thin air of the mountains carries less', () => {
  expect(compute({ air: 900 }).results.flow).toBe(520);
});

test('a circuit of 15 A at 120 V may carry 1,440 W', () => {
  const { results } = compute({ mains: 120, breaker: 15 });
  expect(results.allowed).toBe(1440);
  expect(results.share).toBeCloseTo(45.139, 3);
});

test('three hundred phones are too much for one circuit', () => {
  const { results, notes } = compute({ phones: 300 });
  // 300 × 12.5 + 150 = 3,900 W of 2,944 W.
  expect(results.heat).toBe(3900);
  expect(results.share).toBeCloseTo(132.473, 3);
  expect(notes?.overloaded).toBe(true);
});

test('boards without a computer in the room', () => {
  const { results } = compute({ phones: 20, watts: 6, computers: 0 });
  expect(results.heat).toBe(120);
  expect(results.flow).toBeCloseTo(74.676, 3);
});
