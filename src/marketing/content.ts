import type { Locale } from '../i18n/locales.ts';
import { vocabulary } from '../site.ts';
import { type Marketing, readMarketing, resolveMarketing } from './data.ts';
import { type PageTranslation, translationOf } from './translated.ts';

const source = readMarketing();
const resolved = new Map<Locale, Marketing>();

/** The texts and figures of the marketing pages in one language, for the site being built. */
export function marketing(locale: Locale): Marketing {
  const known = resolved.get(locale) ?? resolveMarketing(source, vocabulary, locale);
  resolved.set(locale, known);
  return known;
}

/** The data a page is made of: a file, or one product of a file. */
export type TextsOf = keyof Marketing | `products.${keyof Marketing['products']}`;

/** How far the texts of a page are translated. */
export const translationOfTexts = (texts: readonly TextsOf[], locale: Locale): PageTranslation =>
  translationOf(
    texts.map((name) => {
      const [file = '', part] = name.split('.');
      const data = source[file];
      return part && typeof data === 'object' && data ? Reflect.get(data, part) : data;
    }),
    locale,
  );
