import { defaultLocale, type Locale, locales } from './locales.ts';

/** A text as one language shows it. */
export interface Shown {
  /** The language whose readers see it. */
  locale: Locale;
  /** The language it is written in: the source, where there is no translation yet. */
  textIn: Locale;
  /** All languages it is written in. */
  writtenIn: readonly Locale[];
}

/** `lang` of an element with such a text; nothing where the page says it already. */
export const langOf = ({ locale, textIn }: Pick<Shown, 'locale' | 'textIn'>): Locale | undefined =>
  textIn === locale ? undefined : textIn;

/** Languages that a list of texts is written in: those one of its texts has, so that a list of borrowed texts is a copy. */
export const listWrittenIn = (texts: ReadonlyArray<Pick<Shown, 'writtenIn'>>): readonly Locale[] =>
  texts.length === 0 ? locales : locales.filter((code) => texts.some(({ writtenIn }) => writtenIn.includes(code)));

/** `lang` of a value of a data file: nothing where it is this language's own. */
export const langOfValue = <T>(values: Record<Locale, T>, locale: Locale): Locale | undefined =>
  locale !== defaultLocale && values[locale] === values[defaultLocale] ? defaultLocale : undefined;

/** Every text in every language of the site: its own, or the source's. What the source does not have is left out. */
export function inAllLanguages<T>(
  written: ReadonlyMap<Locale, ReadonlyMap<string, T>>,
): Array<Shown & { slug: string; text: T }> {
  const source = written.get(defaultLocale) ?? new Map<string, T>();
  return locales.flatMap((locale) =>
    [...source].map(([slug, original]) => {
      const own = written.get(locale)?.get(slug);
      const writtenIn = locales.filter((code) => written.get(code)?.has(slug));
      return { locale, slug, writtenIn, textIn: own === undefined ? defaultLocale : locale, text: own ?? original };
    }),
  );
}
