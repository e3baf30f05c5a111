import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { isLocale, type Locale } from '../../src/lib/locales.ts';

/** YAML (or JSON, which is YAML too) with the line of every key. */
export class YamlSource {
  readonly problems: Array<{ line: number; message: string }>;
  readonly data: unknown;
  private readonly document: Document.Parsed;
  private readonly counter = new LineCounter();
  private readonly firstLine: number;

  /** `firstLine` is the line of the file on which the text begins. */
  constructor(text: string, firstLine = 1) {
    this.firstLine = firstLine;
    this.document = parseDocument(text, { customTags: ['timestamp'], lineCounter: this.counter, prettyErrors: false });
    this.problems = this.document.errors.map(({ pos, message }) => ({ line: this.lineOfOffset(pos[0]), message }));
    this.data = this.problems.length > 0 ? undefined : this.document.toJS();
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

  /** Every string with its path and line. */
  *strings(): Generator<{ path: string[]; line: number; text: string }> {
    yield* this.stringsIn(this.document.contents, []);
  }

  private *stringsIn(node: unknown, path: string[]): Generator<{ path: string[]; line: number; text: string }> {
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

  /** Maps that hold texts per language, and which languages they have. */
  *localizedMaps(): Generator<{ line: number; path: string[]; present: Locale[] }> {
    yield* this.localizedMapsIn(this.document.contents, []);
  }

  private *localizedMapsIn(
    node: unknown,
    path: string[],
  ): Generator<{ line: number; path: string[]; present: Locale[] }> {
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) yield* this.localizedMapsIn(item, [...path, String(index)]);
    if (!isMap(node)) return;
    const keys = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
    const present = keys.filter(isLocale);
    if (present.length > 0) yield { line: this.lineOfOffset(node.range?.[0] ?? 0), path, present };
    for (const { key, value } of node.items)
      yield* this.localizedMapsIn(value, [...path, isScalar(key) ? String(key.value) : '']);
  }
}
