import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../files/yaml.ts';
import { phoneRange } from '../../i18n/counts.ts';
import type { Plan } from '../../lib/plans.ts';
import type { Definition } from '../calculator/calculate.ts';
import { calculatorSchema, withFacts } from '../calculator/schema.ts';
import { defaultInput, type FarmFacts, type FarmInput, hubSizes, planFarm } from './farm-plan.ts';

const figures: Record<string, number> = { 'usb-phones-in-practice': 40, 'usb-address-limit': 127 };
const definitionOf = (name: string, own = figures): Definition =>
  withFacts(
    calculatorSchema.parse(parseYaml(readFileSync(`content/data/calculators/${name}.yaml`, 'utf8'))),
    (fact) => own[fact] ?? Number.NaN,
  );
const facts: FarmFacts = {
  hubTree: definitionOf('hub-tree'),
  hubPower: definitionOf('hub-power'),
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
const loads = (changes: Partial<FarmInput>, changedFacts: Partial<FarmFacts> = {}) =>
  plan(changes, changedFacts).computers.map(({ phones }) => phones);
const licenses = (changes: Partial<FarmInput>) =>
  plan(changes).licenses.map((license) => `${license.computers} ${license.plan.key}`);

describe('computers', () => {
  test.each([
    [1, [1]],
    [40, [40]],
    [41, [21, 20]],
    [100, [34, 33, 33]],
    [200, [40, 40, 40, 40, 40]],
    [1000, Array.from({ length: 25 }, () => 40)],
  ])('%i phones on ordinary boards', (phones, expected) => {
    expect(loads({ phones })).toEqual(expected);
  });

  test('a workstation board takes a hundred, over several controllers', () => {
    const [computer, ...others] = plan({ phones: 100, board: 'workstation' }).computers;
    expect(others).toEqual([]);
    expect(computer?.controllers.map(({ phones }) => phones)).toEqual([34, 33, 33]);
    expect(loads({ phones: 101, board: 'workstation' })).toEqual([51, 50]);
    expect(plan({ phones: 1000, board: 'workstation' }).controllers).toBe(30);
  });

  test('the network needs no controllers, hubs only charge, and a hundred is the end of one computer', () => {
    const result = plan({ phones: 101, connection: 'network' });
    expect(result.computers.map(({ phones }) => phones)).toEqual([51, 50]);
    expect(result).toMatchObject({ controllers: 0, tiers: 0, addresses: 0, splitters: 0 });
    expect(result.banks).toHaveLength(11);
  });

  test('no computer gets more phones than the largest plan runs in parallel, or than practice allows', () => {
    const small: Plan[] = [{ key: 'starter', name: 'Starter', phones: 5 }];
    expect(loads({ phones: 12 }, { plans: small })).toEqual([4, 4, 4]);
    const hubTree = definitionOf('hub-tree', { ...figures, 'usb-phones-in-practice': 30 });
    expect(loads({ phones: 100 }, { hubTree })).toHaveLength(4);
  });
});

describe('hubs', () => {
  test.each([
    // phones, ports → hubs, splitters, tiers, addresses on the fullest controller
    [1, 10, 1, 0, 2, 1 + 3],
    [28, 7, 4, 0, 2, 28 + 8],
    [29, 7, 5, 1, 3, 29 + 10 + 1],
    [39, 10, 4, 0, 2, 39 + 12],
    [40, 16, 3, 0, 2, 40 + 15],
  ])('%i phones on hubs with %i ports', (phones, hubPorts, hubs, splitters, tiers, addresses) => {
    const result = plan({ phones, hubPorts });
    expect(result).toMatchObject({ splitters, tiers, addresses });
    expect(result.banks).toHaveLength(hubs);
  });

  test('all phones are placed, no hub is overfull and limits hold', () => {
    for (const hubPorts of hubSizes)
      for (const board of ['ordinary', 'workstation'] as const)
        for (let phones = phoneRange.min; phones <= phoneRange.max; phones += 37) {
          const { banks, tiers, computers } = plan({ phones, hubPorts, board });
          expect(banks.reduce((total, bank) => total + bank, 0)).toBe(phones);
          expect(Math.max(...banks)).toBeLessThanOrEqual(hubPorts);
          expect(tiers).toBeLessThanOrEqual(3);
          for (const controller of computers.flatMap(({ controllers }) => controllers)) {
            expect(controller.addresses).toBeLessThanOrEqual(127);
            expect(controller.phones).toBeLessThanOrEqual(40);
          }
        }
  });
});

test('watts, amps at 5 V and a supply with loss and reserve for the fullest hub', () => {
  // 90 / 0.9 / 0.8 and 1,000 / 0.9 / 0.88
  const hundred = { bankWatts: 90, bankAmps: 18, supplyWatts: 125, totalWatts: 1000, wallWatts: 1263 };
  expect(plan({ phones: 100 })).toMatchObject(hundred);
  expect(plan({ phones: 1 })).toMatchObject({ bankWatts: 10, bankAmps: 2, supplyWatts: 14, wallWatts: 13 });
  expect(plan({ phones: 40, wattsPerPhone: 7 })).toMatchObject({ bankWatts: 70, bankAmps: 14, supplyWatts: 98 });
});

test('video is counted on the fullest controller, or through the network as a whole', () => {
  expect(plan({ phones: 100 })).toMatchObject({ videoMbit: 68, videoFits: true });
  expect(plan({ phones: 35, videoRate: 8 })).toMatchObject({ videoMbit: 280, videoFits: true });
  expect(plan({ phones: 36, videoRate: 8 })).toMatchObject({ videoMbit: 288, videoFits: false });
  expect(plan({ phones: 100, connection: 'network' }).videoMbit).toBe(200);
});

test('plans and accounts follow the phones', () => {
  expect([1, 6, 39, 41, 100, 1000].map((phones) => licenses({ phones }))).toEqual([
    ['1 starter'],
    ['1 pro'],
    ['1 team'],
    ['1 team', '1 pro'],
    ['3 team'],
    ['25 team'],
  ]);
  expect(licenses({ phones: 100, board: 'workstation' })).toEqual(['1 business']);
  expect(plan({ phones: 41 }).accounts).toBe(328);
});
