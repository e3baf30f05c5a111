import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { Value } from './protocol.ts';

/** Single values of YAML and JSON files, changed where they stand: comments, quotes and line breaks around them stay. */

export class Unwritable extends Error {}

const parse = (text: string): Document.Parsed => {
  const document = parseDocument(text, { keepSourceTokens: false, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new Unwritable(`the file cannot be read: ${error.message}`);
  return document;
};

const keyOf = (key: unknown): string => (isScalar(key) ? String(key.value) : String(key));

/** What a person would call an entry of a list. */
function nameIn(node: unknown, index: number): string {
  if (isMap(node))
    for (const key of ['id', 'key', 'name', 'label']) {
      const value: unknown = node.get(key);
      if (typeof value === 'string' || typeof value === 'number') return String(value);
    }
  return String(index + 1);
}

function* valuesBelow(node: unknown, path: string[], label: string[]): Generator<Value> {
  if (isMap(node))
    for (const { key, value } of node.items) yield* valuesBelow(value, [...path, keyOf(key)], [...label, keyOf(key)]);
  else if (isSeq(node))
    for (const [index, item] of node.items.entries())
      yield* valuesBelow(item, [...path, String(index)], [...label, nameIn(item, index)]);
  else if (isScalar(node) && node.value !== null && node.range) {
    const type = typeof node.value === 'number' ? 'number' : typeof node.value === 'boolean' ? 'boolean' : 'text';
    // A number is shown as it is written: 5.0 stays 5.0.
    yield { path, label, value: type === 'number' ? (node.source ?? String(node.value)) : String(node.value), type };
  }
}

/** Every value of a file, from top to bottom. */
export const valuesIn = (text: string): Value[] => [...valuesBelow(parse(text).contents, [], [])];

function childOf(node: unknown, step: string): unknown {
  if (isMap(node)) return node.items.find(({ key }) => keyOf(key) === step)?.value;
  return isSeq(node) ? node.items[Number(step)] : undefined;
}

const isNumber = (text: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);

/** What the value will be once it is read again: a number stays one as long as a number is written. */
function meant(node: Scalar | undefined, value: string): unknown {
  if (typeof node?.value === 'number' && isNumber(value)) return Number(value);
  if (typeof node?.value === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** Ways to write a value, the one that is most like the old first. */
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

function withPlain(data: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((item, index) => (String(index) === step ? withPlain(item, rest, value) : item));
  const object: object = typeof data === 'object' && data !== null ? data : {};
  return { ...object, [step]: withPlain(Reflect.get(object, step), rest, value) };
}

/** The first of some texts that means what is wanted, and nothing else has another meaning. */
function firstRight(candidates: string[], wanted: unknown, path: string[]): string {
  for (const candidate of candidates) {
    const document = parseDocument(candidate, { prettyErrors: false });
    if (document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted)) return candidate;
  }
  throw new Unwritable(`${path.join('.')} cannot be written here; change it in the text`);
}

/** Where a new entry goes, and what is written there: a language that has no words yet. */
function insertion(
  map: YAMLMap,
  key: string,
  value: string,
  text: string,
): { at: number; written: string } | undefined {
  const last = map.items.at(-1);
  const end = isScalar(last?.value) ? last.value.range?.[1] : undefined;
  const start = isScalar(last?.key) ? last.key.range?.[0] : undefined;
  if (end === undefined || start === undefined) return undefined;
  const quoted = JSON.stringify(value);
  const name = text.trimStart().startsWith('{') ? JSON.stringify(key) : key;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const ownLine = /^[ ]*$/.test(before);
  if (map.flow) return { at: end, written: ownLine ? `,\n${before}${name}: ${quoted}` : `, ${name}: ${quoted}` };
  // The first key of an entry of a list stands behind its dash.
  const indent = ' '.repeat(before.length);
  return {
    at: end,
    written: `${text[end - 1] === '\n' ? '' : '\n'}${indent}${name}: ${quoted}${text[end - 1] === '\n' ? '\n' : ''}`,
  };
}

/** The text with one value changed, or added where its map has none; every other byte stays. */
export function withValue(text: string, path: string[], value: string): string {
  const document = parse(text);
  let parent: unknown;
  let node: unknown = document.contents;
  for (const step of path) {
    parent = node;
    node = childOf(node, step);
  }
  const before: unknown = document.toJS();
  if (isScalar(node) && node.range) {
    const [from, to] = node.range;
    const wanted = withPlain(before, path, meant(node, value));
    const candidates = spellings(node, value, text.slice(from, to)).map(
      (spelling) => text.slice(0, from) + spelling + text.slice(to),
    );
    return firstRight(candidates, wanted, path);
  }
  const key = path.at(-1);
  const place =
    isMap(parent) && node === undefined && key !== undefined ? insertion(parent, key, value, text) : undefined;
  if (!place) throw new Unwritable(`${path.join('.')} is not a single value; change it in the text`);
  const candidate = text.slice(0, place.at) + place.written + text.slice(place.at);
  return firstRight([candidate], withPlain(before, path, value), path);
}
