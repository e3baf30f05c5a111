import { z } from 'zod';
import { defaultLocale, locales } from '../i18n/locales.ts';
import { knownLocales, type PerLocale, perLocale } from '../languages/index.ts';
import { everyPart, isMet, partNames } from './parts.ts';

/**
 * The pure part of the content structures, shared by the build (src/content.config.ts) and the authors' check
 * (scripts/check.ts), which runs without Astro.
 */
const words = z.string({ error: 'write the text' }).min(1, 'write the text');

const language = z.enum(knownLocales, {
  error: ({ input }) => `"${input}" is no language: ${knownLocales.join(', ')}`,
});

export const forEachLanguage = 'write one for each language';

/** A value that only some languages need. */
export const inSomeLanguages = <S extends z.ZodType>(schema: S) =>
  z.partialRecord(language, schema, {
    error: ({ code }) => (code === 'invalid_type' ? `${forEachLanguage}: ${locales.join(', ')}` : undefined),
  });

/**
 * One value for each language. Only the source must have one; where a translation is missing, the value of the source
 * stands for it, and the authors' check reports it.
 */
export const inEachLanguage = <S extends z.ZodType>(schema: S) =>
  inSomeLanguages(schema).transform((values, context): PerLocale<z.output<S>> => {
    const source = values[defaultLocale];
    if (source === undefined) {
      context.addIssue({ code: 'custom', path: [defaultLocale], message: 'write the text', input: values });
      return z.NEVER;
    }
    return perLocale((locale) => values[locale] ?? source);
  });

export const localizedText = inEachLanguage(words).describe(
  'The text in each language. {brand} stands for the program, {fact:name} for a figure of facts.yaml.',
);

const part = z.string().refine((written) => isMet(written, everyPart) !== undefined, {
  error: (issue) => `"${issue.input}" is no part of the site: ${partNames.join(', ')}, or one of them after "no "`,
});

const slug = z.string().regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'use letters, digits and single hyphens');

export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: localizedText.describe('What readers see, in each language'),
    slug: inEachLanguage(slug).describe("The end of the address of the tag's page, in each language"),
    needsSources: z
      .boolean()
      .optional()
      .describe('The subject is what a platform, a standard, a system or a law says: a post on it cites who says so'),
  }),
);

/** Posts that belong together, in the order in which they are read. */
export const seriesSchema = z.record(
  z.string(),
  z.strictObject({
    label: localizedText,
    posts: z
      .array(z.string(), { error: 'the file names of the posts, in order' })
      .min(2, 'at least two posts')
      .describe('File names of the posts without .mdx, in the order in which they are read'),
  }),
);

export type Series = z.infer<typeof seriesSchema>;

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({ name: localizedText, role: localizedText, bio: localizedText }),
);

export const categoriesSchema = z.record(
  z.string(),
  z.strictObject({
    position: z.number().describe('The place in the sidebar, counted from the top'),
    slug: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens')
      .describe("The end of the address of the category's page"),
    label: localizedText.describe('What the sidebar shows, in each language'),
    description: localizedText.describe('One sentence above the list of its pages, in each language'),
    groups: z
      .array(
        z.strictObject({
          key: z.string(),
          from: z.number().describe('The sidebarPosition of its first page; it ends where the next group begins'),
          label: localizedText.describe('The heading over its pages, in each language'),
        }),
      )
      .optional()
      .describe('How the list of its pages is divided, in order'),
  }),
);

const address = z.string().regex(/^\/(docs|blog)\/./, 'the address of a docs page or a post, without language');

/** content/data/next-steps.yaml: what a reader does after a text. */
export const nextStepsSchema = z.strictObject({
  steps: z.record(address, address).describe('From the page to what comes after it'),
  download: z.array(address).describe('Pages that also offer the program'),
});

const price = z.strictObject({
  monthly: z.number().positive('the price per month and computer, e.g. 29'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'the ISO code, e.g. USD'),
});

const oldAddress = z
  .string()
  .regex(/^(?:\/[^/?#\s]+)+$/, 'write the path the old site had, e.g. /guide/start or /ru/guide/start')
  .regex(/^(?!.*\.html?$|.*\/index$)/, 'write it without .html and /index: those lead there, too');

/** content/data/redirects.yaml: addresses the site had before. */
export const redirectsSchema = z
  .array(z.strictObject({ from: oldAddress, href: z.string().startsWith('/', 'write a page of this site') }))
  .superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [index, { from, href }] of all.entries()) {
      const report = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, key], message });
      if (seen.has(from)) report('from', 'remove one of the two entries of this address');
      seen.add(from);
      if (all.some((other) => other.from === href.replace(/#.*/, '')))
        report('href', 'name the page where the way ends: this one leads on, or back');
    }
  });

/** The part of a plan in plans.yaml that is no text. */
export const planShape = {
  key: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens'),
  price: price.optional(),
  /** What readers of a language pay instead. */
  prices: inSomeLanguages(price).optional(),
};

/** How long a description should be: search engines show it whole, and it says something. */
export const descriptionLength = { least: 20, most: 155 } as const;

/** What kind of text a post is: shown above its title and on its card. */
export const postForms = [
  'decision',
  'checklist',
  'diary',
  'teardown',
  'comparison',
  'glossary',
  'how-to',
  'calculator',
  'explainer',
  'reference',
] as const;

export type PostForm = (typeof postForms)[number];

/** An external page a post cites; the address is linked in the text and listed at its end. */
const citedSource = z.strictObject({
  title: z
    .string({ error: 'the title of the page or document, in its own language' })
    .min(1, 'write the title')
    .describe('The title of the page or document, in its own language'),
  publisher: z
    .string({ error: 'who publishes it, e.g. USB-IF' })
    .min(1, 'write who publishes it')
    .describe('Who publishes it, e.g. USB-IF'),
  url: z
    .string({ error: 'the address, beginning with https://' })
    // Some pages worth citing have never moved to https.
    .regex(/^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, 'the address, beginning with https://')
    .describe('The address exactly as the text links it'),
  read: z.date({ error: 'the day it was read, e.g. 2026-11-15' }).describe('The day it was read, e.g. 2026-11-15'),
});

export type CitedSource = z.infer<typeof citedSource>;

/** The registries front matter refers to by key. */
export interface Registries {
  tags: Record<string, unknown>;
  authors: Record<string, unknown>;
}

/**
 * Front matter of each collection. The description of a field is shown by editors and is the remedy the authors' check
 * gives: it reads on from "title: …".
 */
export function frontMatterSchemas(registries: Registries) {
  const tag = z
    .string()
    .refine((key) => key in registries.tags, {
      error: (issue) => `unknown tag "${issue.input}". Add it to content/<language>/tags.yaml or use one that is there`,
    })
    .meta({ enum: Object.keys(registries.tags) });
  const author = z
    .string()
    .refine((key) => key in registries.authors, {
      error: (issue) => `unknown author "${issue.input}". Add them to content/<language>/authors.yaml`,
    })
    .meta({ enum: Object.keys(registries.authors) });
  const title = words.describe('the heading of the page, without a number or the brand typed by hand');
  const description = z
    .string({ error: 'write one sentence that says what the reader gets' })
    .min(1, 'write one sentence that says what the reader gets')
    .describe(
      `one sentence of ${descriptionLength.least} to ${descriptionLength.most} characters that says what the reader gets`,
    );
  const tagged = '[one, two], keys of content/<language>/tags.yaml; posts have two to five';
  const keywords = z
    .array(z.string().min(1).max(40))
    .max(8, 'at most eight')
    .default([])
    .describe('[one, two], up to eight words readers type and the page does not say; the search knows them');
  /** The source language's file decides, the others say the same. */
  const needs = z
    .union([part, z.array(part)], { error: 'a part of the site, or a list of them' })
    .optional()
    .describe(
      'a part of the site such as videomagic, or a list of them: a site that does without it does without the page',
    );
  const flags = {
    needs,
    unlisted: z
      .boolean()
      .default(false)
      .describe('true or false; an unlisted page is reached by its address only and not indexed'),
    draft: z.boolean().default(false).describe('true or false; a draft is shown by `npm run dev` only'),
  };
  const source = z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional()
    .describe('do not write it by hand: npm run translations -- --accept <file>');
  const lastUpdated = z
    .date({ error: 'a date such as 2026-11-15' })
    .describe('a day such as 2026-11-15, without quotes');

  return {
    docs: z.strictObject({
      title,
      description,
      sidebarLabel: z.string().min(1).optional().describe('a shorter title for the sidebar, or leave the line out'),
      sidebarPosition: z
        .number({ error: 'the place in the sidebar, a number' })
        .describe('a number, the same in all languages and free in its folder'),
      tags: z.array(tag).default([]).describe(tagged),
      keywords,
      lastUpdated,
      source,
      ...flags,
    }),
    blog: z.strictObject({
      title,
      description,
      date: z
        .date({ error: 'the day of publication, e.g. 2026-11-15' })
        .describe('the day of publication such as 2026-11-15, without quotes'),
      updated: z.date().optional().describe('a day such as 2026-11-15 without quotes, or leave the line out'),
      authors: z.array(author).min(1).describe('[team], keys of content/<language>/authors.yaml'),
      tags: z.array(tag).min(2, 'two to five tags').max(5, 'two to five tags').describe(tagged),
      form: z
        .enum(postForms)
        .optional()
        .describe(`one of ${postForms.join(', ')}`),
      keyPoints: z
        .array(words)
        .min(3, 'three to five sentences')
        .max(5, 'three to five sentences')
        .optional()
        .describe('three to five short sentences that hold the answers, one line with "- " each'),
      sources: z
        .array(citedSource)
        .optional()
        .describe('a list with title, publisher, url (https://…) and read (a day) for each page the text cites'),
      keywords,
      source,
      ...flags,
    }),
    pages: z.strictObject({ title, description, lastUpdated, source, ...flags }),
  };
}
