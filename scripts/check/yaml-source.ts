import { type ErrorCode, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** What makes a file unreadable, and how to fix it. */
interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
  fix: string;
}

interface YamlString {
  path: string[];
  line: number;
  text: string;
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

export type YamlKind = 'yaml' | 'json' | 'front matter';

const keyOf = (path: ReadonlyArray<PropertyKey>): string => path.map(String).join('\0');

/** YAML (or JSON, which is YAML too) with the line of every key. */
export class YamlSource {
  readonly problems: SyntaxProblem[];
  readonly data: unknown;
  /** Every string with its path and line. */
  readonly strings: YamlString[] = [];
  /** Days that no calendar has, such as 2026-02-31: parsers read them as a day of the next month. */
  readonly impossibleDays: Array<{ path: string[]; written: string }> = [];
  /** The line of every value, by its path: of its key in a map, of its start in a list. */
  private readonly lines = new Map<string, number>();
  private readonly lineAt: (offset: number) => number;

  constructor(text: string, kind: YamlKind = 'yaml') {
    // The text of the front matter begins below its mark.
    const firstLine = kind === 'front matter' ? 2 : 1;
    const counter = new LineCounter();
    this.lineAt = (offset) => counter.linePos(offset).line + firstLine - 1;
    const document = parseDocument(text, {
      // Days are days in front matter only; the data files have none, and a figure such as 2026-11-15 stays a text.
      customTags: kind === 'front matter' ? ['timestamp'] : [],
      lineCounter: counter,
      prettyErrors: false,
    });
    const strict = kind === 'json' ? jsonProblem(text) : undefined;
    const loose = document.errors.map(({ pos, code, message }) => ({
      line: this.lineAt(pos[0]),
      column: counter.linePos(pos[0]).col,
      message,
      fix: mends[code] ?? usualMend,
    }));
    // What is no JSON is often no YAML either: once is enough.
    this.problems = strict ? [strict] : loose;
    try {
      this.data = this.problems.length > 0 ? undefined : document.toJS();
    } catch (error) {
      // A name such as *phones that stands for nothing is found only now.
      const message = error instanceof Error ? error.message : String(error);
      this.problems.push({ line: firstLine, column: 1, message, fix: mends.BAD_ALIAS ?? usualMend });
    }
    this.visit(document.contents, [], firstLine);
  }

  /** Of a value that is not there, that of the nearest one it would stand in. */
  lineOf(path: ReadonlyArray<PropertyKey>): number {
    return this.lines.get(keyOf(path.slice(0, this.depthOf(path)))) ?? 1;
  }

  /** How many steps of a path there are. */
  depthOf(path: ReadonlyArray<PropertyKey>): number {
    const depth = path.findIndex((_, index) => !this.lines.has(keyOf(path.slice(0, index + 1))));
    return depth === -1 ? path.length : depth;
  }

  private visit(node: unknown, path: string[], line: number): void {
    const key = keyOf(path);
    if (!this.lines.has(key)) this.lines.set(key, line);
    const startOf = (each: unknown): number | undefined =>
      isScalar(each) || isMap(each) || isSeq(each) ? each.range?.[0] : undefined;
    const below = (name: string, value: unknown, mark: unknown): void => {
      const start = startOf(mark);
      this.visit(value, [...path, name], start === undefined ? line : this.lineAt(start));
    };
    if (isMap(node))
      for (const { key: name, value } of node.items) below(isScalar(name) ? String(name.value) : '', value, name);
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) below(String(index), item, item);
    else if (isScalar(node) && typeof node.value === 'string') {
      // A folded text begins on the line after its mark.
      const folded = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL' ? 1 : 0;
      this.strings.push({ path, line: this.lineAt(node.range?.[0] ?? 0) + folded, text: node.value });
    } else if (isScalar(node) && node.value instanceof Date) {
      const written = node.source ?? '';
      const [, month, day] = /^\d{4}-(\d{1,2})-(\d{1,2})$/.exec(written) ?? [];
      if (day && (node.value.getUTCDate() !== Number(day) || node.value.getUTCMonth() + 1 !== Number(month)))
        this.impossibleDays.push({ path, written });
    }
  }
}
