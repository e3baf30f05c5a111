import { fill } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { factNumber } from '../../lib/facts.ts';
import { facts } from '../../site.ts';
import { calculatorIn } from '../calculator/load.ts';
import { plansIn } from '../shared/plans.ts';
import { staticTexts } from '../shared/words.ts';
import { type FarmFacts, ruleSlots } from './farm-plan.ts';

/** What the planner reckons with, and its rules in words. Build time only. */
export function farmIn(locale: Locale): { farm: FarmFacts; rules: string[] } {
  const farm: FarmFacts = {
    hubTree: calculatorIn('hub-tree', locale).panel.definition,
    hubPower: calculatorIn('hub-power', locale).panel.definition,
    accountsPerPhone: factNumber(facts, 'accounts-per-phone'),
    plans: plansIn(locale),
  };
  return { farm, rules: staticTexts('farm-planner', locale).map((rule) => fill(rule, ruleSlots(farm, locale))) };
}
