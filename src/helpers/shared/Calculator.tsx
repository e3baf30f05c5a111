import { type ReactNode, useEffect, useRef, useState } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import type { CountProblem } from '../../lib/counts.ts';
import { fill, pluralText } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import controls from '../../ui/controls.module.css';
import { FactRow } from '../../ui/FactRow.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import results from '../../ui/results.module.css';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import styles from './Calculator.module.css';
import { type CalculatorTexts, calculatorTexts, inSentence, numberIn, quantity, typedIn } from './calculator-texts.ts';
import {
  type Calculator,
  type CalculatorWords,
  type CommonLabels,
  type Field,
  mapNames,
  namesOf,
  type Source,
} from './define-calculator.ts';
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
    const { form, onInput, reset, values, problems, touched, link } = useCalculator(name, fields, locale);
    const texts = calculatorTexts({ ...calculator, fields }, values, { locale, words, labels });
    const stale = problems.size > 0;

    return (
      <Panel id={name} title={words.title} local={labels.local} data-search="none">
        <p className={styles.intro}>{words.intro}</p>

        <form ref={form} className={`${results.form} ${styles.form} needs-js`} onInput={onInput} autoComplete="off">
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
            <CopyLink link={link} labels={labels} />
            <button type="button" className={controls.action} onClick={reset}>
              {labels.reset}
            </button>
          </p>
        </form>

        {/* On paper and without script the values are text. */}
        <Group className={styles.given} label={labels.given}>
          <dl>
            {texts.given.map(([label, text]) => (
              <FactRow key={label} label={label}>
                {text}
              </FactRow>
            ))}
          </dl>
        </Group>

        <Group className={results.result} label={labels.result} stale={stale}>
          <p className={results.stale} hidden={!stale}>
            {labels.stale}
          </p>
          <Outcome texts={texts} />
          <LiveRegion text={touched ? texts.spoken : ''} />
        </Group>

        {/* The reader may have opened it before this code arrived: the attribute then differs from the markup, rightly. */}
        <details className={results.how} suppressHydrationWarning>
          <summary>{labels.how}</summary>
          <ul>{texts.rows.map(({ key, formula }) => formula && <li key={key}>{formula}</li>)}</ul>
          <p>
            {fill(labels.ours, {
              fields: new Intl.ListFormat(locale).format(
                namesOf(fields)
                  .filter((key) => fields[key].ours)
                  .map((key) => inSentence(words[`field.${key}`], locale)),
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
      </Panel>
    );
  }
  return island(CalculatorPanel);
}

interface GroupProps {
  className: string | undefined;
  label: string;
  stale?: boolean;
  children: ReactNode;
}

/** A named part of the panel. Not a region: a page may hold several calculators, and regions need names of their own. */
function Group({ className, label, stale = false, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" className={className} aria-label={label} data-stale={stale || undefined}>
      {children}
    </div>
  );
}

/** Copied by browser/copy.client.ts. A press that comes before the link is known is repeated when it is. */
function CopyLink({ link, labels }: { link: string | undefined; labels: CommonLabels }) {
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!link || !asked) return;
    setAsked(false);
    button.current?.click();
  }, [link, asked]);
  return (
    <button
      ref={button}
      type="button"
      className={controls.action}
      data-copy={link}
      data-copied={labels.copied}
      onClick={() => setAsked(!link)}
    >
      {labels.copyLink}
    </button>
  );
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
      first={first === blank ? '' : typedIn(locale, first)}
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
      <dl className={results.figures}>
        {rows
          .filter(({ headline }) => headline)
          .map(({ key, name, text, tooMuch }) => (
            <div key={key} data-warn={tooMuch || undefined}>
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
      <ul className={results.notes}>
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
