import { en } from './en.ts';
import type { Language } from './language.ts';
import { ru } from './ru.ts';
import { zhHans } from './zh-Hans.ts';

/**
 * What the site can speak, by the code that addresses and folders carry; the owner's file says which of them are
 * published. Build time only: the browser needs none of it. `npm run language -- add de` adds one.
 */
export const languages = { en, 'zh-Hans': zhHans, ru } satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

export const isKnownLocale = (code: string | undefined): code is Locale =>
  code !== undefined && Object.hasOwn(languages, code);

export const knownLocales: readonly Locale[] = Object.keys(languages).filter(isKnownLocale);

/** One value per language. */
export type PerLocale<T> = Record<Locale, T>;

const isComplete = <T>(values: Partial<PerLocale<T>>): values is PerLocale<T> =>
  knownLocales.every((locale) => locale in values);

/** The same for every language, published or not. */
export function perLocale<T>(make: (locale: Locale) => T): PerLocale<T> {
  const values: Partial<PerLocale<T>> = {};
  for (const locale of knownLocales) values[locale] = make(locale);
  if (!isComplete(values)) throw new Error('a language was left out');
  return values;
}
