import { ownerFile } from '../owner/owner-file.ts';
import { en } from './en.ts';
import { fromPlatform, isLanguageCode } from './from-platform.ts';
import type { Language } from './language.ts';
import { ru } from './ru.ts';
import { zhHans } from './zh-Hans.ts';

/** Languages the platform does not know well enough: their typography, and how the search cuts their words. */
const own = { en, 'zh-Hans': zhHans, ru } satisfies Record<string, Language>;

/** The code that addresses and folders carry. The owner's file may name languages that have no file here. */
export type Locale = keyof typeof own;

const owner = 'value' in ownerFile && typeof ownerFile.value === 'object' ? ownerFile.value : undefined;
const named: unknown[] = owner && 'languages' in owner && Array.isArray(owner.languages) ? owner.languages : [];
const codes = new Set([
  ...Object.keys(own),
  ...named.filter((code): code is string => typeof code === 'string' && isLanguageCode(code)),
]);

export const isKnownLocale = (code: string | undefined): code is Locale => code !== undefined && codes.has(code);

export const knownLocales: readonly Locale[] = [...codes].filter(isKnownLocale);

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

/** The supported languages. Build time only: the browser needs none of it. */
export const languages: PerLocale<Language> = perLocale((code) =>
  Object.hasOwn(own, code) ? own[code] : fromPlatform(code),
);

/** A text as it is printed: see `typeset` of the language. */
export const typeset = (text: string, locale: Locale): string => languages[locale].typeset?.(text) ?? text;
