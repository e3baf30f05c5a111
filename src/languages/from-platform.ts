import { inWords, type Language } from './language.ts';

/** Scripts that write words without spaces between them. */
const unspaced = new Set(['Hans', 'Hant', 'Jpan', 'Thai', 'Khmr', 'Laoo', 'Mymr']);

/** The name of a script in a regular expression. */
const letters: Record<string, string> = { Hans: 'Han', Hant: 'Han', Jpan: 'Han', Kore: 'Hangul' };

/** Where its lines begin. */
export const textDirection = (code: string): 'ltr' | 'rtl' =>
  ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'].includes(new Intl.Locale(code).maximize().script ?? '')
    ? 'rtl'
    : 'ltr';

const nameIn = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** Whether this is a code as browsers and search engines write it: `de`, `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  try {
    const isKnown = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
    return isKnown && Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** The data the platform has for a language: enough to publish it. A file in this folder adds the rest. */
export function fromPlatform(code: string): Language {
  const { language, script = 'Latn', region = '' } = new Intl.Locale(code).maximize();
  const name = nameIn(code, code);
  const list = new Intl.ListFormat(code, { type: 'unit', style: 'short' }).formatToParts(['a', 'b', 'c']);
  const scriptName = letters[script] ?? new Intl.DisplayNames('en', { type: 'script' }).of(script) ?? 'Latin';
  const own = new RegExp(`\\p{Script=${scriptName}}`, 'gu');
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    shortName: language.toUpperCase(),
    englishName: nameIn(code, 'en'),
    openGraph: `${language}_${region}`,
    collation: code,
    wordsPerMinute: 200,
    share: ['telegram', 'x', 'mail'],
    quotes: ['“', '”'],
    comma: list.find(({ type }) => type === 'literal')?.value ?? ', ',
    percent: new Intl.NumberFormat(code, { style: 'percent' }).format(0.5).replace(/^\D*50/u, ''),
    plurals: new Intl.PluralRules(code).resolvedOptions().pluralCategories,
    measure: unspaced.has(script)
      ? { counted: own, spaced: false, density: 3, letters: own }
      : { ...inWords, letters: own },
    // English words in texts of another script lose their endings; for its own words there is no stemmer.
    search: { stemmers: script === 'Latn' ? [] : ['english'], fillers: '' },
  };
}
