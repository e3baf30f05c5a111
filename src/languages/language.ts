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
  /** What the typesetter does to a line of marketing text. */
  typeset?: (text: string) => string;
  /** Places where a long word of a narrow drawing may break, as soft hyphens. */
  breakable?: (text: string) => string;
}

export interface Measure {
  /** What is counted. */
  unit: string;
  counted: RegExp;
  /** Below this an article looks like a stub. */
  least: { docs: number; blog: number };
  /** Characters of a paragraph that may not stand on two pages. */
  paragraph: number;
  /** How many Latin letters say as much as one of its own. */
  density: number;
  /** Its own letters: a text with few of them is not translated. */
  letters: RegExp;
}

const words = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

/** Of languages that write words with spaces between them. */
export const inWords = { unit: 'words', counted: words, paragraph: 80, density: 1 };
