import { type Count, parseCount, type Range } from '../../i18n/counts.ts';
import { evaluate, type Formula, parseFormula } from './formula.ts';
import type { CalculatorFile } from './shape.ts';

type FileField = CalculatorFile['fields'][string];
export type Field = Omit<FileField, 'default' | 'options'> & {
  default: number;
  options?: readonly number[] | undefined;
};

/** A calculator without words: content/data/calculators/<name>.yaml with its facts filled in. */
export type Definition = Pick<CalculatorFile, 'values' | 'results' | 'notes'> & {
  fields: Readonly<Record<string, Field>>;
};

export type Values = Readonly<Record<string, number>>;

export interface Outcome {
  /** Values of the visible results. */
  results: Record<string, number>;
  ranges: Record<string, readonly [low: number, high: number]>;
  notes: string[];
  /** The value of any name in formulas: percentages are hundredths. */
  lookUp: (name: string) => number;
}

const parsed = new Map<string, Formula>();

export function formulaOf(text: string): Formula {
  const formula = parsed.get(text) ?? parseFormula(text);
  parsed.set(text, formula);
  return formula;
}

/** Everything a calculator finds for these values. A percentage is 80 for the reader and 0.8 in formulas. */
export function calculate({ fields, values, results, notes }: Definition, given: Values): Outcome {
  const known = new Map(
    Object.entries(fields).map(([name, { unit, default: first }]) => {
      const value = given[name] ?? first;
      return [name, unit === '%' ? value / 100 : value];
    }),
  );
  const lookUp = (name: string): number => {
    const value = known.get(name) ?? compute(results[name]?.formula ?? values[name]);
    known.set(name, value);
    return value;
  };
  const compute = (text: string | undefined): number =>
    text === undefined ? Number.NaN : evaluate(formulaOf(text), lookUp);
  const shown = Object.entries(results).filter(([, { when }]) => when === undefined || compute(when));
  return {
    results: Object.fromEntries(
      shown.map(([name, { unit }]) => [name, unit === '%' ? lookUp(name) * 100 : lookUp(name)]),
    ),
    ranges: Object.fromEntries(
      shown.flatMap(([name, { range }]) => (range ? [[name, [compute(range[0]), compute(range[1])] as const]] : [])),
    ),
    notes: Object.entries(notes).flatMap(([name, condition]) =>
      condition === true || compute(condition) ? [name] : [],
    ),
    lookUp,
  };
}

export const rangeOf = ({ options, min = 0, max = 0, decimals, blank }: Field): Range => ({
  min: options ? Math.min(...options) : min,
  max: options ? Math.max(...options) : max,
  ...(decimals !== undefined && { decimals }),
  ...(blank !== undefined && { blank }),
});

/** The text of a field, as typed or from the address. */
export function accepted(text: string, field: Field): Count {
  const count = parseCount(text, rangeOf(field));
  return field.options && !count.problem && !field.options.includes(count.value) ? { problem: 'notNumber' } : count;
}

export const defaultsOf = ({ fields }: Definition): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));

/** Values of a calculator in an address: `?hub-power.phones=20`. Those that cannot be are left out. */
export function valuesIn(search: string, name: string, fields: Definition['fields']): Values {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const text = query.get(`${name}.${key}`);
      const count = text === null ? undefined : accepted(text, field);
      return count && !count.problem ? [[key, count.value]] : [];
    }),
  );
}

/** The address with the values that differ from the defaults; what else it says stays. */
export function addressWith(address: string, name: string, fields: Definition['fields'], values: Values): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()]) if (key.startsWith(`${name}.`)) url.searchParams.delete(key);
  for (const [key, field] of Object.entries(fields))
    if (values[key] !== field.default) url.searchParams.set(`${name}.${key}`, String(values[key]));
  return url.href;
}
