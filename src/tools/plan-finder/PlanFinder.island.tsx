import { useRef } from 'react';
import { phoneRange, phoneStops, problemText } from '../../i18n/counts.ts';
import { fill, pluralText } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { island } from '../../islands/CrashCard.tsx';
import { choiceQuery } from '../../lib/inquiry.ts';
import { type Billing, computerRange, moneyIn, type Plan, totalPrice } from '../../lib/plans.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import controls from '../../ui/controls.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { useCount } from '../../ui/use-count.ts';
import type { ToolLabels } from '../shared/words.ts';
import { type Finding, findPlan } from './find-plan.ts';
import styles from './PlanFinder.module.css';

interface Context {
  locale: Locale;
  labels: ToolLabels<'plan-finder'>;
  accountsPerPhone: number;
  yearlyDiscountPercent: number;
}

interface Props extends Context {
  /** Smallest first. */
  plans: ReadonlyArray<Plan & { audience: string }>;
  /** Free, or paid by the month or the year: what each includes. */
  tiers: readonly Tier[];
  /** The page with the contact section, where the choice becomes a message. */
  homeHref: string;
  downloadHref: string;
}

interface Tier {
  key: 'free' | Billing;
  name: string;
  description: string;
  points: string[];
  note?: string | undefined;
}

/** What it costs: phones and computers choose the plan, and the ways to pay follow. */
function PlanFinder({ plans, tiers, homeHref, downloadHref, ...context }: Props) {
  const { locale, labels, accountsPerPhone } = context;
  const phones = useCount(20, phoneRange);
  const computers = useCount(1, computerRange);
  const computersField = useRef<HTMLInputElement>(null);
  const { format } = new Intl.NumberFormat(locale);
  const finding = findPlan(phones.value, computers.value, plans);
  const largest = plans.at(-1);
  // Twice the largest plan, so that the steps between the plans are wide. More is typed.
  const stops = phoneStops.filter((stop) => stop <= 2 * (largest?.phones ?? 100));

  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-label={labels.title}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} autoComplete="off">
        <div className={`${styles.size} needs-js`}>
          <NumberField
            name="phones"
            label={labels.phones}
            text={phones.text}
            onType={phones.type}
            slider={{ label: labels.phonesSlider, stops, value: phones.value, valueText: format(phones.value) }}
            problem={problemText(phones.problem, phoneRange, labels, format)}
          />
          <NumberField
            ref={computersField}
            name="computers"
            label={labels.computers}
            text={computers.text}
            onType={computers.type}
            problem={problemText(computers.problem, computerRange, labels, format)}
          />
        </div>
        <fieldset className={styles.steps} id="plans">
          <legend>{labels.steps}</legend>
          {plans.map(({ key, name, phones: most, audience, price }) => (
            <label key={key} className={styles.step}>
              <input
                type="radio"
                name="plan"
                value={key}
                checked={key === finding.plan?.key}
                onChange={() => phones.type(String(Math.min(phoneRange.max, most * computers.value)))}
              />
              <b>{name}</b>
              <span>{pluralText(labels.upToPhones, most, locale)}</span>
              <span>{pluralText(labels.accounts, most * accountsPerPhone, locale)}</span>
              {price && (
                <span>{fill(labels.stepPrice, { price: moneyIn(locale, price.currency)(price.monthly) })}</span>
              )}
              <small>{audience}</small>
            </label>
          ))}
        </fieldset>
      </form>
      <div className={styles.answer}>
        <Answer
          finding={finding}
          phones={phones.value}
          largest={largest}
          stale={(phones.problem ?? computers.problem) !== undefined}
          {...context}
        />
        {/* The button disappears with the press; the focus goes to the number it changed. */}
        {!finding.plan && (
          <Button
            look="secondary"
            onClick={() => {
              computers.type(String(finding.computersNeeded));
              computersField.current?.focus();
            }}
          >
            {pluralText(labels.useComputers, finding.computersNeeded, locale)}
          </Button>
        )}
      </div>
      <div className={styles.cards}>
        {tiers.map(({ key, name, description, points, note }) => (
          <article key={key} className={styles.card} data-tier={key}>
            <h3 className={styles.name}>
              {name}
              {key === 'yearly' && <Badge tone="accent">−{percent(context)}</Badge>}
            </h3>
            <Price tier={key} finding={finding} description={description} {...context} />
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
              {note && <li className={styles.note}>{note}</li>}
            </ul>
            {key === 'free' ? (
              <ButtonLink href={downloadHref} look="secondary">
                {labels.download}
              </ButtonLink>
            ) : (
              // The choice becomes a message in the contact section.
              <ButtonLink
                href={`${homeHref}${choiceQuery({ phones: phones.value, computers: computers.value, billing: key })}#contact`}
                look={key === 'yearly' ? 'primary' : 'secondary'}
              >
                {totalPrice(finding.licenses, key, context.yearlyDiscountPercent) ? labels.trial : labels.ask}
                <span className="visually-hidden">: {name}</span>
              </ButtonLink>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}

export default island(PlanFinder);

const percent = ({ locale, yearlyDiscountPercent }: Context): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(yearlyDiscountPercent / 100);

interface AnswerProps extends Context {
  finding: Finding;
  phones: number;
  largest: Plan | undefined;
  /** A number was not understood: the answer is that of the last good ones. */
  stale: boolean;
}

/** What the numbers come to, in one line that keeps its place. */
function Answer({ finding, phones, largest, stale, labels, locale, accountsPerPhone }: AnswerProps) {
  const { format } = new Intl.NumberFormat(locale);
  const { plan, perComputer, licenses, idle } = finding;
  const details = [
    pluralText(labels.phonesOn, perComputer, locale),
    pluralText(labels.upToAccounts, phones * accountsPerPhone, locale),
  ];
  const bought = licenses.map((each) => fill(labels.licenseValue, { n: format(each.computers), plan: each.plan.name }));
  return (
    <p aria-live="polite" aria-atomic="true">
      {plan && <strong>{bought.join(' + ')}</strong>}
      {/* The message takes the place of the details, so that nothing below moves. */}
      {plan && <span className={stale ? styles.stale : undefined}>{stale ? labels.stale : details.join(' · ')}</span>}
      {plan && idle > 0 && <span className={styles.stale}>{fill(labels.idle, { n: format(idle) })}</span>}
      {!plan && (
        <span>
          {fill(labels.tooMany, {
            n: format(perComputer),
            plan: largest?.name ?? '',
            max: format(largest?.phones ?? 0),
          })}
        </span>
      )}
    </p>
  );
}

interface PriceProps extends Context {
  tier: Tier['key'];
  finding: Finding;
  description: string;
}

/** What all licenses cost together, or that the price is to be asked for. */
function Price({ tier, finding, description, labels, locale, yearlyDiscountPercent }: PriceProps) {
  const total = tier === 'free' ? undefined : totalPrice(finding.licenses, tier, yearlyDiscountPercent);
  const money = moneyIn(locale, total?.currency ?? 'USD');
  if (tier === 'free' || !total)
    return (
      <p className={styles.price}>
        <strong>{tier === 'free' ? labels.freePrice : labels.onRequest}</strong>
        {tier !== 'free' && <span>{labels.askText}</span>}
        <span>{description}</span>
      </p>
    );
  return (
    <p className={styles.price}>
      <strong>{money(tier === 'yearly' ? total.perYear : total.perMonth)}</strong>
      <span>{tier === 'yearly' ? labels.perYear : labels.perMonth}</span>
      {tier === 'yearly' && (
        <span>
          {fill(labels.stepPrice, { price: money(total.perMonth) })} ·{' '}
          {fill(labels.saved, { price: money(total.savedPerYear) })}
        </span>
      )}
    </p>
  );
}
