import { useEffect } from 'react';
import { phoneRange, phoneStops, problemText } from '../../i18n/counts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { island } from '../../islands/CrashCard.tsx';
import { choiceIn, choiceQuery } from '../../lib/inquiry.ts';
import { type Billing, computersFor, evenly, licensesFor, moneyIn, type Plan, totalPrice } from '../../lib/plans.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import controls from '../../ui/controls.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { useCount } from '../../ui/use-count.ts';
import { type Say, sayIn } from '../shared/say.ts';
import type { ToolLabels } from '../shared/words.ts';
import styles from './PlanFinder.module.css';

interface Props {
  locale: Locale;
  labels: ToolLabels<'plan-finder'>;
  accountsPerPhone: number;
  yearlyDiscountPercent: number;
  /** Smallest first. */
  plans: ReadonlyArray<Plan & { audience: string }>;
  /** Free, or paid by the month or the year: what each includes. */
  tiers: readonly Tier[];
  /** The page with the contact section, where the choice becomes a message. */
  homeHref: string;
  downloadHref: string;
  /** When messages are answered. */
  hours: string;
}

interface Tier {
  key: 'free' | Billing;
  name: string;
  description: string;
  points: string[];
  note?: string | undefined;
}

/** The number of phones chooses the plan and the number of computers; the ways to pay follow. */
function PlanFinder({ locale, labels, plans, tiers, accountsPerPhone, yearlyDiscountPercent, ...hrefs }: Props) {
  const say = sayIn(locale, labels);
  const phones = useCount(20, phoneRange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: a link to a choice counts when the page is opened
  useEffect(() => {
    const choice = choiceIn(location.search);
    if (choice && !history.state?.typed) phones.type(String(choice.phones));
  }, []);
  const { format } = new Intl.NumberFormat(locale);
  const loads = evenly(phones.value, computersFor(phones.value, plans));
  const [perComputer = phones.value] = loads;
  const licenses = licensesFor(loads, plans);
  const isStale = phones.problem !== undefined;
  // Twice the largest plan, so that the steps between the plans are wide. Larger numbers can be typed.
  const stops = phoneStops.filter((stop) => stop <= 2 * (plans.at(-1)?.phones ?? 100));

  return (
    <section className={controls.panel} aria-label={labels.title} data-stale={isStale || undefined}>
      <form className={`stack ${styles.form}`} onSubmit={(event) => event.preventDefault()} autoComplete="off">
        <NumberField
          className={`${styles.phones} needs-js`}
          name="phones"
          label={labels.phones}
          text={phones.text}
          onType={phones.type}
          slider={{ label: labels.phonesSlider, stops, value: phones.value, valueText: format(phones.value) }}
          problem={problemText(phones.problem, phoneRange, labels, format)}
        />
        <fieldset className={styles.steps} id="plans">
          <legend>{labels.steps}</legend>
          {plans.map(({ key, name, phones: most, audience, price }) => (
            <label key={key} className={`choice ${styles.step}`}>
              <input
                type="radio"
                name="plan"
                value={key}
                checked={!isStale && key === licenses[0]?.plan.key}
                onChange={() => phones.type(String(most))}
              />
              <b>{name}</b>
              <span className={`cluster ${styles.capacity}`}>
                <span>{say('upToPhones', { n: most })}</span>
                <span>{say('accounts', { n: most * accountsPerPhone })}</span>
                {price && <span>{say('stepPrice', { price: moneyIn(locale, price.currency)(price.monthly) })}</span>}
              </span>
              <small className="meta">{audience}</small>
            </label>
          ))}
        </fieldset>
        <p className={styles.answer} aria-live="polite" aria-atomic="true">
          <strong className={styles.result}>
            {licenses.map(({ plan, computers }) => say('licenseValue', { n: computers, plan: plan.name })).join(' + ')}
          </strong>
          {/* The message replaces the details, so that nothing below moves. */}
          <span>
            {isStale
              ? labels.stale
              : `${say('phonesOn', { n: perComputer })} · ${say('upToAccounts', { n: phones.value * accountsPerPhone })}`}
          </span>
        </p>
      </form>
      <div className={styles.cards}>
        {tiers.map(({ key, name, description, points, note }) => {
          const total = key === 'free' ? undefined : totalPrice(licenses, key, yearlyDiscountPercent);
          return (
            <article key={key} className={`stack ${styles.card}`} data-tier={key}>
              <h3>
                {name} {key === 'yearly' && <Badge tone="accent">−{percent(yearlyDiscountPercent, locale)}</Badge>}
              </h3>
              <p className={`${styles.price} ${styles.result}`}>
                {total && <Total {...total} isYearly={key === 'yearly'} locale={locale} say={say} />}
                {key === 'free' && <strong>{labels.freePrice}</strong>}
                {!total && <span>{description}</span>}
              </p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
                {note && <li data-note>{note}</li>}
              </ul>
              {key === 'free' ? (
                <ButtonLink href={hrefs.downloadHref}>{labels.download}</ButtonLink>
              ) : (
                <ButtonLink
                  href={`${hrefs.homeHref}${isStale ? '' : choiceQuery({ phones: phones.value, computers: loads.length, billing: key })}#contact`}
                  look="secondary"
                >
                  {total ? labels.trial : labels.ask}
                  <span className="visually-hidden">: {name}</span>
                </ButtonLink>
              )}
            </article>
          );
        })}
        {!totalPrice(licenses, 'monthly', yearlyDiscountPercent) && (
          <p className={styles.way}>{say('byMessage', { hours: hrefs.hours })}</p>
        )}
      </div>
    </section>
  );
}

export default island(PlanFinder);

const percent = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);

type TotalProps = NonNullable<ReturnType<typeof totalPrice>> & {
  isYearly: boolean;
  locale: Locale;
  say: Say<keyof Props['labels']>;
};

/** The total price of all licenses. */
function Total({ isYearly, currency, perMonth, perYear, savedPerYear, locale, say }: TotalProps) {
  const money = moneyIn(locale, currency);
  return (
    <>
      <strong>{money(isYearly ? perYear : perMonth)}</strong>
      <span>{say(isYearly ? 'perYear' : 'perMonth')}</span>
      {isYearly && (
        <span>
          {say('stepPrice', { price: money(perMonth) })} · {say('saved', { price: money(savedPerYear) })}
        </span>
      )}
    </>
  );
}
