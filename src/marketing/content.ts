import type { Locale } from '../lib/locales.ts';
import { facts, site } from '../site.ts';
import { type Marketing, readMarketing, resolveMarketing } from './data.ts';

const source = readMarketing();
const resolved = new Map<Locale, Marketing>();

/** The texts and figures of the marketing pages in one language, for the site being built. */
export function marketing(locale: Locale): Marketing {
  const known = resolved.get(locale) ?? resolveMarketing(source, { brand: site.brand.appName, facts }, locale);
  resolved.set(locale, known);
  return known;
}
