import { fill, mapTexts, pluralText, type Slots } from './labels.ts';
import type { Locale } from './locales.ts';
import type { PluralKey, UiKey, UiStrings } from './ui-keys.ts';

export type { PluralKey, UiKey };

/** The words below a prefix, under the rest of their keys: `search.found` is `found` below `search`. */
export type UiLabels<Prefix extends string> = {
  readonly [Key in keyof UiStrings as Key extends `${Prefix}.${infer Rest}` ? Rest : never]: UiStrings[Key];
};

export interface Translator {
  locale: Locale;
  /** A text. */
  t: (key: UiKey, slots?: Slots) => string;
  /** A text that counts; `{n}` is the formatted number. */
  plural: (key: PluralKey, n: number, slots?: Slots) => string;
  /** Several texts for an island or primitive, under the names it asks for. */
  pick: <L extends Record<string, UiKey>>(keys: L) => { [K in keyof L]: string };
  /** All words below a prefix for an island: texts, and plural forms to count with in the browser. */
  under: <P extends string>(prefix: P) => UiLabels<P>;
  number: (value: number) => string;
  date: (value: Date, style?: 'long' | 'short' | 'monthDay') => string;
}

// Made once for each language: to make a formatter takes a hundred times as long as to use it.
const dateFormats = (locale: Locale) => ({
  long: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  monthDay: new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
});

export function createTranslator(
  locale: Locale,
  strings: UiStrings,
  names: Readonly<Record<string, string>>,
): Translator {
  const numbers = new Intl.NumberFormat(locale);
  const dates = dateFormats(locale);
  const t: Translator['t'] = (key, slots) => fill(strings[key], { ...names, ...slots });
  return {
    locale,
    t,
    plural: (key, n, slots) => pluralText(strings[key], n, locale, { ...names, ...slots }),
    pick: (keys) => {
      const entries = Object.entries(keys).map(([name, key]) => [name, t(key)]);
      return Object.fromEntries(entries);
    },
    under: (prefix) => {
      const own = Object.entries(mapTexts(strings, (text) => fill(text, names)))
        .filter(([key]) => key.startsWith(`${prefix}.`))
        .map(([key, text]) => [key.slice(prefix.length + 1), text]);
      return Object.fromEntries(own);
    },
    number: (value) => numbers.format(value),
    date: (value, style = 'long') => dates[style].format(value),
  };
}
