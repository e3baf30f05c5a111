import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { type CountProblem, nearestStop, parseCount, phoneStops } from '../../lib/counts.ts';
import { fill } from '../../lib/i18n.ts';
import type { Locale } from '../../lib/locales.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import controls from '../../ui/controls.module.css';
import type { PlanFinderLabels } from './label-keys.ts';
import styles from './PlanFinder.module.css';
import {
  type Billing,
  computerRange,
  computerStops,
  type Finding,
  findPlan,
  type Plan,
  type Prices,
  phoneRange,
  type Question,
  totalPrice,
} from './plan-finder.ts';

interface Props {
  locale: Locale;
  labels: PlanFinderLabels;
  /** Smallest first; capacities from the registry of figures. */
  plans: readonly Plan[];
  accountsPerPhone: number;
  yearlyDiscountPercent: number;
  /** Where to ask for a price. */
  contactHref: string;
  prices?: Prices | undefined;
}

type CountName = keyof Question;

const counts = {
  phones: { range: phoneRange, stops: phoneStops },
  computers: { range: computerRange, stops: computerStops },
};
const countNames: readonly CountName[] = ['phones', 'computers'];
const first: Question & { billing: Billing } = { phones: 20, computers: 1, billing: 'yearly' };

interface Reading extends Question {
  billing: Billing;
  problems: Partial<Record<CountName, CountProblem>>;
}

/** A number with a mistake keeps its last good value, so that the result does not vanish while somebody types. */
function readForm(form: HTMLFormElement, last: Question): Reading {
  const data = new FormData(form);
  const reading: Reading = {
    ...last,
    billing: data.get('billing') === 'monthly' ? 'monthly' : 'yearly',
    problems: {},
  };
  for (const name of countNames) {
    const count = parseCount(String(data.get(name) ?? ''), counts[name].range);
    if (count.problem) reading.problems[name] = count.problem;
    else reading[name] = count.value;
  }
  return reading;
}

function fieldsOf(
  form: HTMLFormElement,
  name: CountName,
): { number: HTMLInputElement; slider: HTMLInputElement } | null {
  const number = form.elements.namedItem(name);
  const slider = form.elements.namedItem(`${name}Slider`);
  return number instanceof HTMLInputElement && slider instanceof HTMLInputElement ? { number, slider } : null;
}

/** The slider follows the number, and the other way round; `moved` tells which of the two the reader touched. */
function align(form: HTMLFormElement, name: CountName, moved: 'slider' | 'number'): void {
  const fields = fieldsOf(form, name);
  if (!fields) return;
  const { range, stops } = counts[name];
  if (moved === 'slider') {
    fields.number.value = String(stops[fields.slider.valueAsNumber] ?? range.min);
    return;
  }
  const typed = parseCount(fields.number.value, range);
  if (!typed.problem) fields.slider.value = String(nearestStop(typed.value, stops));
}

function PlanFinder({ locale, labels, plans, accountsPerPhone, yearlyDiscountPercent, contactHref, prices }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [reading, setReading] = useState<Reading>({ ...first, problems: {} });
  const { problems, billing } = reading;
  const stale = Object.keys(problems).length > 0;
  const format = new Intl.NumberFormat(locale).format;
  const discount = new Intl.NumberFormat(locale, { style: 'percent' }).format(yearlyDiscountPercent / 100);
  const finding = findPlan(reading, plans);

  // The fields may have been changed before this code arrived: what stands in them counts.
  useEffect(() => {
    if (!form.current) return;
    for (const name of countNames) {
      const fields = fieldsOf(form.current, name);
      const moved = fields && fields.slider.value !== fields.slider.defaultValue;
      const typed = fields?.number.value !== String(first[name]);
      align(form.current, name, moved && !typed ? 'slider' : 'number');
    }
    setReading(readForm(form.current, first));
  }, []);

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>): void => {
    for (const name of countNames) {
      align(currentTarget, name, target === fieldsOf(currentTarget, name)?.slider ? 'slider' : 'number');
    }
    setReading((last) => readForm(currentTarget, last));
  };

  const takeComputers = (): void => {
    const fields = form.current && fieldsOf(form.current, 'computers');
    if (!form.current || !fields) return;
    fields.number.value = String(finding.computersNeeded);
    align(form.current, 'computers', 'number');
    setReading((last) => (form.current ? readForm(form.current, last) : last));
    // The button that was pressed disappears; focus goes to the number it changed.
    fields.number.focus();
  };

  return (
    <section className={controls.panel} aria-label={labels.title}>
      <div className={styles.columns}>
        <form ref={form} className={styles.form} onInput={onInput} autoComplete="off">
          {countNames.map((name) => (
            <CountField
              key={name}
              name={name}
              label={labels[name]}
              sliderLabel={labels[`${name}Slider`]}
              value={reading[name]}
              format={format}
              problem={problems[name]}
              labels={labels}
            />
          ))}
          <fieldset className={controls.field}>
            <legend className={styles.label}>{labels.billing}</legend>
            <div className={controls.segments}>
              <label className={controls.segment}>
                <input type="radio" name="billing" value="yearly" defaultChecked />
                <span>
                  {labels.yearly} <b>−{discount}</b>
                </span>
              </label>
              <label className={controls.segment}>
                <input type="radio" name="billing" value="monthly" />
                <span>{labels.monthly}</span>
              </label>
            </div>
          </fieldset>
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
                      plan: plans.at(-1)?.name ?? '',
                      max: format(plans.at(-1)?.phones ?? 0),
                    })}
                  </span>
                </p>
              )}
              <dl className={styles.rows}>
                <Row label={labels.perComputer}>{format(finding.perComputer)}</Row>
                <Row label={labels.licenses}>
                  <Licenses finding={finding} labels={labels} format={format} />
                </Row>
                <Row label={labels.accounts}>{fill(labels.upTo, { n: format(reading.phones * accountsPerPhone) })}</Row>
                <Row label={labels.billingRow}>
                  {billing === 'yearly' ? fill(labels.billedYearly, { discount }) : labels.billedMonthly}
                </Row>
              </dl>
              {finding.idle > 0 && <p className={styles.idle}>{fill(labels.idle, { n: format(finding.idle) })}</p>}
            </div>
            {finding.plan ? (
              <Cost
                total={prices && totalPrice(finding.licenses, prices, billing, yearlyDiscountPercent)}
                billing={billing}
                labels={labels}
                locale={locale}
                contactHref={contactHref}
              />
            ) : (
              <div className={styles.cost}>
                <Button look="secondary" onClick={takeComputers}>
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

type Format = (value: number) => string;

interface CountFieldProps {
  name: CountName;
  label: string;
  sliderLabel: string;
  value: number;
  format: Format;
  problem: CountProblem | undefined;
  labels: PlanFinderLabels;
}

function CountField({ name, label, sliderLabel, value, format, problem, labels }: CountFieldProps) {
  const id = useId();
  const { range, stops } = counts[name];
  return (
    <div className={controls.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={controls.pair}>
        <input
          id={id}
          className={styles.number}
          name={name}
          type="text"
          inputMode="numeric"
          defaultValue={first[name]}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}problem`}
        />
        <input
          className={`${controls.slider} needs-js`}
          name={`${name}Slider`}
          type="range"
          min={0}
          max={stops.length - 1}
          defaultValue={nearestStop(first[name], stops)}
          aria-label={sliderLabel}
          aria-valuetext={format(value)}
        />
      </div>
      <p id={`${id}problem`} className={styles.problem} aria-live="polite">
        {problem ? fill(labels[problem], { min: format(range.min), max: format(range.max) }) : ''}
      </p>
    </div>
  );
}

interface LadderProps {
  plans: readonly Plan[];
  chosen: Plan | undefined;
  labels: PlanFinderLabels;
  format: Format;
}

function Ladder({ plans, chosen, labels, format }: LadderProps) {
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

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Licenses({ finding, labels, format }: { finding: Finding; labels: PlanFinderLabels; format: Format }) {
  if (finding.licenses.length === 0) return '—';
  return finding.licenses.map(({ plan, computers }) => (
    <span key={plan.key} className={styles.license}>
      {fill(labels.licenseValue, { n: format(computers), plan: plan.name })}
    </span>
  ));
}

interface CostProps {
  total: ReturnType<typeof totalPrice>;
  billing: Billing;
  labels: PlanFinderLabels;
  locale: Locale;
  contactHref: string;
}

function Cost({ total, billing, labels, locale, contactHref }: CostProps) {
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

export default island(PlanFinder);
