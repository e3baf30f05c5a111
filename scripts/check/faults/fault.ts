import type { Rule, Severity } from '../finding.ts';

/** What becomes of a file: another text, other bytes, or `undefined` when it is removed. A new file has the text ''. */
export type Change = (source: string) => string | Uint8Array | undefined;

/** One thing put wrong in a copy of the project, and what the check must say about it. */
export interface Fault {
  name: string;
  /** From the project's folder. */
  file: string;
  change: Change;
  /** Other files that change with it. */
  also?: Record<string, Change>;
  rule: Rule;
  /** An error unless it is said otherwise. */
  severity?: Severity;
  /** The file that is named, when it is not the one that was changed. */
  named?: string;
  /** Part of the line that is named; '' for a line that need not be told; without it no line is named. */
  at?: string;
  what: RegExp;
  fix: RegExp;
}

/** Many faults of one rule in one file. */
export const inFile = (
  file: string,
  rule: Rule,
  faults: Array<Omit<Fault, 'file' | 'rule'> & Partial<Fault>>,
): Fault[] => faults.map((fault) => ({ file, rule, ...fault }));

/** Adds a paragraph at the end. */
export const append =
  (text: string): Change =>
  (source) =>
    `${source.trimEnd()}\n\n${text}\n`;

/** Adds a line to the front matter. */
export const field =
  (line: string): Change =>
  (source) =>
    source.replace(/^---\n/, `---\n${line}\n`);

const standard = {
  title: 'The standard',
  publisher: 'Standards Office',
  url: 'https://standards.test/page',
  read: '2026-05-14',
};

/** Adds a source to the front matter, with some of its fields changed or, where they are undefined, left out. */
export const source = (fields: Record<string, string | undefined> = {}): Change => {
  const lines = Object.entries({ ...standard, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : [`    ${name}: ${value}`],
  );
  return field(`sources:\n${lines.join('\n').replace(/^ {4}/, '  - ')}`);
};

/** Does one change after the other. */
export const both =
  (first: (text: string) => ReturnType<Change>, second: Change): Change =>
  (text) => {
    const changed = first(text);
    return typeof changed === 'string' ? second(changed) : changed;
  };

/** Replaces the first place; every part of the text it finds is there, or the fault would be none. */
export const swap =
  (from: RegExp | string, to: string): Change =>
  (source) =>
    source.replace(from, () => to);

/** Replaces with parts of what was found: `$1`. */
export const rewrite =
  (from: RegExp, to: string): Change =>
  (source) =>
    source.replace(from, to);

/** Keeps the front matter, replaces the text. */
export const body =
  (text: string): Change =>
  (source) =>
    `${/^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? ''}\n${text}\n`;

export const remove: Change = () => undefined;
export const becomes =
  (text: string | Uint8Array): Change =>
  () =>
    text;

export const intro = 'content/en/docs/intro.mdx';
export const introZh = 'content/zh-Hans/docs/intro.mdx';
export const introRu = 'content/ru/docs/intro.mdx';
export const post = 'content/en/blog/first-post.mdx';
export const config = 'site.config.ts';
export const logo = 'brand/logo.svg';
