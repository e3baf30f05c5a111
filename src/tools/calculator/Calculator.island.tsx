import type { ReactNode } from 'react';

import { island } from '../../islands/CrashCard.tsx';
import { FactRow } from '../../ui/FactRow.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { How, Outcome } from '../shared/Outcome.tsx';
import { sayIn } from '../shared/say.ts';
import { useCopy } from '../use-copy.ts';
import styles from './Calculator.module.css';
import { type Definition, type Field, rangeOf } from './calculate.ts';
import { calculatorTexts, type Language, quantity, type Row } from './texts.ts';
import { type Entry, useCalculator } from './use-calculator.ts';

interface Props extends Language {
  /** The id of the panel; its values in the address are named after it. */
  name: string;
  definition: Definition;
  /** Two results, the larger first, as a bar; the fields are folded below it. */
  bar?: readonly [whole: string, part: string] | undefined;
  /** Assumptions and sources: they do not change with the values. */
  children?: ReactNode;
}

function Calculator({ name, definition, bar, children, ...language }: Props) {
  const { locale, words } = language;
  const say = sayIn(locale, words);
  const { entries, values, stale, touched, type, reset, link } = useCalculator(name, definition, locale);
  const { state, copy } = useCopy();
  const shown = calculatorTexts(definition, values, language);

  const fields = (
    <>
      <p className={styles.intro}>{say('intro')}</p>
      <form
        className={`${styles.form} needs-js no-print`}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
      >
        {Object.entries(definition.fields).map(([key, field]) => (
          <FieldControl
            key={key}
            name={key}
            field={field}
            {...entries[key]}
            onType={(text) => type(key, text)}
            language={language}
          />
        ))}
        <p className={`${styles.actions} cluster`}>
          <button type="button" className="action" onClick={() => copy(link())}>
            {state === 'copied' ? say('copied') : say('copyLink')}
          </button>
          <button type="button" className="action" onClick={reset}>
            {say('reset')}
          </button>
          <span className={state === 'copied' ? 'visually-hidden' : undefined} role="status">
            {state === 'copied' && say('copied')}
            {state === 'failed' && say('notCopied')}
          </span>
        </p>
      </form>
      {/* On paper and without script the values are text. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div role="group" className={styles.given} aria-label={say('given')}>
        <dl>
          {shown.given.map(([label, text]) => (
            <FactRow key={label} label={label}>
              {text}
            </FactRow>
          ))}
        </dl>
      </div>
    </>
  );
  const steps = (
    <dl className={styles.steps}>
      {shown.rows.map(({ key, name, text, tooMuch, sum, range }) => (
        <FactRow key={key} label={name} warn={tooMuch} notes={[sum, range]}>
          {text}
        </FactRow>
      ))}
    </dl>
  );

  return (
    <Panel id={name} title={say('title')} local={say('local')} data-search="none">
      {!bar && fields}
      <Outcome
        label={say('result')}
        items={shown.rows
          .filter(({ headline }) => headline)
          .map(({ name, text, tooMuch }) => ({ name, value: text, tone: tooMuch && 'warning' }))}
        stale={stale && say('stale')}
        notes={shown.notes}
      >
        {bar ? <Bar bar={bar} rows={shown.rows} /> : steps}
        <LiveRegion text={touched ? shown.spoken : ''} />
      </Outcome>

      <How title={say(bar ? 'own' : 'how')}>
        {bar && fields}
        {bar && steps}
        <ul>{shown.rows.map(({ key, formula }) => formula && <li key={key}>{formula}</li>)}</ul>
        {children}
      </How>
    </Panel>
  );
}

export default island(Calculator);

/** One result as the part it is of another. */
function Bar({ bar, rows }: { bar: readonly [string, string]; rows: readonly Row[] }) {
  const [whole = 0, part = 0] = bar.map((name) => rows.find(({ key }) => key === name)?.value);
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={whole > 0 ? Math.min(100, (part / whole) * 100) : 100} height="1" />
    </svg>
  );
}

interface FieldProps extends Partial<Entry> {
  name: string;
  field: Field;
  onType: (text: string) => void;
  language: Language;
}

function FieldControl({ name, field, text = '', value, problem, least, onType, language }: FieldProps) {
  const { locale, words } = language;
  const { unit = '', options, decimals = 0 } = field;
  const say = sayIn(locale, words);
  const label = say(`field.${name}`);
  if (options)
    return (
      <SegmentedControl
        className={styles.choice}
        legend={label}
        name={name}
        chosen={String(value)}
        onChoose={onType}
        options={options.map((option) => ({ value: String(option), label: quantity(option, { unit }, language) }))}
      />
    );
  const { min, max } = rangeOf(field);
  const problemKey = problem === 'notWhole' && decimals > 0 ? 'tooFine' : problem;
  const measure = unit === '%' ? unit : words[`unit.${unit}`];
  return (
    <NumberField
      name={name}
      label={label}
      text={text}
      onType={onType}
      unit={typeof measure === 'string' ? measure : undefined}
      decimal={decimals > 0}
      problem={problemKey ? say(`problem.${problemKey}`, { min: Math.max(min, least ?? min), max, n: decimals }) : ''}
    />
  );
}
