import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';

/** Single values of YAML and JSON files, changed in place: comments, quotes and line breaks around them stay. */

export type Path = ReadonlyArray<string | number>;

/** The label is the path in words: entries of lists are called by their id or number. */
export type Value = { path: Path; label: string[]; value: string };

/** A readable name of an entry of a list. */
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
    // A number is shown as it is written: 5.0 stays 5.0.
    yield { path, label, value: String((typeof node.value === 'number' && node.source) || node.value) };
  }
}

/** Every value of a file, from top to bottom; none of a broken one. */
export function valuesIn(text: string): Value[] {
  const { contents, errors } = parseDocument(text);
  return errors.length > 0 ? [] : [...valuesBelow(contents, [], [])];
}

/** The value after a round trip through the file: a number stays one as long as a number is typed. */
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

/** A new entry at the end of a map: a language that has no words yet. */
function insertions(map: YAMLMap, key: string, value: string, text: string): string[] {
  const last = map.items.at(-1);
  const at = isScalar(last?.value) ? last.value.range?.[1] : undefined;
  const start = isScalar(last?.key) ? last.key.range?.[0] : undefined;
  if (at === undefined || start === undefined) return [];
  const entry = `${text.trimStart().startsWith('{') ? JSON.stringify(key) : key}: ${JSON.stringify(value)}`;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  // The first key of an entry of a list follows its dash.
  const line = ' '.repeat(before.length) + entry;
  const block = text[at - 1] === '\n' ? `${line}\n` : `\n${line}`;
  const written = map.flow ? (/^ *$/.test(before) ? `,\n${line}` : `, ${entry}`) : block;
  return [text.slice(0, at) + written + text.slice(at)];
}

/** The text with one value changed, or added where its map has none, and every other byte as it was; or no way to do so. */
export function withValue(text: string, path: Path, value: string): string | undefined {
  const document = parseDocument(text);
  const node = document.getIn(path, true);
  const map = document.getIn(path.slice(0, -1), true);
  let candidates: string[] = [];
  if (isScalar(node) && node.range) {
    const [from, to] = node.range;
    candidates = spellings(node, value, text.slice(from, to)).map((way) => text.slice(0, from) + way + text.slice(to));
  } else if (isMap(map) && node === undefined) candidates = insertions(map, String(path.at(-1)), value, text);
  if (candidates.length > 0) document.setIn(path, isScalar(node) ? meant(node, value) : value);
  const wanted = JSON.stringify(document.toJS());
  return candidates.find((candidate) => {
    const read = parseDocument(candidate);
    return read.errors.length === 0 && JSON.stringify(read.toJS()) === wanted;
  });
}
