import { choiceQuery } from '../../lib/inquiry.ts';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import { type Billing, type License, moneyIn, totalPrice } from '../../lib/plans.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { PlanFinderLabels } from './labels.ts';
import type { Tier } from './offer.ts';
import styles from './PlanFinder.module.css';
import type { Question } from './plan-finder.ts';

interface Props {
  tiers: readonly Tier[];
  licenses: readonly License[];
  question: Question;
  yearlyDiscountPercent: number;
  labels: PlanFinderLabels;
  locale: Locale;
  homeHref: string;
  downloadHref: string;
}

/** Free, or paid by the month or the year; the button takes the choice along to the message. */
export function Cards(props: Props) {
  const { tiers, labels, locale, yearlyDiscountPercent, homeHref, downloadHref, licenses, question } = props;
  const discount = new Intl.NumberFormat(locale, { style: 'percent' }).format(yearlyDiscountPercent / 100);
  return (
    <div className={styles.cards}>
      {tiers.map(({ key, name, description, points, note }) => {
        const total = key === 'free' ? undefined : totalPrice(licenses, key, yearlyDiscountPercent);
        return (
          <article key={key} className={styles.card} data-tier={key}>
            <h3 className={styles.name}>
              {name}
              {key === 'yearly' && <Badge tone="accent">−{discount}</Badge>}
            </h3>
            {key === 'free' ? (
              <p className={styles.price}>
                <strong>{labels.freePrice}</strong>
                <span>{description}</span>
              </p>
            ) : (
              <Price
                billing={key}
                licenses={licenses}
                discount={yearlyDiscountPercent}
                description={description}
                labels={labels}
                locale={locale}
              />
            )}
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
              <ButtonLink
                href={`${homeHref}${choiceQuery({ ...question, billing: key })}#contact`}
                look={key === 'yearly' ? 'primary' : 'secondary'}
              >
                {total ? labels.trial : labels.ask}
                <span className="visually-hidden">: {name}</span>
              </ButtonLink>
            )}
          </article>
        );
      })}
    </div>
  );
}

interface PriceProps {
  billing: Billing;
  licenses: readonly License[];
  discount: number;
  description: string;
  labels: PlanFinderLabels;
  locale: Locale;
}

/** What all licenses cost together, or that the price is to be asked for. */
function Price({ billing, licenses, discount, description, labels, locale }: PriceProps) {
  const total = totalPrice(licenses, billing, discount);
  if (!total)
    return (
      <p className={styles.price}>
        <strong>{labels.onRequest}</strong>
        <span>{labels.askText}</span>
        <span>{description}</span>
      </p>
    );
  const money = moneyIn(locale, total.currency);
  return (
    <p className={styles.price}>
      <strong>{money(billing === 'yearly' ? total.perYear : total.perMonth)}</strong>
      <span>{billing === 'yearly' ? labels.perYear : labels.perMonth}</span>
      {billing === 'yearly' && (
        <span>
          {fill(labels.stepPrice, { price: money(total.perMonth) })} ·{' '}
          {fill(labels.saved, { price: money(total.savedPerYear) })}
        </span>
      )}
    </p>
  );
}
