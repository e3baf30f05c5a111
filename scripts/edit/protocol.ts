import type { Locale } from '../../src/languages/index.ts';

export type { Finding } from '../check/finding.ts';

/** One language's file of a text, or the one file with all languages. */
export interface TextFile {
  locale: Locale | undefined;
  /** Below the content folder. */
  name: string;
  /** As the checker names it. */
  shown: string;
  /** A translation that is not written yet. */
  missing: boolean;
}

/** A page in its languages, or a data file. */
export interface Text {
  id: string;
  group: string;
  title: string;
  files: TextFile[];
  /** Address of its page, without the language. */
  path: string;
  draft: boolean;
}

export interface Desk {
  brand: string;
  languages: Array<{ code: Locale; name: string }>;
  texts: Text[];
  /** Root of the site in the live preview, without a trailing slash. */
  preview: string;
  categories: string[];
  tags: string[];
}

/** `version` is a hash of the bytes, empty for a new file; `locked` says why the file cannot be edited. */
export type OpenFile = { name: string; text: string; version: string; locked?: string };

export type Saving = { saved: true; version: string } | { saved: false; disk: OpenFile };
