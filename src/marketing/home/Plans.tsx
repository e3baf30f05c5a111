import type { Locale } from '../../lib/locales.ts';
import { totalPrice } from '../../lib/plans.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import type { Plan } from '../data.ts';
import { PhoneDots } from '../drawings/PhoneDots.tsx';
import styles from './Plans.module.css';

export interface PlansLabels {
  title: string;
  billing: string;
  monthly: string;
  yearly: string;
  phones: string;
  accounts: string;
  perUnit: string;
  popular: string;
  ask: string;
  download: string;
}

interface Props {
  plans: readonly Plan[];
  yearlyDiscountPercent: number;
  locale: Locale;
  contactHref: string;
  downloadHref: string;
  labels: PlansLabels;
}

const billings = ['yearly', 'monthly'] as const;

/** The switch is two radio buttons and a style rule: it works before and without script. */
export function Plans({ plans, yearlyDiscountPercent, locale, contactHref, downloadHref, labels }: Props) {
  const largest = Math.max(...plans.map(({ phones }) => phones));
  return (
    <div className={styles.block} id="plans">
      <div className={styles.head}>
        <h3 className={styles.heading}>{labels.title}</h3>
        <SegmentedControl
          className={styles.switch}
          legend={labels.billing}
          legendHidden
          name="plans-billing"
          chosen="yearly"
          options={billings.map((billing) => ({ value: billing, label: labels[billing] }))}
        />
      </div>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.key} className={styles.plan} data-popular={plan.popular || undefined}>
            <div>
              <h4 className={styles.name}>
                {plan.name}
                {plan.popular && <Badge tone="accent">{labels.popular}</Badge>}
              </h4>
              <p className={styles.audience}>{plan.audience}</p>
            </div>
            <PhoneDots count={plan.phones} of={largest} />
            <Capacity plan={plan} locale={locale} labels={labels} />
            <Prices plan={plan} discount={yearlyDiscountPercent} locale={locale} labels={labels} />
            <ul className={styles.points}>
              {plan.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <ButtonLink href={plan.price ? downloadHref : contactHref} look={plan.popular ? 'primary' : 'secondary'}>
              {plan.price ? labels.download : labels.ask}
              <span className="visually-hidden">: {plan.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Capacity({ plan, locale, labels }: { plan: Plan; locale: Locale; labels: PlansLabels }) {
  const { format } = new Intl.NumberFormat(locale);
  return (
    <p className={styles.capacity}>
      <strong>{format(plan.phones)}</strong> <span>{labels.phones}</span>
      <span className={styles.accounts}>
        <b>{format(plan.accounts)}</b> {labels.accounts}
      </span>
    </p>
  );
}

interface PricesProps {
  plan: Plan;
  discount: number;
  locale: Locale;
  labels: PlansLabels;
}

/** Both readings are in the page; the switch shows one. */
function Prices({ plan, discount, locale, labels }: PricesProps) {
  return (
    <div className={styles.prices}>
      {billings.map((billing) => {
        const total = totalPrice([{ plan, computers: 1 }], billing, discount);
        return (
          <p key={billing} data-billing={billing}>
            {total ? (
              <>
                <strong>
                  {new Intl.NumberFormat(locale, { style: 'currency', currency: total.currency }).format(
                    total.perMonth,
                  )}
                </strong>{' '}
                <span>{labels.perUnit}</span> <span>{labels[billing]}</span>
              </>
            ) : (
              <>
                <b>{labels[billing]}</b> <span>{labels.perUnit}</span>
              </>
            )}
          </p>
        );
      })}
    </div>
  );
}
