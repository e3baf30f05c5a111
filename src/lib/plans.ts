export interface Price {
  /** Per month and computer. */
  monthly: number;
  /** ISO code, e.g. USD. */
  currency: string;
}

/** A price plan, for phones that run scripts at the same time on one computer. Lists of them come smallest first. */
export interface Plan {
  key: string;
  name: string;
  phones: number;
  price?: Price | undefined;
}

/** Every computer needs a separate license. */
export interface License {
  plan: Plan;
  computers: number;
}

export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

/** As many computers as the planners divide phones over. */
export const computerRange = { min: 1, max: 100 } as const;

/** Divides without remainder: the first parts take one more. */
export function evenly(total: number, parts: number): number[] {
  const base = Math.floor(total / parts);
  const larger = total % parts;
  return Array.from({ length: parts }, (_, index) => (index < larger ? base + 1 : base));
}

/** The smallest plan for so many phones on one computer; none when no plan is large enough. */
export const planFor = (phones: number, plans: readonly Plan[]): Plan | undefined =>
  plans.find((plan) => plan.phones >= phones);

/** The fewest computers that the largest plan makes possible. */
export const computersFor = (phones: number, plans: readonly Plan[]): number =>
  Math.ceil(phones / (plans.at(-1)?.phones ?? phones));

/** What to buy for computers with so many phones each: one with fewer phones may do with a smaller plan. */
export function licensesFor(loads: readonly number[], plans: readonly Plan[]): License[] {
  const licenses = new Map<Plan, License>();
  for (const load of loads) {
    const plan = planFor(load, plans);
    if (plan) licenses.set(plan, { plan, computers: (licenses.get(plan)?.computers ?? 0) + 1 });
  }
  return [...licenses.values()];
}

const cents = (amount: number): number => Math.round(amount * 100);

/** What all licenses cost together; nothing when a price is missing or the currencies differ. */
export function totalPrice(licenses: readonly License[], billing: Billing, yearlyDiscountPercent: number) {
  const currency = licenses[0]?.plan.price?.currency;
  if (!currency) return undefined;
  let monthlyCents = 0;
  for (const { plan, computers } of licenses) {
    if (plan.price?.currency !== currency) return undefined;
    monthlyCents += cents(plan.price.monthly) * computers;
  }
  const fullYear = monthlyCents * 12;
  const year = billing === 'yearly' ? Math.round((fullYear * (100 - yearlyDiscountPercent)) / 100) : fullYear;
  return {
    currency,
    perMonth: Math.round(year / 12) / 100,
    perYear: year / 100,
    /** Against twelve monthly payments. */
    savedPerYear: (fullYear - year) / 100,
  };
}

/** Writes amounts as the reader's language does. */
export const moneyIn =
  (locale: string, currency: string): ((amount: number) => string) =>
  (amount) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(Number.isInteger(amount) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    }).format(amount);
