/** The site's languages. `en` has no prefix in addresses; the others are the first path segment. */
export const locales = ['en', 'zh-Hans', 'ru'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export const localeNames: Record<Locale, string> = {
  en: 'English',
  'zh-Hans': '简体中文',
  ru: 'Русский',
};

/** Open Graph wants language_TERRITORY. */
export const openGraphLocale: Record<Locale, string> = {
  en: 'en_US',
  'zh-Hans': 'zh_CN',
  ru: 'ru_RU',
};

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/** One value per language, as YAML data and the owner's file write it. */
export type PerLocale<T> = Record<Locale, T>;
