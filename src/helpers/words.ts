import type { APIContext } from 'astro';
import { fill, type Labels, mapTexts, type Texts } from '../i18n/labels.ts';
import type { Locale } from '../i18n/locales.ts';
import { splitLocale } from '../i18n/routes.ts';
import { crashWords, ownNames } from '../site.ts';

/** The words of every helper in every language. Build time only: an island receives those of its page. */
const files = import.meta.glob<Texts>('./*/words/*.json', { eager: true, import: 'default' });

export type HelperLabels<English> = Labels<English>;

/**
 * A helper's words in one language. They are named by its English ones (`import english from './words/en.json'`), which
 * define the keys and stand in where a language has none.
 */
export function helperWords<English extends Texts>(english: English, locale: Locale): Labels<English> {
  const file = Object.keys(files).find((each) => files[each] === english);
  if (!file) throw new Error('the words are not those of src/helpers/<name>/words/en.json');
  const own = files[file.replace(/en\.json$/, `${locale}.json`)] ?? {};
  const shown = (text: string): string => fill(text, ownNames);
  return { ...mapTexts(english, shown), ...mapTexts(own, shown) };
}

/** What every island of a helper takes on this page; nothing in a feed, where no code runs. */
export function helperProps<English extends Texts>(
  english: English,
  { url, locals }: Pick<APIContext, 'url' | 'locals'>,
) {
  if (locals.plain) return undefined;
  const { locale } = splitLocale(url.pathname);
  return { locale, labels: helperWords(english, locale), crash: crashWords(locale) };
}
