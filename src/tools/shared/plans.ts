import { z } from 'zod';
import { readData } from '../../files/content.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localizedText, planShape } from '../../lib/content-schemas.ts';
import { factNumber } from '../../lib/facts.ts';
import type { Plan } from '../../lib/plans.ts';
import { facts, fillIn } from '../../site.ts';

/** The part of content/data/plans.yaml that the tools use. Build time only. */
const file = z.object({ plans: z.array(z.object({ ...planShape, name: localizedText, phonesFact: z.string() })) });
const { plans } = readData('plans.yaml', file);

export const plansIn = (locale: Locale): Plan[] =>
  plans.map(({ key, name, phonesFact, price }) => ({
    key,
    name: fillIn(name[locale], locale),
    phones: factNumber(facts, phonesFact),
    ...(price && { price }),
  }));
