import { z } from 'zod';
import { languages } from '../languages/index.ts';
import { localizedText, planShape } from '../lib/content-schemas.ts';
import { factNumber, formatFact, isClaim } from '../lib/facts.ts';
import { interpolate, type Vocabulary } from '../lib/interpolate.ts';
import { readYaml } from '../lib/load.ts';
import type { Locale } from '../lib/locales.ts';
import { describeIssues, InputError } from '../lib/problems.ts';
import { localizePath } from '../lib/routes.ts';

/** What stands in each YAML file, and how it reads in one language: texts filled in, paths in that language. */
export function marketingSchemas(vocabulary: Vocabulary, locale: Locale) {
  const { facts } = vocabulary;
  const numberOf = (name: string, context: z.RefinementCtx): number => {
    try {
      return factNumber(facts, name);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };
  const filled = (text: string, context: z.RefinementCtx): string => {
    try {
      return typeset(interpolate(text, vocabulary, locale), locale);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };
  const text = localizedText.transform((texts, context) => filled(texts[locale], context));
  const plain = z.string().min(1).transform(filled);
  const href = z
    .string()
    .regex(/^\/(?!\/)\S*$/, 'must be a path on this site without language prefix, e.g. /docs/intro')
    .transform((path) => localizePath(path, locale));
  const fact = z.string().refine((name) => name in facts, {
    error: (issue) => `unknown fact "${issue.input}". Add it to content/facts.yaml or use one that is there`,
  });
  const key = z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens');
  const link = z.strictObject({ label: text, href });
  const titled = z.strictObject({ title: text, text });
  const entry = z.strictObject({ key, title: text, text });
  const listOf = <S extends z.ZodType>(item: S) => z.strictObject({ title: text, items: z.array(item).min(1) });
  const titleAndLead = z.strictObject({ title: text, lead: text });

  const plans = z.strictObject({
    tiers: z
      .array(
        z.strictObject({
          key: z.enum(['free', 'monthly', 'yearly']),
          name: text,
          description: text,
          points: z.array(text).min(1),
          note: text.optional(),
        }),
      )
      .length(3, 'three tiers: free, monthly, yearly'),
    plans: z
      .array(
        z
          .strictObject({
            ...planShape,
            name: text,
            audience: text,
            popular: z.boolean().default(false),
            phonesFact: fact,
            accountsFact: fact,
            points: z.array(text).min(1),
          })
          .transform(({ phonesFact, accountsFact, ...plan }, context) => ({
            ...plan,
            phones: numberOf(phonesFact, context),
            accounts: numberOf(accountsFact, context),
          })),
      )
      .length(4, 'four plans: starter, pro, team, business, smallest first'),
    trial: titled,
    notes: z.array(text),
    withoutPrices: text,
  });

  const features = z.strictObject({
    groups: z
      .array(
        z.strictObject({
          key: z.enum(['connect', 'accounts', 'publish', 'engage', 'collect', 'video'], {
            error: 'one of the six stages that have a drawing: connect, accounts, publish, engage, collect, video',
          }),
          title: text,
          text,
          items: z.array(z.strictObject({ ...entry.shape, href, status: z.literal('discontinued').optional() })).min(1),
        }),
      )
      .min(1),
    technical: z.array(entry).min(1),
  });

  const verdict = z.enum(['yes', 'no', 'partly'], { error: 'must be "yes", "no" or "partly", in quotes' });
  const advantages = z.strictObject({
    comparison: z
      .strictObject({
        intro: text,
        columns: z.array(text).min(2),
        rows: z.array(
          z.strictObject({ label: text, cells: z.array(z.strictObject({ value: verdict, note: text.optional() })) }),
        ),
        caveat: text,
      })
      .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
        error: 'every row needs one cell for each column',
        path: ['rows'],
      }),
    figures: z.array(
      z
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
        })),
    ),
    claimFootnote: text,
  });

  const questions = z
    .array(z.strictObject({ id: key, question: text, answer: text, links: z.array(link).default([]) }))
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two questions share an id');
  const faqs = z.strictObject({ home: questions, igmatrix: questions, download: questions });

  const testimonials = z.strictObject({
    entries: z
      .array(
        z.strictObject({
          sample: z.boolean(),
          sender: text,
          duration: z
            .strictObject({ value: z.number().int().positive(), unit: z.enum(['month', 'year']) })
            .transform(({ value, unit }) => formatDuration(value, unit, locale)),
          text,
        }),
      )
      .length(4, 'the page shows four testimonials'),
  });

  const partners = z.strictObject({
    disclaimer: text,
    entries: z.array(
      z.strictObject({
        sample: z.boolean(),
        category: z.enum(['hardware', 'analytics', 'hosting', 'proxy']),
        title: text,
        text,
        url: z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' }),
      }),
    ),
  });

  const downloadProduct = z.strictObject({ title: text, lead: text, macCommand: plain });
  const home = z.strictObject({
    hero: z.strictObject({ title: text, lead: text, primary: text, secondary: text, note: text }),
    sections: z.strictObject({
      figures: titleAndLead,
      advantages: titleAndLead,
      features: titleAndLead,
      technical: titleAndLead,
      pricing: z.strictObject({
        ...titleAndLead.shape,
        monthly: text,
        yearly: text,
        phones: text,
        accounts: text,
        perUnit: text,
        popular: text,
        ask: text,
        download: text,
      }),
      planFinder: titleAndLead,
      whiteLabel: z.strictObject({ ...titleAndLead.shape, rule: text, contact: text, setup: text }),
      testimonials: z.strictObject({
        ...titleAndLead.shape,
        sampleNote: text,
        sampleLabel: text,
        durationLabel: text,
      }),
      faq: titleAndLead,
      contact: z.strictObject({
        ...titleAndLead.shape,
        hoursLabel: text,
        hours: text,
        channels: z.array(
          z.strictObject({
            key: z.enum(['chatGroup', 'chatBot', 'chatServer', 'email']),
            title: text,
            text,
            action: text,
          }),
        ),
      }),
    }),
    download: z.strictObject({
      products: z.strictObject({ app: downloadProduct, igmatrix: downloadProduct, videomagic: downloadProduct }),
      requirements: z.strictObject({
        title: text,
        rows: z.array(
          z.strictObject({
            key: z.enum(['windows', 'macos', 'linux', 'cpu', 'memory', 'storage', 'internet']),
            label: text,
            value: text,
          }),
        ),
      }),
      linuxSystem: text,
      faqTitle: text,
    }),
  });

  const productHero = z.strictObject({ title: text, lead: text, download: text });
  const products = z.strictObject({
    igmatrix: z.strictObject({
      hero: productHero,
      setup: z.strictObject({
        title: text,
        notice: text,
        steps: z.array(z.strictObject({ title: text, text, link: link.optional() })).min(1),
        reminder: text,
      }),
      same: listOf(text),
      different: listOf(text),
      features: listOf(entry),
      why: listOf(text),
      license: titled,
      notes: listOf(entry),
    }),
    ytmatrix: z.strictObject({
      hero: z.strictObject({ title: text, lead: text, status: text }),
      planned: listOf(entry),
      noDownload: titled,
      chatGroup: z.strictObject({ text, label: text }),
    }),
    videomagic: z.strictObject({
      hero: productHero,
      pipeline: z.strictObject({
        title: text,
        lead: text,
        stages: z
          .array(
            z.strictObject({
              ...entry.shape,
              key: z.enum(['recognize', 'translate', 'voice', 'vary', 'render']),
            }),
          )
          .length(5, 'five stages: recognize, translate, voice, vary, render'),
      }),
      features: listOf(entry),
      panels: z.strictObject({ ...listOf(entry).shape, lead: text }),
      rights: titled,
      license: titled,
    }),
    hardware: z
      .strictObject({
        hero: titleAndLead,
        machine: z.strictObject({ ...titled.shape, points: z.array(entry).min(1) }),
        variants: z.strictObject({
          title: text,
          lead: text,
          columns: z.strictObject({ tall: text, low: text }),
          rows: z.array(z.strictObject({ key, label: text, tall: text, low: text })).min(1),
        }),
        boards: z.strictObject({ ...titled.shape, items: z.array(plain).min(1), itemsNote: text }),
        adbkey: z.strictObject({ ...titled.shape, link }),
        sim: z.strictObject({ ...titled.shape, meaning: titled, lawful: text }),
        order: z.strictObject({ ...titled.shape, label: text }),
        shipping: titled,
      })
      .transform((hardware, context) => ({ ...hardware, boardsPerMachine: numberOf('boards-per-machine', context) })),
  });

  return { advantages, faqs, features, home, partners, plans, products, testimonials };
}

const typeset = (text: string, locale: Locale): string => languages[locale].typeset?.(text) ?? text;

/** "10 months" in the language's own words and spacing. */
export function formatDuration(value: number, unit: 'month' | 'year', locale: Locale): string {
  return (
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      .format(value)
      // Chinese typography puts a space between a figure and the Han word after it; Intl does not.
      .replace(/(\d)(\p{Script=Han})/gu, '$1 $2')
  );
}

type Schemas = ReturnType<typeof marketingSchemas>;
type FileName = keyof Schemas;
/** What the files hold, unchecked. */
export type MarketingSource = Record<FileName, unknown>;
/** The same, checked and in one language. */
export type Marketing = { [Name in FileName]: z.output<Schemas[Name]> };

function check<S extends z.ZodType>(name: FileName, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InputError(`content/${name}.yaml\n${describeIssues(result.error)}`);
}

/** Everything the marketing pages say, in one language. A mistake names file, field and remedy. */
export function resolveMarketing(source: MarketingSource, vocabulary: Vocabulary, locale: Locale): Marketing {
  const schemas = marketingSchemas(vocabulary, locale);
  return {
    advantages: check('advantages', schemas.advantages, source.advantages),
    faqs: check('faqs', schemas.faqs, source.faqs),
    features: check('features', schemas.features, source.features),
    home: check('home', schemas.home, source.home),
    partners: check('partners', schemas.partners, source.partners),
    plans: check('plans', schemas.plans, source.plans),
    products: check('products', schemas.products, source.products),
    testimonials: check('testimonials', schemas.testimonials, source.testimonials),
  };
}

export function readMarketing(): MarketingSource {
  const read = (name: FileName): unknown => readYaml(`${name}.yaml`, z.unknown());
  return {
    advantages: read('advantages'),
    faqs: read('faqs'),
    features: read('features'),
    home: read('home'),
    partners: read('partners'),
    plans: read('plans'),
    products: read('products'),
    testimonials: read('testimonials'),
  };
}

export type Question = Marketing['faqs']['home'][number];
export type Plan = Marketing['plans']['plans'][number];
export type Tier = Marketing['plans']['tiers'][number];
export type FeatureGroup = Marketing['features']['groups'][number];
export type Section = Marketing['home']['sections'];
