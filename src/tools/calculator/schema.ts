import { z } from 'zod';
import { parseCount } from '../../i18n/counts.ts';
import { calculate, type Definition, defaultsOf, rangeOf } from './calculate.ts';
import { namesIn, parseFormula } from './formula.ts';

/** The shape of content/data/calculators/<name>.yaml; see docs/how-to/add-a-calculator.md. Build time only. */

const key = z.string().regex(/^[a-z]\w*$/i, 'start with a letter; then letters and digits');
function formulaProblem(text: string): string | undefined {
  try {
    parseFormula(text);
    return undefined;
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

const formula = z.string({ error: 'write a formula such as: phones * volts' }).superRefine((text, context) => {
  const message = formulaProblem(text);
  if (message) context.addIssue({ code: 'custom', message });
});
const unit = z.string().min(1).describe('`%`, `duration`, or a name that content/<language>/calculators.json explains');
const figure = z
  .union([z.number(), z.strictObject({ fact: z.string() })], { error: 'write a number, or { fact: name-of-a-fact }' })
  .describe('A number, or a number of content/data/facts.yaml');

const field = z
  .strictObject({
    default: figure,
    min: z.number().optional(),
    max: z.number().optional(),
    decimals: z.int().min(1).max(6).optional().describe('Digits after the point that may be typed'),
    options: z.array(figure).min(2).optional().describe('Choices in place of a range'),
    unit: unit.optional(),
    blank: z.number().optional().describe('What an empty field means'),
    atLeast: key.optional().describe('The field this one may not be below'),
    assumption: z.literal(true).optional().describe('Our own value: the panel says so'),
  })
  .refine(({ min, max, options }) => [min, max].every((end) => (end === undefined) === (options !== undefined)), {
    error: 'write min and max, or options',
  });

const result = z.strictObject({
  formula,
  unit: unit.optional(),
  digits: z
    .int()
    .min(0)
    .max(6)
    .optional()
    .describe('Digits after the point, where the size of the value does not decide'),
  headline: z.literal(true).optional().describe('One of the figures at the top'),
  limit: z.number().optional().describe('Above this, in the unit shown, the result is marked'),
  when: formula.optional().describe('Shown only where this holds'),
  range: z.tuple([formula, formula]).optional().describe('Where nine of ten lie'),
  hideFormula: z.literal(true).optional(),
});

const source = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  url: z.url({ protocol: /^https$/, error: 'write a full address: https://…' }),
  read: z.string().regex(/^20\d\d-\d\d-\d\d$/, 'write the day it was read: 2026-11-15'),
});

const example = z
  .strictObject({
    given: z.record(key, z.number()).default({}).describe('Values of fields; the others have their defaults'),
    gives: z.record(key, z.union([z.number(), z.null()])).describe('Values of results in their unit; null: not shown'),
    ranges: z.record(key, z.tuple([z.number(), z.number()])).default({}),
    notes: z.array(key).optional().describe('All notes that are shown'),
  })
  .describe('A worked example; the tests compute it');

const shape = z.strictObject({
  fields: z.record(key, field),
  values: z.record(key, formula).default({}).describe('Steps in between, without a name for readers'),
  results: z.record(key, result),
  notes: z
    .record(key, z.union([z.literal(true), formula], { error: 'write true, or a condition such as: share > 100%' }))
    .default({})
    .describe('Sentences, and when each is shown'),
  sources: z.record(key, source).default({}),
  examples: z.array(example).min(1),
});

export type CalculatorFile = z.infer<typeof shape>;

export const calculatorSchema = shape.superRefine((file, context) => {
  const before = context.issues.length;
  const report = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
  // Formulas that cannot be parsed have been reported one by one.
  if (formulasOf(file).some(({ text }) => formulaProblem(text))) return;
  checkNames(file, report);
  checkFields(file, report);
  if (context.issues.length > before) return;
  for (const [index, each] of file.examples.entries())
    checkExample(file, each, (path, message) => report(['examples', index, ...path], message));
});

type Report = (path: PropertyKey[], message: string) => void;

/** Every formula of a file with its place. */
const formulasOf = ({ values, results, notes }: CalculatorFile): Array<{ path: PropertyKey[]; text: string }> => [
  ...Object.entries(values).map(([name, text]) => ({ path: ['values', name], text })),
  ...Object.entries(results).flatMap(([name, { formula, when, range }]) => [
    { path: ['results', name, 'formula'], text: formula },
    ...(when ? [{ path: ['results', name, 'when'], text: when }] : []),
    ...(range ?? []).map((text, end) => ({ path: ['results', name, 'range', end], text })),
  ]),
  ...Object.entries(notes).flatMap(([name, text]) => (text === true ? [] : [{ path: ['notes', name], text }])),
];

function checkNames(file: CalculatorFile, report: Report): void {
  const { fields, values, results } = file;
  const names = [...Object.keys(fields), ...Object.keys(values), ...Object.keys(results)];
  const known = new Set(names);
  const placeOf = (name: string): PropertyKey[] => [name in results ? 'results' : 'values', name];
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index) report(placeOf(name), 'choose another name: this one is taken');
  for (const { path, text } of formulasOf(file))
    for (const name of namesIn(parseFormula(text)))
      if (!known.has(name)) report(path, `"${name}" is no name of this file: use one of ${[...known].join(', ')}`);

  const needs = (name: string): string[] => {
    const text = results[name]?.formula ?? values[name];
    return text === undefined ? [] : namesIn(parseFormula(text));
  };
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const name of needs(from))
      if (!seen.has(name)) {
        seen.add(name);
        reached(name, seen);
      }
    return seen;
  };
  for (const name of known)
    if (reached(name).has(name))
      report(placeOf(name), 'take it out of the formulas it is computed from: it depends on itself');
}

function checkFields({ fields }: CalculatorFile, report: Report): void {
  for (const [name, { default: first, options, min, max, atLeast, ...own }] of Object.entries(fields)) {
    if (atLeast && !(atLeast in fields))
      report(['fields', name, 'atLeast'], `use a field: ${Object.keys(fields).join(', ')}`);
    // Facts may change, and a range without an end has been reported.
    if (typeof first !== 'number' || options?.some((option) => typeof option !== 'number')) continue;
    const accepted = options
      ? options.includes(first)
      : min === undefined ||
        max === undefined ||
        !parseCount(String(first), rangeOf({ default: first, min, max, ...own })).problem;
    if (!accepted) report(['fields', name, 'default'], 'write a value that the field itself accepts');
  }
}

const near = (value: number, expected: number): boolean =>
  Math.abs(value - expected) <= Math.max(0.0005, Math.abs(expected) * 1e-6);

/** A worked example against what the formulas give. */
function checkExample(
  file: CalculatorFile,
  { given, gives, ranges, notes }: CalculatorFile['examples'][number],
  report: Report,
): void {
  const { fields, results } = file;
  let readable = true;
  const refuse: Report = (path, message) => {
    readable = false;
    report(path, message);
  };
  for (const name of Object.keys(given))
    if (!(name in fields)) refuse(['given', name], `use a field: ${Object.keys(fields).join(', ')}`);
  for (const name of Object.keys(gives))
    if (!(name in results)) refuse(['gives', name], `use a result: ${Object.keys(results).join(', ')}`);
  for (const [name, { default: first }] of Object.entries(fields))
    if (typeof first !== 'number' && !(name in given))
      refuse(['given'], `add ${name}: its default is a fact, which may change`);
  if (!readable) return;

  const definition = withFacts(file, () => 0);
  const outcome = calculate(definition, { ...defaultsOf(definition), ...given });
  for (const [name, expected] of Object.entries(gives)) {
    const value = outcome.results[name] ?? null;
    const same = value === null || expected === null ? value === expected : near(value, expected);
    const shown = value === null ? 'null' : Number(value.toFixed(3));
    if (!same) report(['gives', name], `the formula gives ${shown}: correct the formula or the example`);
  }
  for (const [name, expected] of Object.entries(ranges)) {
    const range = outcome.ranges[name];
    if (range?.join() !== expected.join())
      report(['ranges', name], `the formulas give [${range?.join(', ') ?? ''}]: correct them or the example`);
  }
  if (notes && notes.toSorted().join() !== outcome.notes.toSorted().join())
    report(['notes'], `the conditions give [${outcome.notes.join(', ')}]: correct them or the example`);
}

/** The file with its facts as numbers: what the panel works with. */
export function withFacts(
  { fields, values, results, notes }: CalculatorFile,
  factNumber: (name: string) => number,
): Definition {
  const number = (value: z.infer<typeof figure>): number =>
    typeof value === 'number' ? value : factNumber(value.fact);
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { default: first, options, ...own }]) => [
        name,
        { ...own, default: number(first), ...(options && { options: options.map(number) }) },
      ]),
    ),
    values,
    results,
    notes,
  };
}
