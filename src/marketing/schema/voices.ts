import { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';
import type { Fields } from './fields.ts';

/** What is asked and said about it: questions, testimonials, partners. */

export function faqsSchema({ text, key, link }: Fields) {
  const questions = z
    .array(
      z.strictObject({
        id: key,
        question: text,
        answer: text,
        links: z.array(link).default([]),
        shownWith: z.literal('checksum').optional().describe('Only next to builds that have a checksum'),
      }),
    )
    .superRefine((list, context) => {
      for (const [at, { id }] of list.entries())
        if (list.findIndex((other) => other.id === id) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'id'],
            message: 'another question has this id: choose a unique one',
          });
    });
  return z.strictObject({ home: questions, igmatrix: questions, download: questions });
}

/** "10 months" in the language's own words and spacing. */
export function formatDuration(value: number, unit: 'month' | 'year', locale: Locale): string {
  return (
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      .format(value)
      // Chinese typography puts a space between a figure and the Han word after it; Intl does not.
      .replace(/(\d)(\p{Script=Han})/gu, '$1 $2')
  );
}

export const testimonialsSchema = ({ locale, text }: Fields) =>
  z.strictObject({
    /** As many as there are; without one there is no section. */
    entries: z.array(
      z.strictObject({
        sample: z.boolean().optional(),
        sender: text,
        duration: z
          .strictObject({ value: z.number().int().positive(), unit: z.enum(['month', 'year']) })
          .transform(({ value, unit }) => formatDuration(value, unit, locale)),
        text,
      }),
    ),
  });

export const partnersSchema = ({ text }: Fields) =>
  z.strictObject({
    disclaimer: text,
    entries: z.array(
      z.strictObject({
        sample: z.boolean().optional(),
        category: z.enum(['hardware', 'analytics', 'hosting', 'proxy']),
        title: text,
        text,
        url: z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' }),
      }),
    ),
  });
