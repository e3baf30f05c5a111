import { describe, expect, test } from 'vitest';
import { phoneRange } from '../../lib/counts.ts';
import type { Plan } from '../../lib/plans.ts';
import { findPlan, sliderStops } from './plan-finder.ts';

const plans: Plan[] = [
  { key: 'starter', name: 'Starter', phones: 5 },
  { key: 'pro', name: 'Pro', phones: 20 },
  { key: 'team', name: 'Team', phones: 50 },
  { key: 'business', name: 'Business', phones: 100 },
];

const licenses = (phones: number, computers: number) =>
  findPlan({ phones, computers }, plans).licenses.map((license) => `${license.computers} ${license.plan.key}`);

describe('plan', () => {
  test.each([
    [1, 1, 'starter', 1],
    [5, 1, 'starter', 5],
    [6, 1, 'pro', 6],
    [20, 1, 'pro', 20],
    [21, 1, 'team', 21],
    [50, 1, 'team', 50],
    [51, 1, 'business', 51],
    [100, 1, 'business', 100],
    [100, 3, 'team', 34],
    [100, 5, 'pro', 20],
    [200, 2, 'business', 100],
  ])('%i phones on %i computers: %s, %i each', (phones, computers, key, perComputer) => {
    const finding = findPlan({ phones, computers }, plans);
    expect(finding.plan?.key).toBe(key);
    expect(finding.perComputer).toBe(perComputer);
  });

  test('too many for one computer: no plan, and how many computers it takes', () => {
    expect(findPlan({ phones: 101, computers: 1 }, plans)).toMatchObject({
      plan: undefined,
      licenses: [],
      perComputer: 101,
      computersNeeded: 2,
    });
    expect(findPlan({ phones: 1000, computers: 9 }, plans)).toMatchObject({ plan: undefined, computersNeeded: 10 });
    expect(findPlan({ phones: 1000, computers: 10 }, plans).plan?.key).toBe('business');
  });

  test('the suggested number of computers always leads to a plan', () => {
    for (let phones = 1; phones <= phoneRange.max; phones += 1) {
      const { computersNeeded } = findPlan({ phones, computers: 1 }, plans);
      expect(findPlan({ phones, computers: computersNeeded }, plans).plan).toBeDefined();
    }
  });

  test('computers with one phone less may do with a smaller plan', () => {
    expect(licenses(41, 2)).toEqual(['1 team', '1 pro']);
    expect(licenses(16, 3)).toEqual(['1 pro', '2 starter']);
    expect(licenses(42, 2)).toEqual(['2 team']);
    expect(licenses(100, 3)).toEqual(['3 team']);
  });

  test('licenses cover every phone and buy no computer twice', () => {
    for (let phones = 1; phones <= 300; phones += 1) {
      for (let computers = 3; computers <= 12; computers += 1) {
        const finding = findPlan({ phones, computers }, plans);
        const count = finding.licenses.reduce((total, license) => total + license.computers, 0);
        const capacity = finding.licenses.reduce(
          (total, license) => total + license.computers * license.plan.phones,
          0,
        );
        expect(count).toBe(computers - finding.idle);
        expect(capacity).toBeGreaterThanOrEqual(phones);
      }
    }
  });

  test('computers without a phone need no license', () => {
    expect(findPlan({ phones: 2, computers: 5 }, plans)).toMatchObject({ idle: 3, perComputer: 1 });
    expect(licenses(2, 5)).toEqual(['2 starter']);
  });
});

test('the slider stops at every plan', () => {
  const stops = sliderStops(plans);
  for (const { phones } of plans) expect(stops).toContain(phones);
  expect(stops.at(-1)).toBe(200);
});
