import { describe, expect, test } from 'vitest';
import { calculator } from './calculator.ts';

const usual = { phones: 40, ports: 10, rootPorts: 4, chipPorts: 4, tiers: 3, perController: 40, addresses: 127 };
const compute = (values: Partial<typeof usual> = {}) => calculator.compute({ ...usual, ...values });

test('forty phones on hubs with ten ports: four hubs on the computer, two chips deep', () => {
  const { results, notes } = compute();
  expect(results).toMatchObject({
    chips: 3,
    capacity: 40,
    controllers: 1,
    phonesEach: 40,
    hubsEach: 4,
    deep: 2,
    // 40 phones + 4 hubs of 3 chips.
    used: 52,
    hubs: 4,
    cables: 44,
  });
  expect(results.splitters).toBeUndefined();
  expect(notes).toEqual({ tooDeep: false, rule: true, large: false });
});

test('hubs with seven ports need a splitter in front', () => {
  expect(compute({ ports: 7 }).results).toMatchObject({
    chips: 2,
    // 40 / 7 is six hubs; the computer has four ports: one carries a splitter with three of them.
    hubsEach: 6,
    splittersEach: 1,
    behind: 3,
    deep: 3,
    used: 40 + 6 * 2 + 1,
    cables: 40 + 6 + 1,
  });
});

test('a hundred phones: three controllers, the parts as even as can be', () => {
  const { results } = compute({ phones: 100 });
  // 34 + 33 + 33 phones, four hubs each.
  expect(results).toMatchObject({ controllers: 3, phonesEach: 34, hubsEach: 4, hubs: 12, used: 46, cables: 112 });
});

test('the smaller parts may need a hub less', () => {
  // 21 + 20 phones: three hubs and two.
  expect(compute({ phones: 41 }).results).toMatchObject({ controllers: 2, hubsEach: 3, hubs: 5, cables: 46 });
});

describe('what limits a controller', () => {
  test('addresses', () => {
    // Six hubs of three chips and 80 phones are 98, with a splitter 99 … 127 are reached between 90 and 100 phones.
    const { results } = compute({ phones: 127, perController: 127 });
    // 96 phones: 10 hubs × 3 + 2 splitters + 96 = 128, one too many; 95 fit.
    expect(results.capacity).toBe(95);
    expect(results.controllers).toBe(2);
  });

  test('tiers: without room for a splitter only the ports of the computer count', () => {
    expect(compute({ tiers: 2, ports: 7 }).results).toMatchObject({ capacity: 28, controllers: 2, deep: 2 });
  });

  test('ports: at most a splitter on every port of the computer', () => {
    // One port, one splitter, four hubs with four ports (one chip each).
    expect(compute({ rootPorts: 1, ports: 4 }).results).toMatchObject({
      chips: 1,
      capacity: 16,
      controllers: 3,
      deep: 2,
    });
  });
});

test('a hub of one chip is one deep; a very large one is three', () => {
  expect(compute({ ports: 4 }).results.deep).toBe(2);
  expect(compute({ ports: 10, chipPorts: 10 }).results).toMatchObject({ chips: 1, deep: 1, used: 44 });
  expect(compute({ ports: 30 }).results).toMatchObject({ chips: 10, deep: 3 });
});

test('a hub that is deeper than allowed fits nowhere', () => {
  const { results, notes } = compute({ tiers: 1 });
  expect(results.controllers).toBeUndefined();
  expect(results.chips).toBe(3);
  expect(notes?.tooDeep).toBe(true);
});

test('large hubs are remarked upon', () => {
  expect(compute({ ports: 16 }).notes?.large).toBe(true);
});
