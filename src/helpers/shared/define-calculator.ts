import { type Count, parseCount, type Range } from '../../lib/counts.ts';
import type { Labels } from '../../lib/labels.ts';
import type english from './words/en.json';

/** The words every calculator shows beside its own. */
export type CommonLabels = Labels<typeof english>;

/** A measure (`unit.W` in the words) or a thing that is counted (`unit.phones`). */
type Unit = '%' | (keyof typeof english extends infer Key ? (Key extends `unit.${infer Name}` ? Name : never) : never);

interface FieldBase<Name extends string> {
  first: number;
  unit?: Unit;
  /** An assumption of ours: the panel says so. */
  ours?: true;
  /** The upper end of a range: not below this other field. */
  atLeast?: Name;
}

/** What the reader types, or chooses from `options`. */
export type Field<Name extends string> = FieldBase<Name> & (Range | { options: readonly [number, ...number[]] });

export interface Result<Name extends string> {
  unit?: Unit | 'duration';
  /** Digits after the point, where it is not the size of the value that decides. */
  digits?: number;
  /** One of the figures at the top. */
  headline?: true;
  /** Above this it is too much. */
  limit?: number;
  /**
   * How it is worked out, with `{names}` of fields and results: shown with their names and with the reader's numbers.
   * It holds literally, percentages apart; calculators.test.ts computes it.
   */
  formula?: string | ((values: Readonly<Record<Name, number>>) => string | undefined);
  rounded?: 'up' | 'down';
}

export interface Outcome<R extends string, N extends string> {
  /** A result that is not there has no row. */
  results: Readonly<Record<R, number | undefined>>;
  /** Sentences to show below: `note.<name>` in the words. */
  notes?: Readonly<Record<N, boolean>>;
  /** Where nine sessions in ten lie. */
  ranges?: Readonly<Partial<Record<R, readonly [low: number, high: number]>>>;
}

export interface Source {
  title: string;
  publisher: string;
  url: string;
  /** The day it was read. */
  read: string;
}

/**
 * A calculator is its fields, its results with their formulas, and the function between them. Its names are the keys of
 * its words: `field.<name>`, `result.<name>`, `note.<name>`, `source.<name>`.
 */
export interface Calculator<F extends string, R extends string, N extends string, S extends string> {
  fields: Readonly<Record<F, Field<NoInfer<F>>>>;
  results: Readonly<Record<R, Result<NoInfer<F | R>>>>;
  compute: (values: Readonly<Record<F, number>>) => Outcome<NoInfer<R>, N>;
  sources: Readonly<Record<S, Source>>;
}

/** Infers the names. */
export const defineCalculator = <F extends string, R extends string, S extends string, N extends string = never>(
  calculator: Calculator<F, R, N, S>,
): Calculator<F, R, N, S> => calculator;

export type CalculatorWords<F extends string, R extends string, N extends string, S extends string> = Readonly<
  Record<'title' | 'intro' | `field.${F}` | `result.${R}` | `note.${N}` | `source.${S}`, string>
>;

export const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] => {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
};

/** A record with the same names. */
export function mapNames<Name extends string, To>(
  record: Readonly<Record<Name, unknown>>,
  to: (name: Name) => To,
): Record<Name, To> {
  const entries = namesOf(record).map((name) => [name, to(name)]);
  return Object.fromEntries(entries);
}

export const rangeOf = (field: Field<string>): Range =>
  'options' in field ? { min: Math.min(...field.options), max: Math.max(...field.options) } : field;

/** A value of the address; only what the field itself would take. */
export function accepted(text: string, field: Field<string>): Count {
  const count = parseCount(text, rangeOf(field));
  if ('options' in field && !count.problem && !field.options.includes(count.value)) return { problem: 'notNumber' };
  return count;
}

/** Values of a calculator in an address: `?hub-power.phones=20`. Those that cannot be are left out. */
export function valuesIn<F extends string>(
  search: string,
  name: string,
  fields: Readonly<Record<F, Field<F>>>,
): Partial<Record<F, number>> {
  const query = new URLSearchParams(search);
  const values: Partial<Record<F, number>> = {};
  for (const key of namesOf(fields)) {
    const text = query.get(`${name}.${key}`);
    const count = text === null ? undefined : accepted(text, fields[key]);
    if (count && !count.problem) values[key] = count.value;
  }
  return values;
}

/** The address with the values that differ from the first ones; what else it says stays. */
export function addressWith<F extends string>(
  address: string,
  name: string,
  fields: Readonly<Record<F, Field<F>>>,
  values: Readonly<Record<F, number>>,
): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()]) if (key.startsWith(`${name}.`)) url.searchParams.delete(key);
  for (const key of namesOf(fields))
    if (values[key] !== fields[key].first) url.searchParams.set(`${name}.${key}`, String(values[key]));
  return url.href;
}
