/** The arithmetic of the plan finder. A plan's number means phones that run scripts at once on one computer. */
export type PlanKey = 'starter' | 'pro' | 'team' | 'business';

export interface Plan {
  key: PlanKey;
  name: string;
  phones: number;
}

export interface Price {
  /** Per month and computer. */
  monthly: number;
  /** ISO code, e.g. USD. */
  currency: string;
}

export type Prices = Partial<Record<PlanKey, Price>>;
export type Billing = 'monthly' | 'yearly';

export const phoneRange = { min: 1, max: 1000 } as const;
export const computerRange = { min: 1, max: 100 } as const;

export interface License {
  plan: Plan;
  computers: number;
}

export interface Finding {
  /** Phones on the fullest computer. */
  perComputer: number;
  /** Computers that would get no phone at all. */
  idle: number;
  /** The plan of the fullest computer; none when no plan is large enough. */
  plan: Plan | undefined;
  /** What to buy: computers that carry one phone less may do with a smaller plan. Empty without a plan. */
  licenses: License[];
  /** The fewest computers that the largest plan makes possible. */
  computersNeeded: number;
}

export interface Question {
  phones: number;
  computers: number;
}

const smallestFor = (phones: number, plans: readonly Plan[]): Plan | undefined =>
  plans.find((plan) => plan.phones >= phones);

/** Phones are divided evenly over the computers. `plans` come smallest first. */
export function findPlan({ phones, computers }: Question, plans: readonly Plan[]): Finding {
  const used = Math.min(phones, computers);
  const perComputer = Math.ceil(phones / used);
  const lighter = phones % used === 0 ? 0 : used - (phones % used);
  const plan = smallestFor(perComputer, plans);
  const smaller = smallestFor(perComputer - 1, plans);
  const split = plan && smaller && lighter > 0 && smaller.key !== plan.key;
  return {
    perComputer,
    idle: computers - used,
    plan,
    licenses: !plan
      ? []
      : split
        ? [
            { plan, computers: used - lighter },
            { plan: smaller, computers: lighter },
          ]
        : [{ plan, computers: used }],
    computersNeeded: Math.ceil(phones / (plans.at(-1)?.phones ?? phones)),
  };
}

export interface Total {
  currency: string;
  perMonth: number;
  perYear: number;
  /** Against twelve monthly payments. */
  savedPerYear: number;
}

const cents = (amount: number): number => Math.round(amount * 100);

/** What all licenses cost together; nothing when a price is missing or the currencies differ. */
export function totalPrice(
  licenses: readonly License[],
  prices: Prices,
  billing: Billing,
  yearlyDiscountPercent: number,
): Total | undefined {
  const currency = licenses[0] && prices[licenses[0].plan.key]?.currency;
  if (!currency) return undefined;
  let monthlyCents = 0;
  for (const { plan, computers } of licenses) {
    const price = prices[plan.key];
    if (price?.currency !== currency) return undefined;
    monthlyCents += cents(price.monthly) * computers;
  }
  const fullYear = monthlyCents * 12;
  const year = billing === 'yearly' ? Math.round((fullYear * (100 - yearlyDiscountPercent)) / 100) : fullYear;
  return {
    currency,
    perMonth: Math.round(year / 12) / 100,
    perYear: year / 100,
    savedPerYear: (fullYear - year) / 100,
  };
}

/** Where the slider for computers stops. */
export const computerStops: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100];
