import { z } from 'zod';
import { knownLocales, type PerLocale, perLocale } from '../languages/index.ts';
import { defaultLocale, locales } from './locales.ts';
import { everyPart, isMet, partNames } from './parts.ts';
import { planKeys } from './plans.ts';

/**
 * The pure part of the content structures, shared by the build (src/content.config.ts) and the authors' check
 * (tools/check.ts), which runs without Astro.
 */
const words = z.string({ error: 'write the text' }).min(1, 'write the text');

const language = z.enum(knownLocales, {
  error: ({ input }) => `"${input}" is no language: ${knownLocales.join(', ')}`,
});

/** A value that only some languages need. */
export const inSomeLanguages = <S extends z.ZodType>(schema: S) =>
  z.partialRecord(language, schema, {
    error: ({ code }) => (code === 'invalid_type' ? `write one for each language: ${locales.join(', ')}` : undefined),
  });

/**
 * One value for each language. Only the source must have one; where a translation is missing, the value of the source
 * stands for it, and the authors' check tells of it.
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

export const localizedText = inEachLanguage(words);

const part = z.string().refine((written) => isMet(written, everyPart) !== undefined, {
  error: (issue) => `"${issue.input}" is no part of the site: ${partNames.join(', ')}, or one of them after "no "`,
});

const slug = z.string().regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'use letters, digits and single hyphens');

export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: localizedText,
    slug: inEachLanguage(slug),
    /** The subject is what a platform, a standard, a system or a law says: a post on it cites who says so. */
    needsSources: z.boolean().optional(),
  }),
);

/** Posts that belong together, in the order in which they are read. */
export const seriesSchema = z.record(
  z.string(),
  z.strictObject({
    label: localizedText,
    posts: z.array(z.string(), { error: 'the file names of the posts, in order' }).min(2, 'at least two posts'),
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
    position: z.number(),
    slug: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens'),
    label: localizedText,
    description: localizedText,
  }),
);

/** The part of a plan in plans.yaml that is no text. */
export const planShape = {
  key: z.enum(planKeys),
  price: z
    .strictObject({
      monthly: z.number().positive('the price per month and computer, e.g. 29'),
      currency: z.string().regex(/^[A-Z]{3}$/, 'the ISO code, e.g. USD'),
    })
    .optional(),
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
  title: z.string({ error: 'the title of the page or document, in its own language' }).min(1, 'write the title'),
  publisher: z.string({ error: 'who publishes it, e.g. USB-IF' }).min(1, 'write who publishes it'),
  url: z
    .string({ error: 'the address, beginning with https://' })
    // Some pages worth citing have never moved to https.
    .regex(/^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, 'the address, beginning with https://'),
  read: z.date({ error: 'the day it was read, e.g. 2026-11-15' }),
});

export type CitedSource = z.infer<typeof citedSource>;

/** The registries front matter refers to by key. */
export interface Registries {
  tags: Record<string, unknown>;
  authors: Record<string, unknown>;
}

/** Front matter of each collection. */
export function frontMatterSchemas(registries: Registries) {
  const tag = z.string().refine((key) => key in registries.tags, {
    error: (issue) => `unknown tag "${issue.input}". Add it to content/tags.yaml or use one that is there`,
  });
  const author = z.string().refine((key) => key in registries.authors, {
    error: (issue) => `unknown author "${issue.input}". Add them to content/authors.yaml`,
  });
  const title = words;
  const description = z
    .string({ error: 'write one sentence that says what the reader gets' })
    .min(1, 'write one sentence that says what the reader gets');
  /** Words readers use for the matter and the page does not; the search knows them, nobody sees them. */
  const keywords = z.array(z.string().min(1).max(40)).max(8, 'at most eight').default([]);
  /** What the page is about: a site that does without it does without the page. The source language's file decides, the others say the same. */
  const needs = z.union([part, z.array(part)], { error: 'a part of the site, or a list of them' }).optional();
  const flags = { needs, unlisted: z.boolean().default(false), draft: z.boolean().default(false) };
  /** Fingerprint of the English text a translation was made from; see tools/translations.ts. */
  const source = z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional();

  return {
    docs: z.strictObject({
      title,
      description,
      sidebarLabel: z.string().min(1).optional(),
      sidebarPosition: z.number({ error: 'the place in the sidebar, a number' }),
      tags: z.array(tag).default([]),
      keywords,
      lastUpdated: z.date({ error: 'a date such as 2026-11-15' }),
      source,
      ...flags,
    }),
    blog: z.strictObject({
      title,
      description,
      date: z.date({ error: 'the day of publication, e.g. 2026-11-15' }),
      updated: z.date().optional(),
      authors: z.array(author).min(1),
      tags: z.array(tag).min(2, 'two to five tags').max(5, 'two to five tags'),
      form: z.enum(postForms).optional(),
      keyPoints: z.array(words).min(3, 'three to five sentences').max(5, 'three to five sentences').optional(),
      sources: z.array(citedSource).optional(),
      keywords,
      source,
      ...flags,
    }),
    pages: z.strictObject({ title, description, lastUpdated: z.date(), source, ...flags }),
  };
}
