import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemRussian } from '@orama/stemmers/russian';

interface Stemmer {
  /** The words it is made for, folded. */
  words: RegExp;
  stem: (word: string) => string;
}

/** src/languages names the ones a language needs. */
export const stemmers = {
  english: { words: /^[a-z]+$/, stem: stemEnglish },
  russian: { words: /^[а-я]+$/, stem: stemRussian },
} satisfies Record<string, Stemmer>;
