import { z } from 'zod';
import { parseFormula } from './formula.ts';

/** The shape of content/data/calculators/<name>.yaml; see docs/how-to/add-a-calculator.md. Build time only. */

const key = z.string().regex(/^[a-z]\w*$/i, 'start with a letter; then letters and digits');
export function formulaProblem(text: string): string | undefined {
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

export const calculatorShape = z.strictObject({
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

export type CalculatorFile = z.infer<typeof calculatorShape>;
