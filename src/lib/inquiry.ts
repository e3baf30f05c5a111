import { parseCount, phoneRange } from '../i18n/counts.ts';
import { fill } from '../i18n/labels.ts';
import { type Billing, billings, computerRange, evenly, licensesFor, type Plan } from './plans.ts';

/** A reader's choice among the plans, for the message that asks for a price or a trial. */
export interface Choice {
  phones: number;
  computers: number;
  billing: Billing;
}

/** The choice as the end of an address: `?phones=20&computers=1&billing=yearly`. */
export const choiceQuery = ({ phones, computers, billing }: Choice): string =>
  `?${new URLSearchParams({ phones: String(phones), computers: String(computers), billing })}`;

/** Parses the choice from a URL; an unknown plan or an invalid number gives none. */
export function choiceIn(query: string): Choice | undefined {
  const values = new URLSearchParams(query);
  const phones = parseCount(values.get('phones') ?? '', phoneRange);
  const computers = parseCount(values.get('computers') ?? '', computerRange);
  const billing = billings.find((each) => each === values.get('billing'));
  if (phones.problem || computers.problem || !billing) return undefined;
  return { phones: phones.value, computers: computers.value, billing };
}

/** The licenses of a choice by name, each filled into a text like `{n} × {plan}`. */
export const licenseNames = ({ phones, computers }: Choice, plans: readonly Plan[], text: string): string =>
  licensesFor(evenly(phones, computers), plans)
    .map(({ plan, computers: n }) => fill(text, { n, plan: plan.name }))
    .join(' + ');

/** Opens the reader's own mail program with everything filled in. */
export const mailTo = (address: string, subject: string, text: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
