import { published } from '#published';
import type { Locale } from '../languages/index.ts';

export type { Locale, PerLocale } from '../languages/index.ts';

/** The languages of the site, in the order of its menu. */
export const locales: readonly Locale[] = published;

const [source] = published;
if (!source) throw new Error('the site has no language');

/** The source: texts are written in it and translated from it, and it has no prefix in addresses. */
export const defaultLocale: Locale = source;

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}
