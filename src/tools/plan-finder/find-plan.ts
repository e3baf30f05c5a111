import { computersFor, evenly, type License, licensesFor, type Plan, planFor } from '../../lib/plans.ts';

export interface Finding {
  /** Phones on the fullest computer. */
  perComputer: number;
  /** Computers that would get no phone at all. */
  idle: number;
  /** The plan of the fullest computer; none when no plan is large enough. */
  plan: Plan | undefined;
  /** What to buy. Empty without a plan. */
  licenses: License[];
  computersNeeded: number;
}

/** Phones are divided evenly over the computers. */
export function findPlan(phones: number, computers: number, plans: readonly Plan[]): Finding {
  const loads = evenly(phones, Math.min(phones, computers));
  const [perComputer = phones] = loads;
  const plan = planFor(perComputer, plans);
  return {
    perComputer,
    idle: computers - loads.length,
    plan,
    licenses: plan ? licensesFor(loads, plans) : [],
    computersNeeded: computersFor(phones, plans),
  };
}
