import { z } from 'zod';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { localizedText } from './content-schemas.ts';

const scalar = z.union([z.string().min(1), z.number()]);
const use = z
  .enum(['value', 'otherReading'], { error: 'must be "value" or "otherReading"' })
  .default('value')
  .describe('Which of the two readings every page shows');
const source = z.string({ error: 'say where the figure comes from' }).min(1).describe('Where the figure comes from');
const factName = z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens');
const unit = z
  .enum(['percent', 'day', 'gigabyte', 'megabyte'])
  .optional()
  .describe('Number and word come out right in each language');

const factSchema = z.union(
  [
    z.strictObject({
      value: scalar.describe('What the site shows'),
      otherReading: scalar.optional().describe("The second reading the product's own copy gives"),
      use,
      unit,
      claim: z
        .literal(true)
        .optional()
        .describe('A vendor claim: only advantages.yaml may name it, whose figures carry a footnote'),
      source,
    }),
    z.strictObject({ text: localizedText, otherText: localizedText.optional(), use, source }),
    z.strictObject({ product: z.array(z.string()).min(2).describe('The named facts multiplied'), source }),
  ],
  { error: 'must have `value`, `text` or `product`, and a `source`; see the head of content/data/facts.yaml' },
);

export const factsSchema = z.record(factName, factSchema).superRefine((facts, context) => {
  for (const [name, fact] of Object.entries(facts)) {
    const second = 'value' in fact ? fact.otherReading : 'text' in fact ? fact.otherText : undefined;
    if ('use' in fact && fact.use === 'otherReading' && second === undefined) {
      context.addIssue({
        code: 'custom',
        path: [name, 'use'],
        message: 'has no other reading to use; add `otherReading` or set `use: value`',
      });
    }
    if (!('product' in fact)) continue;
    for (const factor of fact.product) {
      if (typeof numericValue(facts, factor) !== 'number') {
        context.addIssue({
          code: 'custom',
          path: [name, 'product'],
          message: `"${factor}" is not a numeric fact`,
        });
      }
    }
  }
});

export type Facts = z.infer<typeof factsSchema>;

function factNamed(facts: Facts, name: string): Facts[string] {
  const fact = facts[name];
  if (!fact) throw new Error(`unknown fact "${name}". Known: ${Object.keys(facts).join(', ')}`);
  return fact;
}

/** The reading in force, before formatting. */
function reading(fact: Exclude<Facts[string], { product: string[] }>, locale: Locale): string | number {
  if ('text' in fact) {
    return (fact.use === 'otherReading' ? fact.otherText : undefined)?.[locale] ?? fact.text[locale];
  }
  return (fact.use === 'otherReading' ? fact.otherReading : undefined) ?? fact.value;
}

function numericValue(facts: Facts, name: string): number | undefined {
  const fact = facts[name];
  if (!fact || 'product' in fact) return undefined;
  const value = reading(fact, defaultLocale);
  return typeof value === 'number' ? value : undefined;
}

/** A fact as a number, for arithmetic in planners. */
export function factNumber(facts: Facts, name: string): number {
  const fact = factNamed(facts, name);
  if ('product' in fact) return fact.product.reduce((total, factor) => total * factNumber(facts, factor), 1);
  const value = reading(fact, defaultLocale);
  const number = typeof value === 'number' ? value : Number.parseFloat(value);
  if (Number.isNaN(number)) throw new Error(`fact "${name}" is not a number`);
  return number;
}

/** A fact as the reader sees it: digits, unit word and spacing of the language. */
export function formatFact(facts: Facts, name: string, locale: Locale): string {
  const fact = factNamed(facts, name);
  if ('product' in fact) return new Intl.NumberFormat(locale).format(factNumber(facts, name));
  const value = reading(fact, locale);
  if (typeof value === 'string') return value;
  const unitName = 'unit' in fact ? fact.unit : undefined;
  if (!unitName) return new Intl.NumberFormat(locale).format(value);
  if (unitName === 'percent') return new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
  const formatted = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unitName,
    unitDisplay: unitName === 'day' ? 'long' : 'short',
  }).format(value);
  // Chinese typography puts a space between a figure and the Han word after it; Intl does not.
  return formatted.replace(/(\d)(\p{Script=Han})/gu, '$1 $2');
}

export function isClaim(facts: Facts, name: string): boolean {
  const fact = facts[name];
  return fact !== undefined && 'claim' in fact && fact.claim === true;
}
