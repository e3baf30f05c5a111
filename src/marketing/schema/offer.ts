import { z } from 'zod';
import { planShape } from '../../lib/content-schemas.ts';
import { formatFact, isClaim } from '../../lib/facts.ts';
import { billings } from '../../lib/plans.ts';
import type { Fields } from './fields.ts';

/** What is offered: plans, features, figures. */

const areUnique = (entries: ReadonlyArray<{ key: string }>): boolean =>
  new Set(entries.map(({ key }) => key)).size === entries.length;

export const plansSchema = ({ locale, numberOf, text, fact, titled }: Fields) =>
  z.strictObject({
    /** Ways to pay; prices are computed for the two that cost something. */
    tiers: z.array(
      z.strictObject({
        key: z.enum(['free', ...billings]),
        name: text,
        description: text,
        points: z.array(text),
        note: text.optional(),
      }),
    ),
    plans: z
      .array(
        z
          .strictObject({
            ...planShape,
            name: text,
            audience: text,
            phonesFact: fact,
            accountsFact: fact,
          })
          .transform(({ phonesFact, accountsFact, prices, ...plan }, context) => ({
            ...plan,
            price: prices?.[locale] ?? plan.price,
            phones: numberOf(phonesFact, context),
            accounts: numberOf(accountsFact, context),
          })),
      )
      .min(1, 'at least one plan; smallest first')
      .refine(areUnique, 'two plans share a key')
      .refine(
        (plans) => new Set(plans.flatMap(({ price }) => price?.currency ?? [])).size <= 1,
        'the prices of a language are in two currencies: they cannot be added up',
      ),
    trial: z.strictObject({ title: text, steps: z.array(titled) }),
    notes: z.array(text),
  });

export const featuresSchema = ({ text, key, href, entry }: Fields) =>
  z.strictObject({
    groups: z
      .array(
        z.strictObject({
          key,
          title: text,
          text,
          /** Drawn next to the stage's features; the registry knows the names (pictures.ts). */
          picture: z.strictObject({
            dialog: z.string(),
            show: z.string().optional(),
            tab: z.string().optional(),
            part: z.string().optional(),
          }),
          items: z.array(
            // Without an address where the site does without the page.
            z.strictObject({ ...entry.shape, href: href.optional(), status: z.literal('discontinued').optional() }),
          ),
        }),
      )
      .refine(areUnique, 'two stages share a key'),
    technical: z.array(z.strictObject({ ...entry.shape, first: z.boolean().default(false) })),
  });

export function advantagesSchema({ locale, facts, text, link, fact }: Fields) {
  const verdict = z.enum(['yes', 'no', 'partly'], { error: 'must be "yes", "no" or "partly", in quotes' });
  const figure = z
    .strictObject({ fact, label: text, claim: z.literal(true).optional() })
    .refine(({ fact: name, claim }) => isClaim(facts, name) === (claim === true), {
      error: 'facts.yaml and this entry must agree whether the figure is a vendor claim (`claim: true`)',
      path: ['claim'],
    })
    .transform(({ fact: name, label, claim = false }) => ({
      name,
      value: formatFact(facts, name, locale),
      label,
      claim,
    }));
  return z.strictObject({
    comparison: z
      .strictObject({
        intro: text,
        columns: z.array(text).min(2),
        rows: z.array(
          z.strictObject({ label: text, cells: z.array(z.strictObject({ value: verdict, note: text.optional() })) }),
        ),
      })
      .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
        error: 'every row needs one cell for each column',
        path: ['rows'],
      }),
    figures: z.array(figure.refine(({ claim }) => !claim, 'a vendor claim belongs under `claims`, with its footnote')),
    claims: z.array(
      figure.refine(({ claim }) => claim, 'only vendor claims belong here; other figures under `figures`'),
    ),
    promises: z.strictObject({
      points: z.array(z.strictObject({ title: text, text, link: link.optional() })),
      claimsTitle: text,
      footnote: text,
    }),
  });
}
