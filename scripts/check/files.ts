import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Problem } from './finding.ts';

/** Where the check reads: the disk, or in tests the disk with some files changed. */
export interface Files {
  /** Every file below a folder, with `/`, in order; none when there is no such folder. */
  below(dir: string): string[];
  /** Undefined when there is no such file. */
  read(path: string): Uint8Array | undefined;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** What `use` gives, or the second when there is no such file or folder. */
function unlessMissing<T, U>(use: () => T, otherwise: U): T | U {
  try {
    return use();
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
}

export const disk: Files = {
  below: (dir) =>
    unlessMissing(() => readdirSync(dir, { recursive: true, withFileTypes: true }), [])
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort(),
  read: (path) => unlessMissing(() => readFileSync(path), undefined),
};

/** The disk with some of its files changed, or gone where there is nothing instead. */
export const changed = (changes: ReadonlyMap<string, Uint8Array | undefined>): Files => ({
  below: (dir) => {
    const added = [...changes.keys()].filter((path) => path.startsWith(`${dir}/`));
    return [...new Set([...disk.below(dir), ...added.map((path) => path.slice(dir.length + 1))])]
      .filter((name) => !changes.has(join(dir, name)) || changes.get(join(dir, name)))
      .sort();
  },
  read: (path) => (changes.has(path) ? changes.get(path) : disk.read(path)),
});

/** A path as an author would open it: relative to the project when inside it. */
export function displayPath(path: string, root: string): string {
  const shown = relative(root, path);
  return shown.startsWith('..') || isAbsolute(shown) ? path : shown.split(sep).join('/');
}

/** Line and column of an offset, both counted from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

interface Decoded {
  text: string;
  /** What is wrong with the bytes. */
  problems: Problem[];
}

const saveAsUtf8 = 'open it in your editor and save it as UTF-8 (without BOM)';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwanted = /[\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** The text of a file. A wrong encoding is named, and read as well as it goes so that the other rules can run. */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second, third] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
  const refused = (offset: number, what: string, fix: string): Decoded => {
    return { text, problems: [{ line: placeAt(text, offset).line, what, fix }] };
  };
  if (isUtf16) return refused(0, 'is saved as UTF-16', saveAsUtf8);
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return refused(0, 'begins with a byte order mark (BOM)', saveAsUtf8);
  const merge = text.search(/^(?:<{7}|>{7}) \S/m);
  if (merge >= 0)
    return refused(
      merge,
      'holds a mark of a merge that was not finished',
      'choose one side, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    );
  const index = text.search(unwanted);
  if (index < 0) return { text, problems: [] };
  const lost = 'holds a character that is not UTF-8, or was lost when the file was saved';
  if (text[index] === '\uFFFD') return refused(index, lost, `${saveAsUtf8}, then write the character again`);
  const code = text.charCodeAt(index).toString(16).padStart(4, '0').toUpperCase();
  return refused(index, `holds an invisible control character (U+${code})`, 'delete it');
}
