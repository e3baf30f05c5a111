import { fill } from './labels.ts';

/** Numbers a reader types or sets with a slider. `notWhole`: more digits after the point than the field takes. */
export type CountProblem = 'empty' | 'notNumber' | 'notWhole' | 'tooSmall' | 'tooLarge';
export type Count = { value: number; problem?: never } | { problem: CountProblem };

export interface Range {
  min: number;
  max: number;
  /** How many digits may follow the point; none by default. */
  decimals?: number;
  /** The value of an empty field; by default an empty field is an error. */
  blank?: number;
}

/** Writes a number as the reader's language does. */
export type Format = (value: number) => string;

/** Parses a number as readers type it: spaces, full-width digits, a comma as point and a typographic minus are understood. */
export function parseCount(text: string, { min, max, decimals = 0, blank }: Range): Count {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace('−', '-');
  if (plain === '') return blank === undefined ? { problem: 'empty' } : { value: blank };
  if (!/^[+-]?(\d+([.,]\d*)*|[.,]\d+)(e[+-]?\d+)?$/i.test(plain)) return { problem: 'notNumber' };
  const [, fraction, ...more] = plain.split(/[.,]/);
  // 1,000 is a thousand in one language and one in another: rather ask than guess.
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals || more.length > 0))
    return { problem: 'notWhole' };
  const value = Number(plain.replace(',', '.'));
  if (value < min) return { problem: 'tooSmall' };
  if (value > max) return { problem: 'tooLarge' };
  return { value };
}

type ProblemLabels = Readonly<Record<`problem.${CountProblem}`, string>>;

/** The error message for a typed number; empty if it is valid. */
export const problemText = (
  problem: CountProblem | undefined,
  { min, max }: Range,
  labels: ProblemLabels,
  format: Format,
): string => (problem ? fill(labels[`problem.${problem}`], { min: format(min), max: format(max) }) : '');

/** The most phones the planners accept. */
export const phoneRange: Range = { min: 1, max: 1000 };

/** Where sliders for phones stop: fine steps for small numbers, coarse ones for large. */
export const phoneStops: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180,
  200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000,
];

export function nearestStop(value: number, stops: readonly number[]): number {
  let best = 0;
  for (const [index, stop] of stops.entries()) {
    if (Math.abs(stop - value) < Math.abs((stops[best] ?? 0) - value)) best = index;
  }
  return best;
}
