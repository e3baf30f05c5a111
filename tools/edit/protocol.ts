import type { Locale } from '../../src/languages/index.ts';
import type { Finding } from '../check/finding.ts';

/** What the editor's page and its server say to each other. */

/** A language's file of a text, or the one file that holds all languages. */
export interface TextFile {
  locale: Locale | undefined;
  /** Below the content folder. */
  name: string;
  /** As the check names it. */
  shown: string;
}

export const groups = ['docs', 'blog', 'pages', 'data', 'interface', 'search', 'program'] as const;
export type Group = (typeof groups)[number];

/** One thing to edit: a page in its languages, or a data file. */
export interface Text {
  id: string;
  group: Group;
  title: string;
  /** In the order of the site's languages; those nobody has written yet are missing. */
  files: TextFile[];
  /** Where its page can be seen, without language. */
  path: string;
  draft: boolean;
}

export interface Desk {
  brand: string;
  languages: Array<{ code: Locale; name: string }>;
  texts: Text[];
  /** Where the site begins in the live preview, without a slash at the end. */
  preview: string;
  categories: string[];
  tags: string[];
}

export interface OpenFile {
  name: string;
  text: string;
  /** Changes when the file does; empty when there is no file yet. */
  version: string;
  /** Why it cannot be edited here. */
  locked?: string;
}

export type Saving = { saved: true; version: string } | { saved: false; disk: OpenFile };

/** A value of a data file. */
export interface Value {
  path: string[];
  /** The path in words: entries of lists are called by their id or number. */
  label: string[];
  value: string;
  type: 'text' | 'number' | 'boolean';
}

export type { Finding };
