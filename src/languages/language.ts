/** Networks a post can be shared in. */
export type Network = 'mail' | 'telegram' | 'x' | 'weibo' | 'vk';

/** All the code has to know about a language. Its texts are in `content/`. */
export interface Language {
  /** In the language itself, for the menu. */
  name: string;
  /** For the button of the menu. */
  shortName: string;
  /** For messages to writers. */
  englishName: string;
  /** Open Graph wants language_TERRITORY. */
  openGraph: string;
  /** Order of sorted lists, for `Intl.Collator`. */
  collation: string;
  /** The heading of an entry in a sorted list, if its first character is not a letter. */
  indexLetter?: (sign: string) => string | undefined;
  /** Usual silent reading. Han characters are counted apart. */
  wordsPerMinute: number;
  /** Where its readers share. */
  share: Network[];
  /** Around a label in plain text. */
  quotes: [open: string, close: string];
  /** Between the entries of a bare list. */
  comma: string;
  /** "50%" or "50 %". */
  percent: string;
  /** Forms a counting text needs, `other` always among them. */
  plurals: Intl.LDMLPluralRule[];
  /** How long its texts are. */
  measure: Measure;
  /** Makes spaces and hyphens of a text no-break where a line may not end, and drops those that do not belong there. */
  typeset?: (text: string) => string;
  /** Places where a long word of a narrow drawing may break, as soft hyphens. */
  breakable?: (text: string) => string;
  search: SearchLanguage;
  /** Characters readers may type for others that the pages have: pairs, one after the other. */
  otherCharacters?: string;
}

export interface Measure {
  counted: RegExp;
  /** Whether spaces separate words; where they do not, no pattern can match a word boundary. */
  spaced: boolean;
  /** How many Latin letters carry as much as one of its letters. */
  density: number;
  /** Its own letters: a text with few of them is not translated. */
  letters: RegExp;
}

/** How the search splits texts and queries into words. Sent to the browser with the index. */
export interface SearchLanguage {
  /** Which words lose their endings, and how (src/search/stemmers.ts). Latin words of other texts are mostly English. */
  stemmers: Array<'english' | 'russian'>;
  /** Words of a question that say nothing about its subject, folded as the search folds: lower case, no accents. */
  fillers: string;
}

const words = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

/** For languages with spaces between words. */
export const inWords = { counted: words, spaced: true, density: 1 };
