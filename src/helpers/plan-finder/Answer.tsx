import { fill, pluralText } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import type { Plan } from '../../lib/plans.ts';
import { Button } from '../../ui/Button.tsx';
import type { PlanFinderLabels } from './labels.ts';
import { PhoneMatrix } from './PhoneMatrix.tsx';
import styles from './PlanFinder.module.css';
import type { Finding } from './plan-finder.ts';

interface Props {
  finding: Finding;
  phones: number;
  accountsPerPhone: number;
  largest: Plan | undefined;
  /** A number was not understood: the answer is that of the last good ones. */
  stale: boolean;
  labels: PlanFinderLabels;
  locale: Locale;
  onDivide: (computers: number) => void;
}

/** What the numbers come to, in one line that keeps its place. */
export function Answer({ finding, phones, accountsPerPhone, largest, stale, labels, locale, onDivide }: Props) {
  const { format } = new Intl.NumberFormat(locale);
  const licenses = finding.licenses.map(({ plan, computers }) =>
    fill(labels.licenseValue, { n: format(computers), plan: plan.name }),
  );
  return (
    <div className={styles.answer} data-stale={stale || undefined}>
      <PhoneMatrix filled={finding.perComputer} of={largest?.phones ?? finding.perComputer} />
      <p aria-live="polite" aria-atomic="true">
        {finding.plan ? (
          <>
            <strong>{licenses.join(' + ')}</strong>
            {/* The message takes the place of the details, so that nothing below moves. */}
            <span className={stale ? styles.stale : undefined}>
              {stale
                ? labels.stale
                : [
                    pluralText(labels.phonesOn, finding.perComputer, locale),
                    pluralText(labels.upToAccounts, phones * accountsPerPhone, locale),
                  ].join(' · ')}
            </span>
            {finding.idle > 0 && <span className={styles.stale}>{fill(labels.idle, { n: format(finding.idle) })}</span>}
          </>
        ) : (
          <span>
            {fill(labels.tooMany, {
              n: format(finding.perComputer),
              plan: largest?.name ?? '',
              max: format(largest?.phones ?? 0),
            })}
          </span>
        )}
      </p>
      {/* The button disappears with the press; the focus goes to the number it changed. */}
      {!finding.plan && (
        <Button look="secondary" onClick={() => onDivide(finding.computersNeeded)}>
          {pluralText(labels.useComputers, finding.computersNeeded, locale)}
        </Button>
      )}
    </div>
  );
}
