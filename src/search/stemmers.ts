import { stemEnglish } from './stem-english.ts';
import { stemRussian } from './stem-russian.ts';

interface Stemmer {
  /** The words it is made for, folded. */
  words: RegExp;
  stem: (word: string) => string;
}

/** A language of src/languages names the ones it needs. */
export const stemmers = {
  english: { words: /^[a-z]+$/, stem: stemEnglish },
  russian: { words: /^[а-я]+$/, stem: stemRussian },
} satisfies Record<string, Stemmer>;

export type StemmerName = keyof typeof stemmers;
