import { type ErrorCode, isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml';
import { pathInWords, withWords } from '../../src/files/words.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { isKnownLocale, type Locale } from '../../src/languages/index.ts';
import { placeAt } from './files.ts';
import type { Located, Path, Problem } from './finding.ts';

interface DataString {
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
const jsonMend =
  'correct the punctuation here or on the line before: keys and texts in double quotes, one comma between entries, none after the last';

const unreadable = (reason: string): string => `cannot be read: ${reason}`;

/** JSON is stricter than YAML, and the build reads it by its own rules. */
function jsonProblem(text: string): Problem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const [what = said, position] = said.split(' at position ');
    return {
      ...placeAt(text, Number.parseInt(position ?? `${text.length}`, 10)),
      what: unreadable(what),
      fix: jsonMend,
    };
  }
}

const keyOf = (path: Path): string => path.map(String).join('\0');

/** A YAML or JSON file of `content/`, or the front matter of a page, with the line of every value. */
export class DataFile implements Located {
  readonly file: string;
  /** Path below the content folder, with `/`. */
  readonly name: string;
  /** The language of the whole file, where its path says it. */
  readonly locale: Locale | undefined;
  /** Syntax errors. */
  readonly problems: Problem[];
  readonly data: unknown;
  /** Every string with its path and line. */
  readonly strings: DataString[] = [];
  /** Days that no calendar has, such as 2026-02-31: parsers read them as a day of the next month. */
  readonly impossibleDays: Array<{ path: string[]; written: string }> = [];
  /** The line of every value, by its path: of its key in a map, of its start in a list. */
  private readonly lines = new Map<string, number>();
  private readonly lineAt: (offset: number) => number;

  constructor(file: string, name: string, text: string, isFrontMatter = false) {
    this.file = file;
    this.name = name;
    const [folder] = name.split('/');
    this.locale = isKnownLocale(folder) ? folder : undefined;
    // The text of the front matter begins below its mark.
    const firstLine = isFrontMatter ? 2 : 1;
    const lineCounter = new LineCounter();
    this.lineAt = (offset) => lineCounter.linePos(offset).line + firstLine - 1;
    // Days are days in front matter only; the data files have none, and a figure such as 2026-11-15 stays a text.
    const customTags = isFrontMatter ? ['timestamp' as const] : [];
    const document = parseDocument(text, { customTags, lineCounter, prettyErrors: false });
    const strict = name.endsWith('.json') ? jsonProblem(text) : undefined;
    // Invalid JSON is often invalid YAML, too: report one error only.
    this.problems = strict
      ? [strict]
      : document.errors.map(({ pos: [start], code, message: what }) => {
          const column = lineCounter.linePos(start).col;
          return { line: this.lineAt(start), column, what: unreadable(what), fix: mends[code] ?? usualMend };
        });
    try {
      this.data = this.problems.length > 0 ? undefined : document.toJS();
    } catch (error) {
      // An alias such as *phones without an anchor is only found here.
      const what = error instanceof Error ? error.message : String(error);
      this.problems.push({ line: firstLine, column: 1, what: unreadable(what), fix: mends.BAD_ALIAS ?? usualMend });
    }
    this.visit(document.contents, [], firstLine);
  }

  /** For a missing value, the line of its nearest existing parent. */
  lineOf(path: Path): number {
    return this.lines.get(keyOf(path.slice(0, this.depthOf(path)))) ?? 1;
  }

  placeOf(path: Path): { file: string; line: number } {
    return { file: this.file, line: this.lineOf(path) };
  }

  /** How many steps of a path there are. */
  depthOf(path: Path): number {
    const depth = path.findIndex((_, index) => !this.lines.has(keyOf(path.slice(0, index + 1))));
    return depth === -1 ? path.length : depth;
  }

  private visit(node: unknown, path: string[], line: number): void {
    const key = keyOf(path);
    if (!this.lines.has(key)) this.lines.set(key, line);
    const lineOfMark = (mark: unknown): number =>
      (isScalar(mark) || isMap(mark) || isSeq(mark)) && mark.range ? this.lineAt(mark.range[0]) : line;
    if (isMap(node))
      for (const { key: mark, value } of node.items)
        this.visit(value, [...path, isScalar(mark) ? String(mark.value) : ''], lineOfMark(mark));
    else if (isSeq(node))
      for (const [index, item] of node.items.entries()) this.visit(item, [...path, `${index}`], lineOfMark(item));
    else if (isScalar(node)) this.value(node, path);
  }

  private value({ value, type, range, source: written = '' }: Scalar, path: string[]): void {
    if (typeof value === 'string') {
      // A folded text begins on the line after its mark.
      const below = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL' ? 1 : 0;
      this.strings.push({ path, line: this.lineAt(range?.[0] ?? 0) + below, text: value });
    } else if (value instanceof Date) {
      const [, month, day] = /^\d{4}-(\d{1,2})-(\d{1,2})$/.exec(written) ?? [];
      if (day && (value.getUTCDate() !== Number(day) || value.getUTCMonth() + 1 !== Number(month)))
        this.impossibleDays.push({ path, written });
    }
  }
}

/** `home.yaml` for `data/home.yaml` and `ru/home.yaml`; undefined for files that are read on their own. */
export function setName(name: string): string | undefined {
  const [, folder, rest = ''] = /^([^/]+)\/(.+\.yaml)$/.exec(name) ?? [];
  const isPart = folder === 'data' || isKnownLocale(folder);
  return isPart && !/^(?:search\/|glossary\.)/.test(rest) ? rest : undefined;
}

/** A file of `content/data/` and its words in each language, read as one. */
export class DataSet implements Located {
  readonly name: string;
  readonly file: string;
  readonly own: DataFile | undefined;
  /** The data merged with its words; undefined if one of the files cannot be read. */
  readonly data: unknown;
  private readonly words: ReadonlyMap<Locale, DataFile>;

  constructor(name: string, files: readonly DataFile[]) {
    this.name = name;
    this.own = files.find(({ locale }) => !locale);
    this.words = new Map(files.flatMap((entry) => (entry.locale ? [[entry.locale, entry]] : [])));
    this.file = (this.own ?? this.words.get(defaultLocale) ?? files[0])?.file ?? name;
    const words = [...this.words].map(([locale, { data }]) => [locale, data] as const);
    const isBroken = files.some(({ problems }) => problems.length > 0);
    this.data = isBroken ? undefined : (withWords(this.own?.data ?? undefined, words) ?? {});
  }

  /** The position of a value; for a missing one, where it belongs: among the words if it is a text. */
  placeOf(path: Path, isText = false): { file: string; line: number | undefined } {
    const code = String(path.at(-1));
    const locale = isKnownLocale(code) ? code : undefined;
    const inWords = pathInWords(this.own?.data, locale ? path.slice(0, -1) : path);
    const source = this.words.get(defaultLocale);
    const texts = [locale && this.words.get(locale), source, ...this.words.values()];
    const [nearest] = (isText && source ? [source] : locale ? [...texts, this.own] : [this.own, ...texts])
      .flatMap((entry) => (entry ? [{ entry, path: entry === this.own ? path : inWords }] : []))
      .toSorted((a, b) => (locale ? 0 : b.entry.depthOf(b.path) - a.entry.depthOf(a.path)));
    return nearest ? nearest.entry.placeOf(nearest.path) : { file: this.file, line: undefined };
  }
}
