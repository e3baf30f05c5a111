import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { readWords, readYaml, wordsFile } from '../../files/content.ts';
import { fill } from '../../i18n/labels.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { factNumber } from '../../lib/facts.ts';
import { InputError } from '../../lib/problems.ts';
import { facts, ownNames } from '../../site.ts';
import { calculatorSchema, withFacts } from './schema.ts';
import { aboutOf, type WordsFile, wordsOf } from './words.ts';

const folder = 'data/calculators';

export const calculatorNames = globSync('*.yaml', { cwd: wordsFile(folder) })
  .map((file) => basename(file, '.yaml'))
  .sort();

const own = (text: string): string => fill(text, ownNames);
const wordsIn = (locale: Locale): WordsFile => readWords<WordsFile>(`${locale}/calculators.json`, own);

/** A calculator in one language: what its panel takes, and what the panel says of it. Build time only. */
export function calculatorIn(name: string, locale: Locale) {
  if (!calculatorNames.includes(name))
    throw new InputError(`there is no calculator "${name}": use one of ${calculatorNames.join(', ')}`);
  const file = readYaml(wordsFile(`${folder}/${name}.yaml`), calculatorSchema);
  const definition = withFacts(file, (fact) => factNumber(facts, fact));
  const words = [wordsIn(locale), wordsIn(defaultLocale)] as const;
  return {
    panel: { name, definition, locale, words: wordsOf(name, file, ...words) },
    about: aboutOf(name, file, locale, ...words),
  };
}
