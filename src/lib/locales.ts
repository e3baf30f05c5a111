/** The site's languages. `en` has no prefix in addresses; the others are the first path segment. */
export const locales = ['en', 'zh-Hans', 'ru'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/** One value per language, as YAML data and the owner's file write it. */
export type PerLocale<T> = Record<Locale, T>;

const isComplete = <T>(values: Partial<PerLocale<T>>): values is PerLocale<T> =>
  locales.every((locale) => locale in values);

/** The same for every language. */
export function perLocale<T>(make: (locale: Locale) => T): PerLocale<T> {
  const values: Partial<PerLocale<T>> = {};
  for (const locale of locales) values[locale] = make(locale);
  if (!isComplete(values)) throw new Error('a language was left out');
  return values;
}
