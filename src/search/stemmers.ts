import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemRussian } from '@orama/stemmers/russian';

interface Stemmer {
  /** The words it is made for, folded. */
  words: RegExp;
  stem: (word: string) => string;
}

/** Without the suffixes of aspect: `подключать` and `подключить`, `обновлять` and `обновить` are the same. */
const withoutAspect = (stem: string): string =>
  stem.replace(/(?<=^.{3,})(?:[аеиоуы]ва|а|я)$/, '').replace(/(?<=^.{2,}[бвмпф])л$/, '');

/** src/languages names the ones a language needs. */
export const stemmers = {
  english: { words: /^[a-z]+$/, stem: stemEnglish },
  russian: { words: /^[а-я]+$/, stem: (word: string) => withoutAspect(stemRussian(word)) },
} satisfies Record<string, Stemmer>;
