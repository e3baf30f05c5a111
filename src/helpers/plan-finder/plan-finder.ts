import { phoneStops } from '../../lib/counts.ts';
import { computersFor, evenly, type License, licensesFor, type Plan, planFor } from '../../lib/plans.ts';

/** Where the slider for phones stops: twice the largest plan, so that the steps between the plans are wide. More is typed. */
export const sliderStops = (plans: readonly Plan[]): readonly number[] => {
  const most = 2 * (plans.at(-1)?.phones ?? 100);
  return phoneStops.filter((stop) => stop <= most);
};

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
