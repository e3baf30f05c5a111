import { pluralText, type Texts } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { sayIn } from '../shared/say.ts';
import { calculate, type Definition, formulaOf, type Values } from './calculate.ts';
import { type Formula, writeFormula } from './formula.ts';

/** Words of the panel that all calculators share: content/<language>/calculators.json. */
export const labelKeys = [
  ...['local', 'given', 'result', 'stale', 'how', 'own', 'formula', 'roundedUp', 'roundedDown', 'range', 'spoken'],
  ...['copyLink', 'copied', 'notCopied', 'reset'],
  ...['empty', 'notNumber', 'notWhole', 'tooFine', 'tooSmall', 'tooLarge'].map((problem) => `problem.${problem}`),
];

export interface Language {
  locale: Locale;
  /** Of one calculator: `title`, `field.phones`, `unit.W`, and those above. */
  words: Texts;
}

/** A name in the middle of a sentence or formula; abbreviations stay as they are. */
export const inSentence = (name: string, locale: Locale): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(locale));

/** Rounds to the significant digits: 0.55, 12.6, 505. */
const digitsFor = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
const percentDigits = (value: number): number => (Math.abs(value) >= 10 ? 0 : 1);
/** Hours are not planned by the second. */
const toTheMinute = (seconds: number): number => (seconds < 3600 ? Math.round(seconds) : Math.round(seconds / 60) * 60);

export const numberIn = (locale: Locale, value: number, digits = digitsFor(value)): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);

const percentIn = (locale: Locale, value: number, digits = percentDigits(value)): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(value / 100);

/** As typed: a point or a comma, and no thousands separators. */
export const typedIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(value);

const measured = (number: string, unit: string): string => `${number}\u00a0${unit}`;

function duration(seconds: number, { locale, words }: Language): string {
  const whole = toTheMinute(seconds);
  const parts = { h: Math.floor(whole / 3600), min: Math.floor((whole % 3600) / 60), s: whole % 60 };
  const shown = Object.entries(parts)
    .filter(([unit, amount]) => amount > 0 || (unit === 's' && whole === 0))
    .map(([unit, amount]) => measured(numberIn(locale, amount), String(words[`unit.${unit}`])));
  return shown.join(' ');
}

interface Measure {
  unit?: string | undefined;
  digits?: number | undefined;
  inFormula?: boolean;
}

/** A value with its unit. Only formulas name the counted things: elsewhere the label is next to the value. */
export function quantity(value: number, { unit = '', digits, inFormula }: Measure, language: Language): string {
  const { locale, words } = language;
  if (unit === 'duration') return duration(value, language);
  if (unit === '%') return percentIn(locale, value, digits);
  const number = numberIn(locale, value, digits);
  const word = words[`unit.${unit}`];
  if (typeof word === 'string') return measured(number, word);
  return word && inFormula ? pluralText(word, value, locale, { n: number }).replaceAll(' ', '\u00a0') : number;
}

/** Whether the shown value is exact. */
function isExact(value: number, { unit, digits: given }: Measure): boolean {
  if (unit === 'duration') return toTheMinute(value) === value;
  const digits = given ?? (unit === '%' ? percentDigits(value) : digitsFor(value));
  return Math.abs(value - Number(value.toFixed(digits))) < 1e-9;
}

export interface Row {
  key: string;
  name: string;
  value: number;
  text: string;
  headline: boolean;
  tooMuch: boolean;
  /** The formula with the reader's numbers, after `=` or, where the value is rounded, `≈`. */
  sum: string | undefined;
  /** The formula in words. */
  formula: string | undefined;
  range: string | undefined;
}

export interface CalculatorTexts {
  /** Name and value of every field. */
  given: Array<[name: string, text: string]>;
  rows: Row[];
  notes: string[];
  /** Announced to screen readers. */
  spoken: string;
}

/** Everything a calculator shows for these values. */
export function calculatorTexts(definition: Definition, values: Values, language: Language): CalculatorTexts {
  const { locale, words } = language;
  const say = sayIn(locale, words);
  const { fields, results } = definition;
  const nameOf = (key: string): string => say(key in fields ? `field.${key}` : `result.${key}`);
  const nounOf = (key: string): string => say(`noun.${key}`) || inSentence(nameOf(key), locale);
  const outcome = calculate(definition, values);
  const valueIn = (name: string): number => values[name] ?? outcome.results[name] ?? Number.NaN;
  const measureOf = (name: string): Measure => {
    const field = fields[name];
    return field ? { unit: field.unit, digits: field.decimals ?? 0 } : (results[name] ?? {});
  };
  const withUnit = (name: string): string => quantity(valueIn(name), { ...measureOf(name), inFormula: true }, language);

  function written(text: string, name: (key: string) => string): string {
    const formula = formulaOf(text);
    const [inner, rounding] = roundingOf(formula);
    const shown = writeFormula(inner, {
      name,
      number: (value) => numberIn(locale, value, 3),
      percent: (value) => percentIn(locale, value),
      lookUp: outcome.lookUp,
    });
    return rounding ? say(rounding, { formula: shown }) : shown;
  }

  const rows = Object.entries(results).flatMap(([key, result]): Row[] => {
    const value = outcome.results[key];
    if (value === undefined) return [];
    const { formula, hideFormula, headline = false, limit = Number.POSITIVE_INFINITY } = result;
    const [low, high] = outcome.ranges[key] ?? [0, 0];
    const name = nameOf(key);
    return [
      {
        key,
        name,
        value,
        text: quantity(value, result, language),
        headline,
        tooMuch: value > limit,
        sum: hideFormula ? undefined : `${isExact(value, result) ? '=' : '≈'} ${written(formula, withUnit)}`,
        formula: hideFormula ? undefined : say('formula', { name, formula: written(formula, nounOf) }),
        range: high > low ? say('range', { low: numberIn(locale, low), high: numberIn(locale, high) }) : undefined,
      },
    ];
  });
  const slots = Object.fromEntries(
    [...Object.keys(fields), ...rows.map(({ key }) => key)].map((key) => [key, withUnit(key)]),
  );
  return {
    given: Object.entries(fields).map(([key, { blank }]) => [
      nameOf(key),
      blank !== undefined && blank === values[key] ? '—' : quantity(valueIn(key), measureOf(key), language),
    ]),
    rows,
    notes: outcome.notes.map((key) => say(`note.${key}`, slots)),
    spoken: rows
      .filter(({ headline }) => headline)
      .map(({ name, text }) => say('spoken', { name, value: text }))
      .join(' '),
  };
}

/** Rounding of a whole formula is described in words. */
function roundingOf(formula: Formula): [inner: Formula, rounding?: 'roundedUp' | 'roundedDown'] {
  if (typeof formula !== 'object') return [formula];
  const { fn, args } = formula;
  if (fn === 'ceil') return [args[0] ?? 0, 'roundedUp'];
  return fn === 'floor' ? [args[0] ?? 0, 'roundedDown'] : [formula];
}
