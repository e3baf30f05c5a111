import { z } from 'zod';
import { readYaml } from '../../files/content.ts';
import { localizedText, planShape } from '../../lib/content-schemas.ts';
import type { Locale } from '../../lib/locales.ts';
import type { Plan, PlanKey } from '../../lib/plans.ts';
import { fillIn } from '../../site.ts';
import { plansIn } from '../shared/plans.ts';

/** A plan and whom it suits. */
export interface OfferedPlan extends Plan {
  audience: string;
}

/** Free, Monthly, Yearly: what each includes. */
export interface Tier {
  key: 'free' | 'monthly' | 'yearly';
  name: string;
  description: string;
  points: string[];
  note?: string | undefined;
}

/** As much of content/plans.yaml as is shown here. Build time only. */
const file = z.object({
  tiers: z.array(
    z.object({
      key: z.enum(['free', 'monthly', 'yearly']),
      name: localizedText,
      description: localizedText,
      points: z.array(localizedText),
      note: localizedText.optional(),
    }),
  ),
  plans: z.array(z.object({ ...planShape, audience: localizedText })),
});
const source = readYaml('plans.yaml', file);

/** What is for sale, in one language. */
export function offerIn(locale: Locale): { plans: OfferedPlan[]; tiers: Tier[] } {
  const say = (text: Readonly<Record<Locale, string>>): string => fillIn(text[locale], locale);
  const audiences = new Map<PlanKey, string>(source.plans.map(({ key, audience }) => [key, say(audience)]));
  return {
    plans: plansIn(locale).map((plan) => ({ ...plan, audience: audiences.get(plan.key) ?? '' })),
    tiers: source.tiers.map(({ key, name, description, points, note }) => ({
      key,
      name: say(name),
      description: say(description),
      points: points.map(say),
      note: note && say(note),
    })),
  };
}
