import { isMap, isScalar, isSeq, type Pair, parseDocument, type Range } from 'yaml';

const rangeOf = (node: unknown): Range | undefined => {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) && range.length === 3 ? [range[0], range[1], range[2]] : undefined;
};

/** From where to where an entry of a map is written, with what parts it from its neighbors. */
function placeOf(text: string, pairs: Pair[], index: number, flow: boolean): [number, number] | undefined {
  const pair = pairs[index];
  const key = rangeOf(pair?.key);
  const value = rangeOf(pair?.value);
  if (!key || !value) return undefined;
  if (!flow) {
    const start = text.lastIndexOf('\n', key[0] - 1) + 1;
    const next = rangeOf(pairs[index + 1]?.key);
    // Behind the dash of a list: the next one takes its place.
    if (text.slice(start, key[0]).trim()) return next && [key[0], next[0]];
    const end = text[value[1] - 1] === '\n' ? value[1] : text.indexOf('\n', value[1]) + 1 || text.length;
    return [start, end];
  }
  const before = rangeOf(pairs[index - 1]?.value);
  if (before) return [before[1], value[1]];
  const after = rangeOf(pairs[index + 1]?.key);
  return after ? [key[0], after[0]] : undefined;
}

/**
 * A YAML text without the values of one language; everything else, comments and spacing included, stays as it was. A
 * value of a language stands beside one in the source language.
 */
export function withoutLanguage(text: string, code: string, source: string): string {
  const cuts: Array<[number, number]> = [];
  const visit = (node: unknown): void => {
    if (isSeq(node)) for (const item of node.items) visit(item);
    if (!isMap(node)) return;
    const keys = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
    const own = keys.indexOf(code);
    const place = own >= 0 && keys.includes(source) ? placeOf(text, node.items, own, node.flow === true) : undefined;
    if (place) cuts.push(place);
    for (const [index, { value }] of node.items.entries()) if (index !== own || !place) visit(value);
  };
  visit(parseDocument(text).contents);
  return cuts.sort(([a], [b]) => b - a).reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
}
