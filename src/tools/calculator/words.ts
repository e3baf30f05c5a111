import { fill, type PluralForms } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { CalculatorFile } from './schema.ts';
import { type Labels, labelKeys, type Words } from './texts.ts';

/** content/<language>/calculators.json. */
export type WordsFile = Readonly<Partial<Record<string, string | PluralForms>>>;

/** A name in the middle of a sentence or formula; abbreviations stay as they are. */
const inSentence = (name: string, locale: Locale): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(locale));

const isComplete = (labels: Partial<Labels>): labels is Labels => labelKeys.every((key) => key in labels);

/** The units that need words. A duration is written in three of them. */
export const unitsOf = ({ fields, results }: Pick<CalculatorFile, 'fields' | 'results'>): Set<string> =>
  new Set(
    [...Object.values(fields), ...Object.values(results)]
      .flatMap(({ unit = '%' }) => (unit === 'duration' ? ['h', 'min', 's'] : unit))
      .filter((unit) => unit !== '%'),
  );

/** The words of one calculator; those of the source language where its own has none. */
export function wordsOf(name: string, file: CalculatorFile, locale: Locale, own: WordsFile, source: WordsFile): Words {
  const word = (key: string): string | PluralForms => own[key] ?? source[key] ?? key;
  const text = (key: string): string => String(word(key));
  const texts = (kind: string, entries: object): Record<string, string> =>
    Object.fromEntries(Object.keys(entries).map((key) => [key, text(`${name}.${kind}.${key}`)]));
  const { fields, results, notes } = file;
  const names = { ...texts('field', fields), ...texts('result', results) };
  const labels: Partial<Labels> = Object.fromEntries(labelKeys.map((key) => [key, text(key)]));
  if (!isComplete(labels)) throw new Error('a label of the calculators is missing');
  return {
    title: text(`${name}.title`),
    intro: text(`${name}.intro`),
    names,
    nouns: Object.fromEntries(
      Object.entries(names).map(([key, label]) => [
        key,
        String(own[`${name}.noun.${key}`] ?? inSentence(label, locale)),
      ]),
    ),
    notes: texts('note', notes),
    units: Object.fromEntries([...unitsOf(file)].map((unit) => [unit, word(`unit.${unit}`)])),
    labels,
    tooFine: formsOf(word('problem.tooFine')),
  };
}

const formsOf = (word: string | PluralForms): PluralForms => (typeof word === 'string' ? { other: word } : word);

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
