import type { ReactNode } from 'react';
import { type CountProblem, problemText } from '../../i18n/counts.ts';
import { pluralText } from '../../i18n/labels.ts';
import { island } from '../../islands/CrashCard.tsx';
import controls from '../../ui/controls.module.css';
import { FactRow } from '../../ui/FactRow.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import results from '../../ui/results.module.css';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useCopy } from '../use-copy.ts';
import styles from './Calculator.module.css';
import { type Definition, type Field, rangeOf } from './calculate.ts';
import { type CalculatorTexts, calculatorTexts, type Language, numberIn, quantity } from './texts.ts';
import { useCalculator } from './use-calculator.ts';

interface Props extends Language {
  /** The id of the panel; its values in the address are named after it. */
  name: string;
  definition: Definition;
  /** Assumptions and sources: they do not change with the values. */
  children?: ReactNode;
}

function Calculator({ name, definition, children, ...language }: Props) {
  const { locale, words } = language;
  const { labels } = words;
  const { texts, values, problems, touched, type, reset, link } = useCalculator(name, definition, locale);
  const { state, copy } = useCopy();
  const shown = calculatorTexts(definition, values, language);
  const stale = problems.size > 0;

  return (
    <Panel id={name} title={words.title} local={labels.local} data-search="none">
      <p className={styles.intro}>{words.intro}</p>

      <form
        className={`${results.form} ${styles.form} needs-js`}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
      >
        {Object.entries(definition.fields).map(([key, field]) => (
          <FieldControl
            key={key}
            name={key}
            field={field}
            label={words.names[key] ?? key}
            text={texts[key] ?? ''}
            value={values[key] ?? field.default}
            onType={(text) => type(key, text)}
            least={field.atLeast === undefined ? undefined : values[field.atLeast]}
            problem={problems.get(key)}
            language={language}
          />
        ))}
        <p className={styles.actions}>
          <button type="button" className={controls.action} onClick={() => copy(link())}>
            {state === 'copied' ? labels.copied : labels.copyLink}
          </button>
          <button type="button" className={controls.action} onClick={reset}>
            {labels.reset}
          </button>
          <span className={state === 'copied' ? 'visually-hidden' : undefined} role="status">
            {state === 'copied' && labels.copied}
            {state === 'failed' && labels.notCopied}
          </span>
        </p>
      </form>

      {/* On paper and without script the values are text. */}
      <Group className={styles.given} label={labels.given}>
        <dl>
          {shown.given.map(([label, text]) => (
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
        <Outcome {...shown} />
        <LiveRegion text={touched ? shown.spoken : ''} />
      </Group>

      {/* It may have been opened before hydration: the attribute then differs from the markup, rightly. */}
      <details className={results.how} suppressHydrationWarning>
        <summary>{labels.how}</summary>
        <ul>{shown.rows.map(({ key, formula }) => formula && <li key={key}>{formula}</li>)}</ul>
        {children}
      </details>
    </Panel>
  );
}

export default island(Calculator);

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

interface FieldProps {
  name: string;
  field: Field;
  label: string;
  text: string;
  value: number;
  onType: (text: string) => void;
  /** The value of the field that this one may not be below. */
  least: number | undefined;
  problem: CountProblem | undefined;
  language: Language;
}

function FieldControl({ name, field, label, text, value, onType, least, problem, language }: FieldProps) {
  const { locale, words } = language;
  const { unit = '', options, decimals = 0 } = field;
  if (options)
    return (
      <SegmentedControl
        className={styles.choice}
        legend={label}
        name={name}
        chosen={String(value)}
        onChoose={onType}
        controlled
        options={options.map((option) => ({ value: String(option), label: quantity(option, { unit }, language) }))}
      />
    );
  const range = rangeOf(field);
  const measure = unit === '%' ? unit : words.units[unit];
  return (
    <NumberField
      name={name}
      label={label}
      text={text}
      onType={onType}
      unit={typeof measure === 'string' ? measure : undefined}
      decimal={decimals > 0}
      problem={
        problem === 'notWhole' && decimals > 0
          ? pluralText(words.tooFine, decimals, locale)
          : problemText(problem, { ...range, min: Math.max(range.min, least ?? range.min) }, words.labels, (value) =>
              numberIn(locale, value, decimals),
            )
      }
    />
  );
}

/** The figures everybody asks for, then every result with the sum it comes from. */
function Outcome({ rows, notes }: Pick<CalculatorTexts, 'rows' | 'notes'>) {
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
          <div key={key} data-warn={tooMuch || undefined}>
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
