import { type Document, type ErrorCode, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { isKnownLocale, type Locale } from '../../src/languages/index.ts';

/** What makes a file unreadable, and how to fix it. */
export interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
  fix: string;
}

export interface YamlString {
  path: string[];
  line: number;
  text: string;
}

export interface LocalizedMap {
  path: string[];
  line: number;
  present: Locale[];
}

const mends: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'keep one of the two and remove or rename the other',
  TAB_AS_INDENT: 'indent with spaces: YAML does not accept tabs',
  BAD_INDENT: 'indent the line as far as its neighbors, with spaces, and close the bracket that was opened above',
  MISSING_CHAR: 'close the quotation mark or bracket that was opened here or above',
  MULTIPLE_DOCS: 'take out the line --- in the middle of the file',
  BAD_ALIAS: 'put the text that begins with * into double quotes',
};
const usualMend =
  'correct the punctuation of this line; a text with ": ", "#", "{" or quotes at its start goes in double quotes';

/** JSON is stricter than YAML, and the build reads it by its own rules. */
function jsonProblem(text: string): SyntaxProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const [message = said, position] = said.split(' at position ');
    const before = text.slice(0, position === undefined ? text.length : Number.parseInt(position, 10)).split('\n');
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message,
      fix: 'correct the punctuation here or on the line before: keys and texts in double quotes, one comma between entries, none after the last',
    };
  }
}

type Kind = 'yaml' | 'json' | 'front matter';

/** What stands in a text without problems, as far as rules ask for it when nothing is wrong. */
export interface YamlReading {
  data: unknown;
  strings: readonly YamlString[];
  localizedMaps: readonly LocalizedMap[];
}

/** YAML (or JSON, which is YAML too) with the line of every key. */
export class YamlSource {
  readonly problems: SyntaxProblem[];
  readonly data: unknown;
  private readonly text: string;
  private readonly kind: Kind;
  private parsed: Document.Parsed | undefined;
  private readonly counter = new LineCounter();
  private readonly firstLine: number;

  /** Whoever knows what stands in it saves parsing it: only the line of a mistake needs that. */
  constructor(text: string, kind: Kind = 'yaml', known?: YamlReading) {
    this.text = text;
    this.kind = kind;
    // The text of the front matter begins below its mark.
    this.firstLine = kind === 'front matter' ? 2 : 1;
    if (known) {
      this.problems = [];
      this.data = known.data;
      this.allStrings = known.strings;
      this.allMaps = known.localizedMaps;
      return;
    }
    const strict = kind === 'json' ? jsonProblem(text) : undefined;
    const loose = this.document.errors.map(({ pos, code, message }) => ({
      line: this.lineOfOffset(pos[0]),
      column: this.counter.linePos(pos[0]).col,
      message,
      fix: mends[code] ?? usualMend,
    }));
    // What is no JSON is often no YAML either: once is enough.
    this.problems = strict ? [strict] : loose;
    this.data = this.problems.length > 0 ? undefined : this.read();
  }

  private get document(): Document.Parsed {
    // Days are days in front matter only; the data files have none, and a figure such as 2026-11-15 stays a text.
    const customTags = this.kind === 'front matter' ? (['timestamp'] as const) : [];
    this.parsed ??= parseDocument(this.text, {
      customTags: [...customTags],
      lineCounter: this.counter,
      prettyErrors: false,
    });
    return this.parsed;
  }

  private read(): unknown {
    try {
      return this.document.toJS();
    } catch (error) {
      // A name such as *phones that stands for nothing is found only now.
      const message = error instanceof Error ? error.message : String(error);
      this.problems.push({ line: this.firstLine, column: 1, message, fix: mends.BAD_ALIAS ?? usualMend });
      return undefined;
    }
  }

  private lineOfOffset(offset: number): number {
    return this.counter.linePos(offset).line + this.firstLine - 1;
  }

  /** The line of a value: of its key in a map, of its start in a list. */
  lineOf(path: ReadonlyArray<PropertyKey>): number {
    let node: unknown = this.document.contents;
    let line = this.firstLine;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (!pair) return line;
        if (isScalar(pair.key) && pair.key.range) line = this.lineOfOffset(pair.key.range[0]);
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        const range = isScalar(node) || isMap(node) || isSeq(node) ? node.range : undefined;
        if (range) line = this.lineOfOffset(range[0]);
      } else return line;
    }
    return line;
  }

  /** Days that no calendar has, such as 2026-02-31: parsers read them as a day of the next month. */
  *impossibleDays(): Generator<{ path: PropertyKey[]; written: string }> {
    yield* this.impossibleDaysIn(this.document.contents, []);
  }

  private *impossibleDaysIn(node: unknown, path: PropertyKey[]): Generator<{ path: PropertyKey[]; written: string }> {
    if (isMap(node))
      for (const { key, value } of node.items)
        yield* this.impossibleDaysIn(value, [...path, isScalar(key) ? String(key.value) : '']);
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) yield* this.impossibleDaysIn(item, [...path, index]);
    if (!isScalar(node) || !(node.value instanceof Date)) return;
    const written = node.source ?? '';
    const [, month, day] = /^\d{4}-(\d{1,2})-(\d{1,2})$/.exec(written) ?? [];
    if (day === undefined) return;
    if (node.value.getUTCDate() === Number(day) && node.value.getUTCMonth() + 1 === Number(month)) return;
    yield { path, written };
  }

  private allStrings: readonly YamlString[] | undefined;

  /** Every string with its path and line. */
  get strings(): readonly YamlString[] {
    this.allStrings ??= [...this.stringsIn(this.document.contents, [])];
    return this.allStrings;
  }

  private *stringsIn(node: unknown, path: string[]): Generator<YamlString> {
    if (isMap(node))
      for (const { key, value } of node.items)
        yield* this.stringsIn(value, [...path, isScalar(key) ? String(key.value) : '']);
    else if (isSeq(node))
      for (const [index, item] of node.items.entries()) yield* this.stringsIn(item, [...path, String(index)]);
    else if (isScalar(node) && typeof node.value === 'string') {
      // A folded text begins on the line after its mark.
      const folded = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL' ? 1 : 0;
      yield { path, line: this.lineOfOffset(node.range?.[0] ?? 0) + folded, text: node.value };
    }
  }

  private allMaps: readonly LocalizedMap[] | undefined;

  /** Maps that hold texts per language, and which languages they have. */
  get localizedMaps(): readonly LocalizedMap[] {
    this.allMaps ??= [...this.localizedMapsIn(this.document.contents, [])];
    return this.allMaps;
  }

  private *localizedMapsIn(node: unknown, path: string[]): Generator<LocalizedMap> {
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) yield* this.localizedMapsIn(item, [...path, String(index)]);
    if (!isMap(node)) return;
    const keys = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
    const present = keys.filter(isKnownLocale);
    if (present.length > 0) yield { line: this.lineOfOffset(node.range?.[0] ?? 0), path, present };
    for (const { key, value } of node.items)
      yield* this.localizedMapsIn(value, [...path, isScalar(key) ? String(key.value) : '']);
  }
}
