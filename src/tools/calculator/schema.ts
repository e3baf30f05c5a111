import { z } from 'zod';
import { parseCount } from '../../i18n/counts.ts';
import { calculate, type Definition, rangeOf } from './calculate.ts';
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
  .describe('A number, or a number of content/facts.yaml');

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

export const calculatorSchema = z
  .strictObject({
    fields: z.record(key, field),
    values: z.record(key, formula).default({}).describe('Steps in between, without a name for readers'),
    results: z.record(key, result),
    notes: z
      .record(key, z.union([z.literal(true), formula], { error: 'write true, or a condition such as: share > 100%' }))
      .default({})
      .describe('Sentences, and when each is shown'),
    sources: z.record(key, source).default({}),
    examples: z.array(example).min(1),
  })
  .superRefine((calculator, context) => {
    for (const { path, message } of problemsOf(calculator)) context.addIssue({ code: 'custom', path, message });
  });

export type CalculatorFile = z.infer<typeof calculatorSchema>;
export type Source = z.infer<typeof source>;

interface Problem {
  path: PropertyKey[];
  message: string;
}

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

/** What is wrong across the fields of a file whose formulas can be parsed. */
function problemsOf(file: CalculatorFile): Problem[] {
  const { fields, values, results } = file;
  // Those have been reported one by one.
  if (formulasOf(file).some(({ text }) => formulaProblem(text))) return [];
  const names = [...Object.keys(fields), ...Object.keys(values), ...Object.keys(results)];
  const known = new Set(names);
  const shape = [
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => ({
        path: [name in results ? 'results' : 'values', name],
        message: 'choose another name: this one is taken',
      })),
    ...formulasOf(file).flatMap(({ path, text }) =>
      namesIn(parseFormula(text))
        .filter((name) => !known.has(name))
        .map((name) => ({ path, message: `"${name}" is no name of this file: use one of ${[...known].join(', ')}` })),
    ),
    ...Object.entries(fields).flatMap(([name, { atLeast }]) =>
      atLeast && !(atLeast in fields)
        ? [{ path: ['fields', name, 'atLeast'], message: `use a field: ${Object.keys(fields).join(', ')}` }]
        : [],
    ),
    ...Object.entries(fields).flatMap(([name, { default: first, ...own }]) =>
      typeof first === 'number' && !accepts(own, first)
        ? [{ path: ['fields', name, 'default'], message: 'write a value that the field itself accepts' }]
        : [],
    ),
    ...circles(file).map((name) => ({
      path: [name in results ? 'results' : 'values', name],
      message: 'take it out of the formulas it is computed from: it depends on itself',
    })),
  ];
  return shape.length > 0 ? shape : file.examples.flatMap((each, index) => exampleProblems(file, each, index));
}

function accepts(
  { options, min, max, decimals, blank }: Omit<CalculatorFile['fields'][string], 'default'>,
  value: number,
): boolean {
  if (options) return options.includes(value) || options.some((option) => typeof option !== 'number');
  // A range without an end has been reported.
  if (min === undefined || max === undefined) return true;
  return parseCount(String(value), rangeOf({ default: value, min, max, decimals, blank })).problem === undefined;
}

/** Names that need themselves. */
function circles({ values, results }: CalculatorFile): string[] {
  const needs = new Map<string, string[]>([
    ...Object.entries(values).map(([name, text]) => [name, namesIn(parseFormula(text))] as const),
    ...Object.entries(results).map(([name, { formula }]) => [name, namesIn(parseFormula(formula))] as const),
  ]);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (needs.get(from) ?? []).some((name) => {
      if (name === to) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return reaches(name, to, seen);
    });
  return [...needs.keys()].filter((name) => reaches(name, name));
}

const near = (value: number, expected: number): boolean =>
  Math.abs(value - expected) <= Math.max(0.0005, Math.abs(expected) * 1e-6);

/** A worked example against what the formulas give. */
function exampleProblems(
  file: CalculatorFile,
  { given, gives, ranges, notes }: CalculatorFile['examples'][number],
  index: number,
): Problem[] {
  const path = ['examples', index];
  const { fields, results } = file;
  const unknown = [
    ...Object.keys(given)
      .filter((name) => !(name in fields))
      .map((name) => ({ path: [...path, 'given', name], message: `use a field: ${Object.keys(fields).join(', ')}` })),
    ...Object.keys(gives)
      .filter((name) => !(name in results))
      .map((name) => ({ path: [...path, 'gives', name], message: `use a result: ${Object.keys(results).join(', ')}` })),
    ...Object.entries(fields)
      .filter(([name, { default: first }]) => typeof first !== 'number' && !(name in given))
      .map(([name]) => ({ path: [...path, 'given'], message: `add ${name}: its default is a fact, which may change` })),
  ];
  if (unknown.length > 0) return unknown;
  const definition = withFacts(file, () => 0);
  const values = Object.fromEntries(
    Object.entries(definition.fields).map(([name, each]) => [name, given[name] ?? each.default]),
  );
  const outcome = calculate(definition, values);
  const shown = (value: number | undefined): string =>
    value === undefined ? 'null' : String(Number(value.toFixed(3)));
  return [
    ...Object.entries(gives).flatMap(([name, expected]) => {
      const value = outcome.results[name];
      const same = value === undefined || expected === null ? (value ?? null) === expected : near(value, expected);
      return same
        ? []
        : [
            {
              path: [...path, 'gives', name],
              message: `the formula gives ${shown(value)}: correct the formula or the example`,
            },
          ];
    }),
    ...Object.entries(ranges).flatMap(([name, expected]) => {
      const range = outcome.ranges[name];
      return range && expected.every((end, at) => end === range[at])
        ? []
        : [
            {
              path: [...path, 'ranges', name],
              message: `the formulas give [${range?.join(', ') ?? ''}]: correct them or the example`,
            },
          ];
    }),
    ...(notes && notes.toSorted().join() !== outcome.notes.toSorted().join()
      ? [
          {
            path: [...path, 'notes'],
            message: `the conditions give [${outcome.notes.join(', ')}]: correct them or the example`,
          },
        ]
      : []),
  ];
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
