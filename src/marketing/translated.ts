import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { isKnownLocale } from '../languages/index.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value for each language, as YAML writes it. */
const isLocalized = (value: object): boolean =>
  defaultLocale in value && Object.keys(value).every((key) => isKnownLocale(key));

/** How many texts of a piece of data are translated into a language, and how many are missing. */
function count(data: unknown, locale: Locale): { own: number; missing: number } {
  if (!isObject(data)) return { own: 0, missing: 0 };
  if (isLocalized(data)) return locale in data ? { own: 1, missing: 0 } : { own: 0, missing: 1 };
  return Object.values(data)
    .map((value) => count(value, locale))
    .reduce((sum, part) => ({ own: sum.own + part.own, missing: sum.missing + part.missing }), { own: 0, missing: 0 });
}

export interface PageTranslation {
  /** Languages that have at least a part of the texts. */
  writtenIn: Locale[];
  /** Whether this language has only a part. */
  partly: boolean;
}

/** A page made of data is translated as far as its data is. */
export function translationOf(data: unknown, locale: Locale): PageTranslation {
  const { own, missing } = count(data, locale);
  return {
    writtenIn: locales.filter((code) => code === defaultLocale || count(data, code).own > 0),
    partly: own > 0 && missing > 0,
  };
}
