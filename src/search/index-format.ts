import { withBase } from '../i18n/base.ts';
import type { UiLabels } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/locales.ts';
import type { CrashLabels } from '../islands/CrashCard.tsx';
import type { SearchLanguage } from '../languages/language.ts';
import type { Synonyms } from './word-lists.ts';

/** What the build writes and the browser reads. */

/** `tellAddress`: an e-mail or an issue about a search, with {query} for its words. */
export type SearchLabels = UiLabels<'search'> & { tellAddress: string };

export const kinds = ['docs', 'blog', 'pages'] as const;
export type Kind = (typeof kinds)[number];

/** Longer queries are cut, so that no paste can keep the search busy. */
export const longestQuery = 200;

/** A page of the built site. */
export interface PageRecord {
  /** Address with language prefix. */
  path: string;
  kind: Kind;
  /** Its breadcrumbs without the kind: `Basics`. */
  within: string[];
  title: string;
  description: string;
  /** Other names readers use for the subject. */
  keywords: string[];
  /** Labels and messages of the program that this page explains. */
  names: string[];
  /** The text before the first heading, then one entry per heading. */
  sections: Array<SectionHead & SectionText>;
}

export interface SectionHead {
  /** Id of the heading; empty before the first one. */
  id: string;
  heading: string;
  /** What readers ask that this section answers: searched, never shown. */
  questions: string[];
}

export interface SectionText {
  /** One line per paragraph, list item or table row. */
  text: string;
  /** Code blocks and the words of drawings: searched, never quoted. */
  code: string;
  /** Rows of its tables that have an address of their own, the name of the row first. */
  rows: Array<{ id: string; text: string }>;
}

/** An address on this site, at a heading if there is one. */
export const hrefOf = (path: string, id = ''): string => (id ? `${path}#${encodeURIComponent(id)}` : path);

/** Between the cells of a row. */
export const cellSeparator = ' · ';

/** A question with a known answer. */
export interface Answer {
  asks: string[];
  says: string;
  /** Address with language prefix. */
  href: string;
}

/** First part: enough to find pages. */
export interface Heads {
  grammar: SearchLanguage;
  synonyms: Synonyms;
  answers: Answer[];
  /** Characters readers type for others that the pages have, in pairs. */
  otherCharacters: string;
  pages: Array<Omit<PageRecord, 'sections'> & { sections: SectionHead[] }>;
}

/** Second part: the sections of each page, in the order of the first part. */
export type Texts = SectionText[][];

/** The one file with a fixed address. */
export interface Manifest {
  heads: string;
  texts: string;
  /** Suggested before anything is typed. */
  starts: Array<Pick<PageRecord, 'path' | 'title' | 'kind' | 'within'>>;
  labels: SearchLabels;
  crash: CrashLabels;
}

export const manifestFile = (locale: Locale): string => `/search-index/${locale}.json`;
export const manifestAddress = (locale: Locale): string => withBase(manifestFile(locale));

/* What the worker answers. */

/** A stretch of text, found or not. */
export interface Segment {
  text: string;
  mark: boolean;
}

export interface PageResult {
  path: string;
  /** Where on the page it opens: of a page about many things, the part that was meant. */
  place: { id: string; heading: string } | undefined;
  kind: Kind;
  within: string[];
  title: Segment[];
  excerpt: Segment[];
  /** `under`: the heading above a row of a table. */
  sections: Array<{ id: string; under: string; heading: Segment[]; excerpt: Segment[] }>;
}

export interface Results {
  /** The sentence that answers, and where it says more. */
  answer: (Pick<Answer, 'says' | 'href'> & { title: string }) | undefined;
  pages: PageResult[];
  /** Pages found of each kind, shown or not. */
  counts: Record<Kind, number>;
}
