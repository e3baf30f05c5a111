import type { Format } from '../../lib/counts.ts';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import { type Billing, type License, type Plan, totalPrice } from '../../lib/plans.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { PlanFinderLabels } from './labels.ts';
import styles from './PlanFinder.module.css';
import type { Finding } from './plan-finder.ts';

interface LadderProps {
  plans: readonly Plan[];
  chosen: Plan | undefined;
  labels: PlanFinderLabels;
  format: Format;
}

/** All plans, the one that fits marked. */
export function Ladder({ plans, chosen, labels, format }: LadderProps) {
  return (
    <ol className={styles.ladder}>
      {plans.map((plan) => (
        <li key={plan.key} className={styles.rung} aria-current={plan.key === chosen?.key || undefined}>
          <span className={styles.rungName}>{plan.name}</span>
          <span className={styles.rungSize}>{fill(labels.upToPhones, { n: format(plan.phones) })}</span>
        </li>
      ))}
    </ol>
  );
}

export function Licenses({ finding, labels, format }: { finding: Finding; labels: PlanFinderLabels; format: Format }) {
  if (finding.licenses.length === 0) return '—';
  return finding.licenses.map(({ plan, computers }) => (
    <span key={plan.key} className={styles.license}>
      {fill(labels.licenseValue, { n: format(computers), plan: plan.name })}
    </span>
  ));
}

interface CostProps {
  licenses: readonly License[];
  billing: Billing;
  yearlyDiscountPercent: number;
  labels: PlanFinderLabels;
  locale: Locale;
  contactHref: string;
}

/** The price of the licenses, or where to ask for it. */
export function Cost({ licenses, billing, yearlyDiscountPercent, labels, locale, contactHref }: CostProps) {
  const total = totalPrice(licenses, billing, yearlyDiscountPercent);
  if (!total) {
    return (
      <div className={styles.cost}>
        <p>{labels.askText}</p>
        <ButtonLink look="secondary" href={contactHref}>
          {labels.ask}
        </ButtonLink>
      </div>
    );
  }
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: total.currency }).format;
  return (
    <div className={styles.cost}>
      <p className={styles.price}>
        <strong>{money(total.perMonth)}</strong> {labels.perMonth}
      </p>
      <p>
        {fill(labels.perYear, { price: money(total.perYear) })}
        {billing === 'yearly' && <> · {fill(labels.saved, { price: money(total.savedPerYear) })}</>}
      </p>
    </div>
  );
}
