import { computersFor, evenly, type License, licensesFor, type Plan, planFor } from '../../lib/plans.ts';

export const computerRange = { min: 1, max: 100 } as const;
/** Where the slider for computers stops. */
export const computerStops: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100];

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

export interface Question {
  phones: number;
  computers: number;
}

/** Phones are divided evenly over the computers. */
export function findPlan({ phones, computers }: Question, plans: readonly Plan[]): Finding {
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
