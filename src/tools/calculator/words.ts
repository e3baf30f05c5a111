import { fill, type PluralForms, type Texts } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { CalculatorFile } from './shape.ts';
import { inSentence, labelKeys } from './texts.ts';

/** content/<language>/calculators.json. */
export type WordsFile = Readonly<Partial<Record<string, string | PluralForms>>>;

/** The units that need words. A duration is written in three of them. */
export const unitsOf = ({ fields, results }: Pick<CalculatorFile, 'fields' | 'results'>): Set<string> =>
  new Set(
    [...Object.values(fields), ...Object.values(results)]
      .flatMap(({ unit = '%' }) => (unit === 'duration' ? ['h', 'min', 's'] : unit))
      .filter((unit) => unit !== '%'),
  );

/** The texts of a calculator's panel, by key; in the source language if its own has none. */
export function wordsOf(name: string, file: CalculatorFile, own: WordsFile, source: WordsFile): Texts {
  const shared = new Set<string>([...labelKeys, ...[...unitsOf(file)].map((unit) => `unit.${unit}`)]);
  return Object.fromEntries(
    Object.entries({ ...source, ...own }).flatMap(([key, text = '']): Array<[string, string | PluralForms]> => {
      if (shared.has(key)) return [[key, text]];
      const ownKey = key.slice(name.length + 1);
      const isOurs = key.startsWith(`${name}.`) && !ownKey.startsWith('source.');
      // A noun is used only with the name in its own language.
      return isOurs && (key in own || !ownKey.startsWith('noun.')) ? [[ownKey, text]] : [];
    }),
  );
}

/** Which values are our own, empty where none is, and where the others are from. */
export function aboutOf(name: string, file: CalculatorFile, locale: Locale, own: WordsFile, source: WordsFile) {
  const text = (key: string): string => String(own[key] ?? source[key] ?? key);
  const assumed = Object.entries(file.fields).filter(([, { assumption }]) => assumption);
  const fields = new Intl.ListFormat(locale).format(
    assumed.map(([key]) => inSentence(text(`${name}.field.${key}`), locale)),
  );
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    assumptions: assumed.length > 0 ? fill(text('ours'), { fields }) : '',
    sources: Object.entries(file.sources).map(([key, { title, publisher, url, read }]) => ({
      title,
      url,
      text: fill(text('citation'), {
        publisher,
        date: dates.format(new Date(read)),
        says: text(`${name}.source.${key}`),
      }),
    })),
  };
}
