import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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

export interface Decoded {
  text: string;
  /** What is wrong with the bytes, if anything. */
  problem?: { line: number; what: string; fix: string };
}

const saveAsUtf8 = 'open it in your editor and save it as UTF-8 (without BOM)';
const lost = '\uFFFD';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** The text of a file. A wrong encoding is named, and read as well as it goes so that the other rules can run. */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const text = new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, problem: { line: 1, what: 'is saved as UTF-16', fix: saveAsUtf8 } };
  }
  const text = new TextDecoder().decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { text, problem: { line: 1, what: 'begins with a byte order mark (BOM)', fix: saveAsUtf8 } };
  }
  const lineOf = (index: number): number => text.slice(0, index).split('\n').length;
  const broken = text.indexOf(lost);
  if (broken >= 0) {
    const what = 'holds a character that is not UTF-8, or was lost when the file was saved';
    return { text, problem: { line: lineOf(broken), what, fix: `${saveAsUtf8}, then write the character again` } };
  }
  const unseen = text.search(control);
  if (unseen < 0) return { text };
  const code = text.charCodeAt(unseen).toString(16).padStart(4, '0').toUpperCase();
  return {
    text,
    problem: { line: lineOf(unseen), what: `holds an invisible control character (U+${code})`, fix: 'delete it' },
  };
}
