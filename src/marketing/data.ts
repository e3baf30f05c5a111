import { z } from 'zod';
import { readData } from '../files/content.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import type { Vocabulary } from '../lib/interpolate.ts';
import { describeIssues, InputError } from '../lib/problems.ts';
import { fieldsIn } from './schema/fields.ts';
import { homeSchema } from './schema/home.ts';
import { advantagesSchema, featuresSchema, plansSchema } from './schema/offer.ts';
import { productsSchema } from './schema/products.ts';
import { tourSchema } from './schema/tour.ts';
import { faqsSchema, partnersSchema, testimonialsSchema } from './schema/voices.ts';

/** Each YAML file in one language: placeholders filled in, paths localized. */
export function marketingSchema(vocabulary: Vocabulary, locale: Locale) {
  const fields = fieldsIn(vocabulary, locale);
  return z.strictObject({
    advantages: advantagesSchema(fields),
    faqs: faqsSchema(fields),
    features: featuresSchema(fields),
    home: homeSchema(fields),
    partners: partnersSchema(fields),
    plans: plansSchema(fields),
    products: productsSchema(fields),
    testimonials: testimonialsSchema(fields),
    tour: tourSchema(fields),
  });
}

const noNames = { brand: '', igmatrix: '', ytmatrix: '', videomagic: '' };

/** Names of the files, without their ending. */
export const marketingFiles = Object.keys(marketingSchema({ names: noNames, facts: {} }, defaultLocale).shape);

/** The content of the files, not validated. */
export type MarketingSource = Readonly<Record<string, unknown>>;
/** The same, checked and in one language. */
export type Marketing = z.output<ReturnType<typeof marketingSchema>>;

export const readMarketing = (): MarketingSource =>
  Object.fromEntries(marketingFiles.map((name) => [name, readData(`${name}.yaml`, z.unknown())]));

/** Everything the marketing pages say, in one language. A mistake names file, field and remedy. */
export function resolveMarketing(source: MarketingSource, vocabulary: Vocabulary, locale: Locale): Marketing {
  const result = marketingSchema(vocabulary, locale).safeParse(source);
  if (result.success) return result.data;
  const wrong = Map.groupBy(result.error.issues, ({ path: [file] }) => String(file));
  const lines = [...wrong].map(
    ([file, issues]) =>
      `content/data/${file}.yaml, content/<language>/${file}.yaml\n${describeIssues(issues.map((issue) => ({ ...issue, path: issue.path.slice(1) })))}`,
  );
  throw new InputError(lines.join('\n'));
}

export type Question = Marketing['faqs']['home'][number];
export type FeatureGroup = Marketing['features']['groups'][number];
export type Section = Marketing['home']['sections'];
