import { expect, test } from 'vitest';
import type { Plan } from '../../lib/plans.ts';
import { findPlan } from './find-plan.ts';

const plans: Plan[] = [
  { key: 'starter', name: 'Starter', phones: 5 },
  { key: 'pro', name: 'Pro', phones: 20 },
  { key: 'team', name: 'Team', phones: 50 },
  { key: 'business', name: 'Business', phones: 100 },
];

test.each([
  [1, 1, ['1 starter'], 1, 0],
  [20, 1, ['1 pro'], 20, 0],
  [21, 1, ['1 team'], 21, 0],
  [100, 1, ['1 business'], 100, 0],
  [100, 3, ['3 team'], 34, 0],
  [200, 2, ['2 business'], 100, 0],
  // Computers with one phone less may do with a smaller plan; those without a phone need none.
  [41, 2, ['1 team', '1 pro'], 21, 0],
  [16, 3, ['1 pro', '2 starter'], 6, 0],
  [2, 5, ['2 starter'], 1, 3],
])('%i phones on %i computers: %j', (phones, computers, expected, perComputer, idle) => {
  const finding = findPlan(phones, computers, plans);
  expect(finding.licenses.map(({ plan, computers: count }) => `${count} ${plan.key}`)).toEqual(expected);
  expect(finding).toMatchObject({ perComputer, idle });
});

test('too many for one computer: no plan, and how many computers it takes', () => {
  expect(findPlan(101, 1, plans)).toMatchObject({ plan: undefined, licenses: [], computersNeeded: 2 });
  expect(findPlan(1000, 9, plans)).toMatchObject({ plan: undefined, computersNeeded: 10 });
  for (let phones = 1; phones <= 1000; phones += 1)
    expect(findPlan(phones, findPlan(phones, 1, plans).computersNeeded, plans).plan).toBeDefined();
});
