import { island } from '../../islands/CrashCard.tsx';
import type { CountProblem } from '../../lib/counts.ts';
import { fill, pluralText } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import controls from '../../ui/controls.module.css';
import { FactRow } from '../../ui/FactRow.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import styles from './Calculator.module.css';
import {
  type Calculator,
  type CalculatorWords,
  type CommonLabels,
  type Field,
  mapNames,
  namesOf,
  type Source,
} from './calculator.ts';
import { type CalculatorTexts, calculatorTexts, numberIn, quantity } from './calculator-texts.ts';
import { problemText } from './number-problems.ts';
import { useCalculator } from './use-calculator.ts';

interface Props<F extends string, R extends string, N extends string, S extends string> {
  /** The folder of the calculator: its place on the page and its values in the address are named after it. */
  name: string;
  locale: Locale;
  words: CalculatorWords<F, R, N, S>;
  labels: CommonLabels;
  /** First values that come from the registry of figures. */
  facts?: Partial<Record<F, number>>;
}

/** The island of a calculator: `export default calculatorIsland(calculator)`. */
export function calculatorIsland<F extends string, R extends string, N extends string, S extends string>(
  calculator: Calculator<F, R, N, S>,
) {
  function CalculatorPanel({ name, locale, words, labels, facts }: Props<F, R, N, S>) {
    const fields = mapNames(calculator.fields, (key): Field<F> => {
      const field = calculator.fields[key];
      return { ...field, first: facts?.[key] ?? field.first };
    });
    const { form, onInput, reset, values, problems, touched, link } = useCalculator(name, fields);
    const texts = calculatorTexts({ ...calculator, fields }, values, { locale, words, labels });
    const stale = problems.size > 0;

    return (
      <section id={name} className={`${controls.panel} ${styles.panel}`} aria-label={words.title} data-address={name}>
        <header className={controls.head}>
          <h3 className={controls.title}>{words.title}</h3>
          <p className={`${controls.local} needs-js`}>{labels.local}</p>
        </header>
        <p className={styles.intro}>{words.intro}</p>

        <form ref={form} className={`${styles.form} needs-js`} onInput={onInput} autoComplete="off">
          {namesOf(fields).map((key) => (
            <FieldControl
              key={key}
              name={key}
              field={fields[key]}
              label={words[`field.${key}`]}
              least={fields[key].atLeast && values[fields[key].atLeast]}
              problem={problems.get(key)}
              locale={locale}
              labels={labels}
            />
          ))}
          <p className={styles.actions}>
            {/* Its words change for a moment when the link is copied, maybe before this code arrives. */}
            <button
              type="button"
              className={styles.action}
              data-copy={link}
              data-copied={labels.copied}
              suppressHydrationWarning
            >
              {labels.copyLink}
            </button>
            <button type="button" className={styles.action} onClick={reset}>
              {labels.reset}
            </button>
          </p>
        </form>

        {/* On paper and without script the values are text. */}
        <section className={styles.given} aria-label={labels.given} data-search="none">
          <dl>
            {texts.given.map(([label, text]) => (
              <FactRow key={label} label={label}>
                {text}
              </FactRow>
            ))}
          </dl>
        </section>

        <section
          className={styles.result}
          aria-label={labels.result}
          data-stale={stale || undefined}
          data-search="none"
        >
          <p className={styles.stale} hidden={!stale}>
            {labels.stale}
          </p>
          <Outcome texts={texts} />
          <LiveRegion text={touched ? texts.spoken : ''} />
        </section>

        {/* The reader may have opened it before this code arrived: the attribute then differs from the markup, rightly. */}
        <details className={styles.how} data-search="none" suppressHydrationWarning>
          <summary>{labels.how}</summary>
          <ul>{texts.rows.map(({ key, formula }) => formula && <li key={key}>{formula}</li>)}</ul>
          <p>
            {fill(labels.ours, {
              fields: new Intl.ListFormat(locale).format(
                namesOf(fields)
                  .filter((key) => fields[key].ours)
                  .map((key) => words[`field.${key}`]),
              ),
            })}
          </p>
          <ul>
            {namesOf(calculator.sources).map((key) => (
              <SourceLine
                key={key}
                source={calculator.sources[key]}
                says={words[`source.${key}`]}
                locale={locale}
                labels={labels}
              />
            ))}
          </ul>
        </details>
      </section>
    );
  }
  return island(CalculatorPanel);
}

interface FieldProps {
  name: string;
  field: Field<string>;
  label: string;
  /** The value of the field that this one may not be below. */
  least: number | undefined;
  problem: CountProblem | undefined;
  locale: Locale;
  labels: CommonLabels;
}

function FieldControl({ name, field, label, least, problem, locale, labels }: FieldProps) {
  const { first, unit } = field;
  if ('options' in field)
    return (
      <SegmentedControl
        className={styles.choice}
        legend={label}
        name={name}
        chosen={String(first)}
        options={field.options.map((option) => ({
          value: String(option),
          label: quantity(option, unit, { locale, labels }),
        }))}
      />
    );
  const { decimals = 0, blank } = field;
  const format = (value: number): string => numberIn(locale, value, decimals);
  const range = { ...field, min: Math.max(field.min, least ?? field.min) };
  const measure = unit && unit !== '%' ? labels[`unit.${unit}`] : unit;
  return (
    <NumberField
      name={name}
      label={label}
      // As the reader would type it: a point or a comma, and no separators in thousands.
      first={first === blank ? '' : new Intl.NumberFormat(locale, { useGrouping: false }).format(first)}
      unit={typeof measure === 'string' ? measure : undefined}
      decimal={decimals > 0}
      problem={
        problem === 'notWhole' && decimals > 0
          ? pluralText(labels['problem.tooFine'], decimals, locale)
          : problemText(problem, range, labels, format)
      }
    />
  );
}

/** The figures everybody asks for, then every result with the sum it comes from. */
function Outcome<R extends string>({ texts: { rows, notes } }: { texts: CalculatorTexts<R> }) {
  return (
    <>
      <dl className={styles.figures}>
        {rows
          .filter(({ headline }) => headline)
          .map(({ key, name, text, tooMuch }) => (
            <div key={key} className={styles.figure} data-warn={tooMuch || undefined}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <dl className={styles.steps}>
        {rows.map(({ key, name, text, tooMuch, sum, range }) => (
          <div key={key} className={styles.step} data-warn={tooMuch || undefined}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            {sum && <dd className={styles.sum}>{sum}</dd>}
            {range && <dd className={styles.sum}>{range}</dd>}
          </div>
        ))}
      </dl>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

interface SourceProps {
  source: Source;
  /** What it is cited for. */
  says: string;
  locale: Locale;
  labels: CommonLabels;
}

function SourceLine({ source: { title, publisher, url, read }, says, locale, labels }: SourceProps) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(read));
  return (
    <li>
      <a href={url}>{title}</a>
      {/* Browsers differ in how they write dates. */}
      <span suppressHydrationWarning>{fill(labels.citation, { publisher, date, says })}</span>
    </li>
  );
}
