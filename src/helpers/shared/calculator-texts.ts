import { fill, type PluralForms, pluralText } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import {
  type Calculator,
  type CalculatorWords,
  type CommonLabels,
  type Field,
  mapNames,
  namesOf,
  type Result,
  rangeOf,
} from './define-calculator.ts';

/** What a calculator says, as texts of the reader's language. */

type AnyUnit = Result<string>['unit'];

/** As many digits as say something: 0.55, 12.6, 505. */
const digitsFor = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
const percentDigits = (value: number): number => (Math.abs(value) >= 10 ? 0 : 1);
/** Nobody plans hours by the second. */
const toTheMinute = (seconds: number): number => (seconds < 3600 ? Math.round(seconds) : Math.round(seconds / 60) * 60);

export const numberIn = (locale: Locale, value: number, digits = digitsFor(value)): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);

/** As the reader would type it: a point or a comma, and no separators in thousands. */
export const typedIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(value);

const measured = (number: string, unit: string): string => `${number}\u00a0${unit}`;

function duration(seconds: number, locale: Locale, labels: CommonLabels): string {
  const whole = toTheMinute(seconds);
  const parts = [
    [Math.floor(whole / 3600), labels['unit.h']],
    [Math.floor((whole % 3600) / 60), labels['unit.min']],
    [whole % 60, labels['unit.s']],
  ] as const;
  const shown = parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => measured(numberIn(locale, amount), unit));
  return shown.join(' ') || measured('0', labels['unit.s']);
}

/** A value with its unit. Of things that are counted, only a formula says what they are: elsewhere a name stands by. */
export function quantity(
  value: number,
  unit: AnyUnit,
  {
    locale,
    labels,
    digits,
    inFormula,
  }: { locale: Locale; labels: CommonLabels; digits?: number | undefined; inFormula?: boolean },
): string {
  if (unit === 'duration') return duration(value, locale, labels);
  if (unit === '%') {
    const format = { style: 'percent', maximumFractionDigits: digits ?? percentDigits(value) } as const;
    return new Intl.NumberFormat(locale, format).format(value / 100);
  }
  const number = numberIn(locale, value, digits);
  const word: string | PluralForms | undefined = unit && labels[`unit.${unit}`];
  if (typeof word === 'string') return measured(number, word);
  return word && inFormula ? pluralText(word, value, locale, { n: number }).replaceAll(' ', '\u00a0') : number;
}

/** Whether what is shown of a value is all of it. */
function isExact(value: number, { unit, digits: given }: Result<string>): boolean {
  if (unit === 'duration') return toTheMinute(value) === value;
  const digits = given ?? (unit === '%' ? percentDigits(value) : digitsFor(value));
  return Math.abs(value - Number(value.toFixed(digits))) < 1e-9;
}

/** A name in the middle of a sentence or formula; abbreviations stay as they are. */
export const inSentence = (name: string, locale: Locale): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(locale));

/** Fills names or numbers into a formula; bare numbers are written as the language does. */
const written = (formula: string, texts: Readonly<Record<string, string>>, locale: Locale): string =>
  fill(
    formula.replace(/(?<![\w{.])\d+(?:\.\d+)?/g, (number) => numberIn(locale, Number(number), 3)),
    texts,
  );

export interface Row<R extends string> {
  key: R;
  name: string;
  text: string;
  headline: boolean;
  tooMuch: boolean;
  /** The formula with the reader's numbers, after `=` or, where the value is rounded, `≈`. */
  sum?: string | undefined;
  /** The formula in words. */
  formula?: string | undefined;
  range?: string | undefined;
}

interface Language<F extends string, R extends string, N extends string, S extends string> {
  locale: Locale;
  words: CalculatorWords<F, R, N, S>;
  labels: CommonLabels;
}

export interface CalculatorTexts<R extends string> {
  /** Name and value of every field. */
  given: Array<[name: string, text: string]>;
  rows: Array<Row<R>>;
  notes: string[];
  /** What a screen reader is told. */
  spoken: string;
}

/** Everything a calculator shows for these values. */
export function calculatorTexts<F extends string, R extends string, N extends string, S extends string>(
  { fields, results, compute }: Pick<Calculator<F, R, N, S>, 'fields' | 'results' | 'compute'>,
  values: Readonly<Record<F, number>>,
  { locale, words, labels }: Language<F, R, N, S>,
): CalculatorTexts<R> {
  const outcome = compute(values);
  const known = namesOf(results).filter((key) => outcome.results[key] !== undefined);
  const all = { ...values, ...mapNames(results, (key) => outcome.results[key] ?? Number.NaN) };
  const fieldText = (key: F, inFormula: boolean): string => {
    const field: Field<F> = fields[key];
    return quantity(all[key], field.unit, { locale, labels, digits: rangeOf(field).decimals ?? 0, inFormula });
  };
  const resultText = (key: R, inFormula: boolean): string =>
    quantity(all[key], results[key].unit, { locale, labels, inFormula, digits: results[key].digits });
  const numbers: Record<string, string> = {
    ...mapNames(fields, (key) => fieldText(key, true)),
    ...mapNames(results, (key) => resultText(key, true)),
  };
  const names: Record<string, string> = {
    ...mapNames(fields, (key) => inSentence(words[`field.${key}`], locale)),
    ...mapNames(results, (key) => inSentence(words[`result.${key}`], locale)),
  };
  const formulaOf = (key: R, texts: Record<string, string>): string | undefined => {
    const { formula: given, rounded } = results[key];
    const formula = typeof given === 'function' ? given(all) : given;
    if (formula === undefined) return undefined;
    const text = written(formula, texts, locale);
    if (rounded === undefined) return text;
    return fill(rounded === 'up' ? labels.roundedUp : labels.roundedDown, { formula: text });
  };

  const rows = known.map((key): Row<R> => {
    const { headline = false, limit = Number.POSITIVE_INFINITY } = results[key];
    const [low, high] = outcome.ranges?.[key] ?? [0, 0];
    const sum = formulaOf(key, numbers);
    const formula = formulaOf(key, names);
    return {
      key,
      name: words[`result.${key}`],
      text: resultText(key, false),
      headline,
      tooMuch: all[key] > limit,
      sum: sum && `${isExact(all[key], results[key]) ? '=' : '≈'} ${sum}`,
      formula: formula && fill(labels.formula, { name: words[`result.${key}`], formula }),
      range: high > low ? fill(labels.range, { low: numberIn(locale, low), high: numberIn(locale, high) }) : undefined,
    };
  });
  const { notes } = outcome;
  return {
    given: namesOf(fields).map((key) => {
      const field: Field<F> = fields[key];
      const empty = 'blank' in field && field.blank === values[key];
      return [words[`field.${key}`], empty ? '—' : fieldText(key, false)];
    }),
    rows,
    notes: notes
      ? namesOf(notes)
          .filter((key) => notes[key])
          .map((key) => fill(words[`note.${key}`], numbers))
      : [],
    spoken: rows
      .filter(({ headline }) => headline)
      .map(({ name, text }) => fill(labels.spoken, { name, value: text }))
      .join(' '),
  };
}
