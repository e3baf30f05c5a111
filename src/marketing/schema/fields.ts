import { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import { typeset } from '../../languages/index.ts';
import { localizedText } from '../../lib/content-schemas.ts';
import { factNumber } from '../../lib/facts.ts';
import { interpolate, type Vocabulary } from '../../lib/interpolate.ts';

/** Field schemas for the YAML files of the marketing pages, in one language. */
export type Fields = ReturnType<typeof fieldsIn>;

export function fieldsIn(vocabulary: Vocabulary, locale: Locale) {
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
  const text = localizedText
    .transform((texts, context) => filled(texts[locale], context))
    .describe(localizedText.description ?? '');
  const plain = z.string().min(1).transform(filled);
  const href = z
    .string()
    .regex(/^\/(?!\/)\S*$/, 'must be a path on this site without language prefix, e.g. /docs/intro')
    .transform((path) => localizePath(path, locale));
  const fact = z.string().refine((name) => name in facts, {
    error: (issue) => `unknown fact "${issue.input}". Add it to content/data/facts.yaml or use one that is there`,
  });
  const key = z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens');
  const link = z.strictObject({ label: text, href });
  const titled = z.strictObject({ title: text, text });
  const entry = z.strictObject({ key, title: text, text });
  /** A section: without items it is left out. */
  const listOf = <S extends z.ZodType>(item: S) => z.strictObject({ title: text, items: z.array(item) });
  const titleAndLead = z.strictObject({ title: text, lead: text });
  return { locale, facts, numberOf, text, plain, href, fact, key, link, titled, entry, listOf, titleAndLead };
}
