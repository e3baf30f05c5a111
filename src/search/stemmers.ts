import { stemEnglish } from './stem-english.ts';
import { stemRussian, withoutAspect } from './stem-russian.ts';

interface Stemmer {
  /** The words it is made for, folded. */
  words: RegExp;
  stem: (word: string) => string;
}

/** Words that do not change, and would lose what they mean without their last letter: лого is no лог. */
const indeclinable: Record<string, string> = { лого: 'логотип' };

/** A language of src/languages names the ones it needs. */
export const stemmers = {
  english: { words: /^[a-z]+$/, stem: stemEnglish },
  russian: { words: /^[а-я]+$/, stem: (word: string) => withoutAspect(stemRussian(indeclinable[word] ?? word)) },
} satisfies Record<string, Stemmer>;

export type StemmerName = keyof typeof stemmers;
