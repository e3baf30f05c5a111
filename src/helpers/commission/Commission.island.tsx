import { useEffect, useRef, useState } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import controls from '../../ui/controls.module.css';
import type { HelperLabels } from '../words.ts';
import styles from './Commission.module.css';
import { shareOf } from './commission.ts';
import type english from './words/en.json';

interface Props {
  locale: Locale;
  labels: HelperLabels<typeof english>;
  /** The steps of the commission, in percent. */
  rates: readonly number[];
}

/** Of every hundred: says what the rate means and promises nothing. */
const firstPurchases = 100;
const largest = 1_000_000_000;

/** The share of a sum the reader enters, at the step the reader chooses. */
function Commission({ locale, labels, rates }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [purchases, setPurchases] = useState(firstPurchases);
  const [step, setStep] = useState(0);
  const read = (): void => {
    const [sum, slider] = form.current?.querySelectorAll('input') ?? [];
    // What is no number yet leaves the last result standing.
    if (sum?.validity.valid && sum.value !== '') setPurchases(sum.valueAsNumber);
    if (slider) setStep(slider.valueAsNumber);
  };
  // The reader may have typed before this code arrived.
  useEffect(read, []);
  const rate = rates[step] ?? 0;
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(rate / 100);
  return (
    <section className={controls.panel} aria-label={labels.title}>
      <form ref={form} className={styles.form} onInput={read} autoComplete="off">
        <label>
          <span>{labels.purchases}</span>
          <input
            className={controls.input}
            type="number"
            inputMode="decimal"
            min={0}
            max={largest}
            step="any"
            required
            defaultValue={firstPurchases}
          />
        </label>
        <label>
          <span>{fill(labels.step, { n: step + 1, percent })}</span>
          <input
            type="range"
            min={0}
            max={rates.length - 1}
            defaultValue={0}
            aria-valuetext={fill(labels.step, { n: step + 1, percent })}
          />
        </label>
        <p className={styles.result}>
          <span>{labels.share}</span>
          <output>
            <b>{format(shareOf(purchases, rate))}</b> {format(purchases)} × {percent}
          </output>
        </p>
      </form>
      <p className={styles.note}>{labels.note}</p>
    </section>
  );
}

export default island(Commission);
