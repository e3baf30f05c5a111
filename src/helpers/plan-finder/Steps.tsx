import { fill, pluralText } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import { moneyIn, type PlanKey } from '../../lib/plans.ts';
import type { PlanFinderLabels } from './labels.ts';
import type { OfferedPlan } from './offer.ts';
import styles from './PlanFinder.module.css';

interface Props {
  plans: readonly OfferedPlan[];
  /** Chosen at first; afterwards the form holds it. */
  first: PlanKey | undefined;
  accountsPerPhone: number;
  labels: PlanFinderLabels;
  locale: Locale;
}

/** The sizes a plan can have: to choose from, and to read without script. */
export function Steps({ plans, first, accountsPerPhone, labels, locale }: Props) {
  return (
    <fieldset className={styles.steps} id="plans">
      <legend>{labels.steps}</legend>
      {plans.map(({ key, name, phones, audience, price }) => (
        <label key={key} className={styles.step}>
          <input type="radio" name="plan" value={key} defaultChecked={key === first} />
          <b>{name}</b>
          <span>{pluralText(labels.upToPhones, phones, locale)}</span>
          <span>{pluralText(labels.accounts, phones * accountsPerPhone, locale)}</span>
          {price && <span>{fill(labels.stepPrice, { price: moneyIn(locale, price.currency)(price.monthly) })}</span>}
          <small>{audience}</small>
        </label>
      ))}
    </fieldset>
  );
}
