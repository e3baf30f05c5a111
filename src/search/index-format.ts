import type { CrashLabels } from '../islands/CrashCard.tsx';
import type { SearchLanguage } from '../languages/language.ts';
import type { UiLabels } from '../lib/i18n.ts';
import type { Locale } from '../lib/locales.ts';

/** What the build writes and the browser reads. */

export type SearchLabels = UiLabels<'search'>;

export const kinds = ['docs', 'blog', 'pages'] as const;
export type Kind = (typeof kinds)[number];

/** A query is a question, not a page: what is longer is cut, so that no paste can keep the search busy. */
export const longestQuery = 200;

/** A page as the build found it. */
export interface PageRecord {
  /** Address with language prefix. */
  path: string;
  kind: Kind;
  /** What it is part of, as its breadcrumbs say: `Basics`. The kind itself is not named. */
  within: string[];
  title: string;
  description: string;
  /** What else readers call the matter. */
  keywords: string[];
  /** Labels and messages of the program that this page explains. */
  names: string[];
  /** The text before the first heading, then one entry a heading. */
  sections: SectionRecord[];
}

export interface SectionRecord {
  /** Id of the heading; empty before the first one. */
  id: string;
  heading: string;
  /** One line a paragraph, list item or table row. */
  text: string;
  /** Code blocks and the words of drawings: found, but never quoted. */
  code: string;
  /** What readers ask that this section answers: found, never shown. */
  questions: string[];
  /** Rows of its tables that have an address of their own. */
  rows: RowRecord[];
}

export interface RowRecord {
  id: string;
  /** Its cells, the name of the row first. */
  text: string;
}

/** Rows of a text are numbered: `row-7` follows `row-6`. */
export const nextRowId = (id = ''): string => id.replace(/\d+$/, (number) => String(Number(number) + 1));

/** Between the cells of a row. */
export const cellSeparator = ' · ';

/** Words of a language that mean the same here, as content/search/synonyms.<locale>.yaml gives them. */
export interface Synonyms {
  /** Each word finds the others, too. */
  same: string[][];
  /** A word readers type → words the pages use. */
  leads: Record<string, string[]>;
  /** Slang, short and careless spellings → what is meant, as if it had been typed. */
  spoken: Record<string, string>;
}

/** A question with a known answer. */
export interface Answer {
  asks: string[];
  says: string;
  /** Address with language prefix. */
  href: string;
}

/** First part: enough to show results. `[path, kind, within, title, description, [heading id, heading][]]` */
export type PageHead = [string, number, string[], string, string, Array<[string, string]>];

export type HeadsPart = PageHead[];

/** Second part, fetched with the texts when the first search is made. */
export interface LanguagePart {
  /** The list of words the texts are written in, see codec.ts. */
  words: string;
  synonyms: Synonyms;
  answers: Answer[];
  /** Characters readers type for others that the pages have, in pairs. */
  otherCharacters: string;
}

/** How the first two parts are packed, told by their first byte. */
export const packings = {
  /** By ppm.ts: smallest. */
  guessed: 0,
  /** Where there is so much that guessing would keep the reader waiting. */
  deflated: 1,
} as const;

/** Addresses of the parts of one language; made anew by every build. */
export interface IndexParts {
  /** How its texts were cut into words: questions are cut the same way. */
  grammar: SearchLanguage;
  heads: string;
  language: string;
  /** Texts of consecutive pages, by number. */
  texts: Array<{ file: string; from: number }>;
}

/** The one file with a fixed address: what the dialog needs first. */
export interface Manifest {
  parts: IndexParts;
  labels: SearchLabels;
  crash: CrashLabels;
}

export const manifestPath = (locale: Locale): string => `/search-index/${locale}.json`;
