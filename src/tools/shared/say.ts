import { fill, type PluralForms, pluralText, type Slots } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The words of an island by their key. */
export type Say<Key extends string = string> = (key: Key, slots?: Slots) => string;

/** Numbers are written as the language writes them; a text that counts takes the form of `n`. */
export function sayIn<Words extends Readonly<Partial<Record<string, string | PluralForms>>>>(
  locale: Locale,
  words: Words,
): Say<keyof Words & string> {
  const { format } = new Intl.NumberFormat(locale);
  return (key, slots = {}) => {
    const written = Object.fromEntries(
      Object.entries(slots).map(([name, value]) => [name, typeof value === 'number' ? format(value) : value]),
    );
    const text = words[key] ?? '';
    return typeof text === 'string' ? fill(text, written) : pluralText(text, Number(slots.n), locale, written);
  };
}
