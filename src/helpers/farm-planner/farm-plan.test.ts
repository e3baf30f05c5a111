import { describe, expect, test } from 'vitest';
import { phoneRange } from '../../lib/counts.ts';
import type { Plan } from '../../lib/plans.ts';
import {
  addressesUsed,
  controllerCapacity,
  defaultInput,
  type FarmFacts,
  type FarmInput,
  hubSizes,
  maxTiers,
  planFarm,
} from './farm-plan.ts';
import { treeLines } from './tree.ts';

const facts: FarmFacts = {
  usbPhonesInPractice: 40,
  usbAddressLimit: 127,
  accountsPerPhone: 8,
  plans: [
    { key: 'starter', name: 'Starter', phones: 5 },
    { key: 'pro', name: 'Pro', phones: 20 },
    { key: 'team', name: 'Team', phones: 50 },
    { key: 'business', name: 'Business', phones: 100 },
  ],
};

const plan = (changes: Partial<FarmInput>, changedFacts: Partial<FarmFacts> = {}) =>
  planFarm({ ...defaultInput, ...changes }, { ...facts, ...changedFacts });
const loads = (changes: Partial<FarmInput>) => plan(changes).computers.map(({ phones }) => phones);
const licenses = (changes: Partial<FarmInput>) =>
  plan(changes).licenses.map((license) => `${license.computers} ${license.plan.key}`);

describe('computers', () => {
  test.each([
    [1, [1]],
    [5, [5]],
    [39, [39]],
    [40, [40]],
    [41, [21, 20]],
    [100, [34, 33, 33]],
    [200, [40, 40, 40, 40, 40]],
    [1000, Array.from({ length: 25 }, () => 40)],
  ])('%i phones on ordinary boards', (phones, expected) => {
    expect(loads({ phones })).toEqual(expected);
  });

  test('a workstation board takes a hundred, over several controllers', () => {
    const result = plan({ phones: 100, board: 'workstation' });
    expect(result.computers).toHaveLength(1);
    expect(result.computers[0].controllers.map(({ phones }) => phones)).toEqual([34, 33, 33]);
    expect(loads({ phones: 101, board: 'workstation' })).toEqual([51, 50]);
    expect(plan({ phones: 1000, board: 'workstation' }).controllers).toBe(30);
  });

  test('the network needs no controllers, hubs only charge, and a hundred is the end of one computer', () => {
    const result = plan({ phones: 101, connection: 'network' });
    expect(result.computers.map(({ phones }) => phones)).toEqual([51, 50]);
    expect(result).toMatchObject({ controllers: 0, tiers: 0, addresses: 0, splitters: 0, hubs: 11 });
  });

  test('no computer gets more phones than the largest plan runs at once', () => {
    const small: Plan[] = [{ key: 'starter', name: 'Starter', phones: 5 }];
    expect(plan({ phones: 12 }, { plans: small }).computers.map(({ phones }) => phones)).toEqual([4, 4, 4]);
  });

  test('another figure for practice changes the plan', () => {
    expect(plan({ phones: 100 }, { usbPhonesInPractice: 30 }).computers).toHaveLength(4);
  });
});

describe('hubs, tiers and addresses', () => {
  test.each([
    // phones, ports → hubs, splitters, tiers, addresses on the fullest controller
    [1, 10, 1, 0, 2, 1 + 3],
    [5, 7, 1, 0, 2, 5 + 2],
    [8, 7, 2, 0, 2, 8 + 4],
    [28, 7, 4, 0, 2, 28 + 8],
    [29, 7, 5, 1, 3, 29 + 10 + 1],
    [39, 10, 4, 0, 2, 39 + 12],
    [40, 10, 4, 0, 2, 40 + 12],
    [40, 7, 6, 1, 3, 40 + 12 + 1],
    [40, 16, 3, 0, 2, 40 + 15],
    [41, 10, 5, 0, 2, 21 + 9],
    [100, 10, 12, 0, 2, 34 + 12],
    [200, 10, 20, 0, 2, 52],
    [1000, 10, 100, 0, 2, 52],
  ] as const)('%i phones on hubs of %i', (phones, hubPorts, hubs, splitters, tiers, addresses) => {
    expect(plan({ phones, hubPorts })).toMatchObject({ hubs, splitters, tiers, addresses });
  });

  test('hubs are filled evenly', () => {
    expect(plan({ phones: 34 }).computers[0].banks).toEqual([9, 9, 8, 8]);
  });

  test('behind a splitter stand at most four hubs, and it takes one port of the computer', () => {
    const controller = plan({ phones: 40, hubPorts: 7 }).computers[0].controllers[0];
    expect(controller?.branches).toEqual([
      { splitter: false, banks: [7] },
      { splitter: false, banks: [7] },
      { splitter: false, banks: [7] },
      { splitter: true, banks: [7, 6, 6] },
    ]);
  });

  test('where practice would allow more, addresses set the limit, hub chips counted', () => {
    for (const hubPorts of hubSizes) {
      const capacity = controllerCapacity(hubPorts, { ...facts, usbPhonesInPractice: 127 });
      expect(addressesUsed(capacity, hubPorts)).toBeLessThanOrEqual(127);
      expect(addressesUsed(capacity + 1, hubPorts)).toBeGreaterThan(127);
    }
    expect(controllerCapacity(10, { ...facts, usbPhonesInPractice: 127 })).toBe(95);
  });

  test('for every number of phones all are placed, no hub is overfull and limits hold', () => {
    for (const hubPorts of hubSizes) {
      for (const board of ['ordinary', 'workstation'] as const) {
        for (let phones = phoneRange.min; phones <= phoneRange.max; phones += 7) {
          const result = plan({ phones, hubPorts, board });
          const banks = result.computers.flatMap((computer) => computer.banks);
          expect(banks.reduce((total, bank) => total + bank, 0)).toBe(phones);
          expect(Math.max(...banks)).toBeLessThanOrEqual(hubPorts);
          expect(result.tiers).toBeLessThanOrEqual(maxTiers);
          for (const { controllers } of result.computers) {
            for (const controller of controllers) {
              expect(controller.addresses).toBeLessThanOrEqual(facts.usbAddressLimit);
              expect(controller.phones).toBeLessThanOrEqual(facts.usbPhonesInPractice);
              expect(controller.branches.length).toBeLessThanOrEqual(4);
            }
          }
        }
      }
    }
  });
});

describe('power', () => {
  test('watts, amps at 5 V and a supply with loss and reserve for the fullest bank', () => {
    expect(plan({ phones: 100 }).power).toEqual({
      bankPhones: 9,
      bankWatts: 90,
      bankAmps: 18,
      // 90 / 0.9 / 0.8
      supplyWatts: 125,
      totalWatts: 1000,
      // 1,000 / 0.9 / 0.88
      wallWatts: 1263,
    });
  });

  test('one phone', () => {
    expect(plan({ phones: 1 }).power).toMatchObject({ bankWatts: 10, bankAmps: 2, supplyWatts: 14, wallWatts: 13 });
  });

  test('another charging power', () => {
    expect(plan({ phones: 40, wattsPerPhone: 7 }).power).toMatchObject({
      bankWatts: 70,
      bankAmps: 14,
      supplyWatts: 98,
    });
  });
});

describe('video', () => {
  test('is counted on the fullest controller', () => {
    expect(plan({ phones: 100 })).toMatchObject({ videoMbit: 68, videoFits: true });
    expect(plan({ phones: 35, videoRate: 8 })).toMatchObject({ videoMbit: 280, videoFits: true });
    expect(plan({ phones: 36, videoRate: 8 })).toMatchObject({ videoMbit: 288, videoFits: false });
  });

  test('goes through the network as a whole', () => {
    expect(plan({ phones: 100, connection: 'network' }).videoMbit).toBe(200);
  });
});

describe('plans and accounts', () => {
  test.each([
    [1, ['1 starter']],
    [5, ['1 starter']],
    [6, ['1 pro']],
    [39, ['1 team']],
    [40, ['1 team']],
    [41, ['1 team', '1 pro']],
    [100, ['3 team']],
    [1000, ['25 team']],
  ])('%i phones', (phones, expected) => {
    expect(licenses({ phones })).toEqual(expected);
  });

  test('one strong computer with a hundred phones takes the largest plan', () => {
    expect(licenses({ phones: 100, board: 'workstation' })).toEqual(['1 business']);
  });

  test('accounts follow the phones', () => {
    expect(plan({ phones: 41 }).accounts).toBe(328);
  });
});

describe('drawn tree', () => {
  test('every hub hangs on its controller or splitter', () => {
    const lines = treeLines(plan({ phones: 40, hubPorts: 7 }).computers[0], 8);
    expect(lines.map(({ kind, depth }) => `${kind} ${depth}`)).toEqual([
      'computer 0',
      'controller 1',
      'bank 2',
      'bank 2',
      'bank 2',
      'splitter 2',
      'bank 3',
      'bank 3',
      'bank 3',
    ]);
    expect(lines.at(-1)?.parent).toBe(5);
  });

  test('is capped and says how many hubs are left out', () => {
    const lines = treeLines(plan({ phones: 100, board: 'workstation', hubPorts: 7 }).computers[0], 6);
    expect(lines.filter(({ kind }) => kind === 'bank')).toHaveLength(6);
    expect(lines.at(-1)).toMatchObject({ kind: 'more', hubs: 9, parent: 0 });
    expect(lines.filter(({ kind }) => kind === 'controller')).toHaveLength(2);
  });
});
