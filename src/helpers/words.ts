import type { APIContext } from 'astro';
import { fill, type Labels, mapTexts, type Texts } from '../lib/labels.ts';
import type { Locale } from '../lib/locales.ts';
import { splitLocale } from '../lib/routes.ts';
import { crashWords, ownNames } from '../site.ts';
import shared from './shared/words/en.json';

/** The words of every helper in every language. Build time only: an island receives those of its page. */
const files = import.meta.glob<Texts>('./*/words/*.json', { eager: true, import: 'default' });

/** The sentence that stands in a helper's place without script; the island never shows it. */
type WithoutScript = 'needsScript';

/** What an island takes as `labels`: `HelperLabels<typeof english>`, and the promise that all of them make. */
export type HelperLabels<English> = Labels<Omit<English, WithoutScript>> & { local: string };

/** Where a helper's English words are, among all. */
function fileOf(english: Texts): string {
  const file = Object.keys(files).find((each) => files[each] === english);
  if (!file) throw new Error('the words are not those of src/helpers/<name>/words/en.json');
  return file;
}

/** The folder of a helper, known by its English words. */
export const helperName = (english: Texts): string => fileOf(english).split('/')[1] ?? '';

/**
 * A helper's words in one language. They are named by its English ones (`import english from './words/en.json'`), which
 * define the keys and stand in where a language has none.
 */
export function helperWords<English extends Texts>(english: English, locale: Locale): Labels<English> {
  const own = files[fileOf(english).replace(/en\.json$/, `${locale}.json`)] ?? {};
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
  const { needsScript, ...labels } = helperWords(english, locale);
  const { local } = helperWords(shared, locale);
  return { locale, labels: { ...labels, local }, crash: crashWords(locale) };
}
