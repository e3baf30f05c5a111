import type { Locale } from './locales.ts';
import type { PluralKey, UiKey, UiStrings } from './ui-strings.ts';

export type { PluralKey, UiKey };

export type Slots = Record<string, string | number>;

export function fill(template: string, slots: Slots = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = slots[name];
    return value === undefined ? whole : String(value);
  });
}

export interface Translator {
  locale: Locale;
  /** A text. */
  t: (key: UiKey, slots?: Slots) => string;
  /** A text that counts; `{n}` is the formatted number. */
  plural: (key: PluralKey, n: number, slots?: Slots) => string;
  /** Several texts for an island or primitive, under the names it asks for. */
  pick: <L extends Record<string, UiKey>>(keys: L) => { [K in keyof L]: string };
  number: (value: number) => string;
  date: (value: Date, style?: 'long' | 'short' | 'monthDay') => string;
}

const dateStyles = {
  long: { dateStyle: 'long', timeZone: 'UTC' },
  short: { dateStyle: 'medium', timeZone: 'UTC' },
  monthDay: { month: 'long', day: 'numeric', timeZone: 'UTC' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export function createTranslator(locale: Locale, strings: UiStrings, brand: string): Translator {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const t: Translator['t'] = (key, slots) => fill(strings[key], { brand, ...slots });
  return {
    locale,
    t,
    plural: (key, n, slots) => {
      const forms = strings[key];
      return fill(forms[rules.select(n)] ?? forms.other, { brand, n: numbers.format(n), ...slots });
    },
    pick: (keys) => {
      const entries = Object.entries(keys).map(([name, key]) => [name, t(key)]);
      return Object.fromEntries(entries);
    },
    number: (value) => numbers.format(value),
    date: (value, style = 'long') => new Intl.DateTimeFormat(locale, dateStyles[style]).format(value),
  };
}
