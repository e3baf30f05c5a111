import { type Document, isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';

/** Single values of YAML and JSON files, changed in place: comments, quotes and line breaks around them stay. */

export type Path = ReadonlyArray<string | number>;

export interface Value {
  path: Path;
  /** The path in words: entries of lists are called by their id or number. */
  label: string[];
  value: string;
  type: 'text' | 'number' | 'boolean';
}

export class Unwritable extends Error {}

const parse = (text: string): Document.Parsed => {
  const document = parseDocument(text, { keepSourceTokens: false, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new Unwritable(`the file cannot be read: ${error.message}`);
  return document;
};

/** What a person would call an entry of a list. */
function nameIn(node: unknown, index: number): string {
  const names = isMap(node) ? ['id', 'key', 'name', 'label'].map((key) => node.get(key)) : [];
  return String(names.find((name) => typeof name === 'string' || typeof name === 'number') ?? index + 1);
}

function* valuesBelow(node: unknown, path: Path, label: string[]): Generator<Value> {
  if (isMap<string | number>(node))
    for (const { key, value } of node.items) {
      const step = isScalar<string | number>(key) ? key.value : key;
      yield* valuesBelow(value, [...path, step], [...label, String(step)]);
    }
  else if (isSeq(node))
    for (const [index, item] of node.items.entries())
      yield* valuesBelow(item, [...path, index], [...label, nameIn(item, index)]);
  else if (isScalar(node) && node.value !== null) {
    const type = typeof node.value === 'number' ? 'number' : typeof node.value === 'boolean' ? 'boolean' : 'text';
    // A number is shown as it is written: 5.0 stays 5.0.
    yield { path, label, value: String((type === 'number' && node.source) || node.value), type };
  }
}

/** Every value of a file, from top to bottom. */
export const valuesIn = (text: string): Value[] => [...valuesBelow(parse(text).contents, [], [])];

/** What the value will be when it is read again: a number stays one as long as a number is written. */
function meant(node: Scalar, value: string): unknown {
  if (typeof node.value === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)) return Number(value);
  if (typeof node.value === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** Ways to write a value, the one most like the old first. */
function spellings(node: Scalar, value: string, source: string): string[] {
  const quoted = JSON.stringify(value);
  switch (node.type) {
    case 'QUOTE_DOUBLE':
      return [quoted];
    case 'QUOTE_SINGLE':
      return [`'${value.replaceAll("'", "''")}'`, quoted];
    case 'BLOCK_LITERAL':
    case 'BLOCK_FOLDED': {
      const [head = ''] = source.split('\n', 1);
      const indent = /\n( +)\S/.exec(source)?.[1] ?? '  ';
      const lines = value.split('\n').map((line) => (line ? indent + line : ''));
      return [`${head}\n${lines.join('\n')}\n`, `${quoted}\n`];
    }
    default:
      return [value, quoted];
  }
}

/** Where a new entry goes, and its text: a language that has no words yet. */
function insertion(
  map: YAMLMap,
  key: string,
  value: string,
  text: string,
): { at: number; written: string } | undefined {
  const last = map.items.at(-1);
  const at = isScalar(last?.value) ? last.value.range?.[1] : undefined;
  const start = isScalar(last?.key) ? last.key.range?.[0] : undefined;
  if (at === undefined || start === undefined) return undefined;
  const entry = `${text.trimStart().startsWith('{') ? JSON.stringify(key) : key}: ${JSON.stringify(value)}`;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (map.flow) return { at, written: /^ *$/.test(before) ? `,\n${before}${entry}` : `, ${entry}` };
  // The first key of an entry of a list follows its dash.
  const line = ' '.repeat(before.length) + entry;
  return { at, written: text[at - 1] === '\n' ? `${line}\n` : `\n${line}` };
}

/** The text with one value changed, or added where its map has none; every other byte stays. */
export function withValue(text: string, path: Path, value: string): string {
  const document = parse(text);
  const node = document.getIn(path, true);
  const map = document.getIn(path.slice(0, -1), true);
  let candidates: string[] = [];
  if (isScalar(node) && node.range) {
    const [from, to] = node.range;
    candidates = spellings(node, value, text.slice(from, to)).map((way) => text.slice(0, from) + way + text.slice(to));
  } else if (isMap(map) && node === undefined) {
    const place = insertion(map, String(path.at(-1)), value, text);
    if (place) candidates = [text.slice(0, place.at) + place.written + text.slice(place.at)];
  }
  if (candidates.length > 0) document.setIn(path, isScalar(node) ? meant(node, value) : value);
  const wanted = JSON.stringify(document.toJS());
  const right = candidates.find((candidate) => {
    const read = parseDocument(candidate, { prettyErrors: false });
    return read.errors.length === 0 && JSON.stringify(read.toJS()) === wanted;
  });
  if (right === undefined) throw new Unwritable(`${path.join('.')} cannot be written here; change it in the text`);
  return right;
}
