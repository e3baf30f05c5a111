import { island } from '../../islands/CrashCard.tsx';
import { phoneRange, phoneStops } from '../../lib/counts.ts';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import type { Billing, Plan } from '../../lib/plans.ts';
import { Button } from '../../ui/Button.tsx';
import controls from '../../ui/controls.module.css';
import { FactRow } from '../../ui/FactRow.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { type NumberSetting, useNumberForm } from '../../ui/use-number-form.ts';
import { problemText } from '../shared/number-problems.ts';
import { Cost, Ladder, Licenses } from './Answer.tsx';
import type { PlanFinderLabels } from './labels.ts';
import styles from './PlanFinder.module.css';
import { computerRange, computerStops, findPlan, type Question } from './plan-finder.ts';

interface Props {
  locale: Locale;
  labels: PlanFinderLabels;
  /** Smallest first; capacities from the registry of figures. */
  plans: readonly Plan[];
  accountsPerPhone: number;
  yearlyDiscountPercent: number;
  /** Where to ask for a price. */
  contactHref: string;
}

const settings: ReadonlyArray<NumberSetting<keyof Question>> = [
  { name: 'phones', range: phoneRange, stops: phoneStops },
  { name: 'computers', range: computerRange, stops: computerStops },
];
const first: { numbers: Question; choices: Billing } = { numbers: { phones: 20, computers: 1 }, choices: 'yearly' };
const billingIn = (data: FormData): Billing => (data.get('billing') === 'monthly' ? 'monthly' : 'yearly');

function PlanFinder({ locale, labels, plans, accountsPerPhone, yearlyDiscountPercent, contactHref }: Props) {
  const { form, onInput, numbers, problems, choices: billing, fillIn } = useNumberForm(settings, first, billingIn);
  const stale = problems.size > 0;
  const { format } = new Intl.NumberFormat(locale);
  const discount = new Intl.NumberFormat(locale, { style: 'percent' }).format(yearlyDiscountPercent / 100);
  const finding = findPlan(numbers, plans);
  const largest = plans.at(-1);

  return (
    <section className={controls.panel} aria-label={labels.title}>
      <div className={styles.columns}>
        <form ref={form} className={styles.form} onInput={onInput} autoComplete="off">
          {settings.map(({ name, range, stops = [] }) => (
            <NumberField
              key={name}
              name={name}
              label={labels[name]}
              first={first.numbers[name]}
              slider={{ label: labels[`${name}Slider`], stops, valueText: format(numbers[name]) }}
              problem={problemText(problems.get(name), range, labels, format)}
            />
          ))}
          <SegmentedControl
            legend={labels.billing}
            name="billing"
            chosen={first.choices}
            options={[
              {
                value: 'yearly',
                label: (
                  <>
                    {labels.yearly} <b>−{discount}</b>
                  </>
                ),
              },
              { value: 'monthly', label: labels.monthly },
            ]}
          />
          <p className={styles.meaning}>{labels.meaning}</p>
        </form>

        <section className={styles.answers} aria-label={labels.result}>
          <div className={styles.result} data-stale={stale || undefined}>
            <Ladder plans={plans} chosen={finding.plan} labels={labels} format={format} />
            <p className={styles.stale} hidden={!stale}>
              {labels.stale}
            </p>
            <div className={styles.answer} aria-live="polite" aria-atomic="true">
              {finding.plan ? (
                <p className={styles.headline}>
                  <span>{labels.yourPlan}</span>
                  <strong>{finding.plan.name}</strong>
                </p>
              ) : (
                <p className={styles.headline}>
                  <strong>{fill(labels.tooMany, { n: format(finding.computersNeeded) })}</strong>
                  <span>
                    {fill(labels.tooManyText, {
                      n: format(finding.perComputer),
                      plan: largest?.name ?? '',
                      max: format(largest?.phones ?? 0),
                    })}
                  </span>
                </p>
              )}
              <dl className={styles.rows}>
                <FactRow label={labels.perComputer}>{format(finding.perComputer)}</FactRow>
                <FactRow label={labels.licenses}>
                  <Licenses finding={finding} labels={labels} format={format} />
                </FactRow>
                <FactRow label={labels.accounts}>
                  {fill(labels.upTo, { n: format(numbers.phones * accountsPerPhone) })}
                </FactRow>
                <FactRow label={labels.billingRow}>
                  {billing === 'yearly' ? fill(labels.billedYearly, { discount }) : labels.billedMonthly}
                </FactRow>
              </dl>
              {finding.idle > 0 && <p className={styles.idle}>{fill(labels.idle, { n: format(finding.idle) })}</p>}
            </div>
            {finding.plan ? (
              <Cost
                licenses={finding.licenses}
                billing={billing}
                yearlyDiscountPercent={yearlyDiscountPercent}
                labels={labels}
                locale={locale}
                contactHref={contactHref}
              />
            ) : (
              <div className={styles.cost}>
                {/* The button disappears with the press; the focus goes to the number it changed. */}
                <Button look="secondary" onClick={() => fillIn('computers', finding.computersNeeded)}>
                  {fill(labels.useComputers, { n: format(finding.computersNeeded) })}
                </Button>
              </div>
            )}
          </div>
        </section>
      </div>
    </section>
  );
}

export default island(PlanFinder);
