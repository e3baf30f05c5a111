import type { Token } from './tokenize.ts';

/** A text as the index was cut, and its terms. */
export interface CutText {
  tokens: Token[];
  terms: ReadonlySet<string>;
}

export type Cut = (text: string) => CutText;

export const cutText = (tokens: Token[]): CutText => ({ tokens, terms: new Set(tokens.map(({ term }) => term)) });

/** A stretch of text, found or not. */
export interface Segment {
  text: string;
  mark: boolean;
}

/** What may be marked: one thing the reader asked for, and how much it says. */
export interface Marker {
  importance: number;
  /** Terms that stand for it; of several, all must be there. */
  alternatives: string[][];
  /** Those the reader has typed: only they are marked. */
  marked: string[][];
}

interface Match {
  /** Sum of what was found. */
  value: number;
  terms: Set<string>;
  /** Of these, what the reader has typed. */
  marked: Set<string>;
}

function match({ terms: present }: CutText, markers: Marker[]): Match {
  const isThere = (terms: string[]): boolean => terms.every((term) => present.has(term));
  const found = new Set<string>();
  const marked = new Set<string>();
  let value = 0;
  for (const marker of markers) {
    const there = marker.alternatives.filter(isThere);
    if (there.length > 0) value += marker.importance;
    for (const term of there.flat()) found.add(term);
    for (const term of marker.marked.filter(isThere).flat()) marked.add(term);
  }
  return { value, terms: found, marked };
}

function segments(text: string, tokens: Token[], terms: Set<string>): Segment[] {
  const result: Segment[] = [];
  let done = 0;
  const push = (end: number, mark: boolean): void => {
    if (end <= done) return;
    const last = result.at(-1);
    const piece = text.slice(done, end);
    if (last?.mark === mark) last.text += piece;
    else result.push({ text: piece, mark });
    done = end;
  };
  for (const { term, start, end } of tokens) {
    if (!terms.has(term)) continue;
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return result;
}

/** The whole text with marks: titles and headings. */
export function marked(text: string, markers: Marker[], cut: Cut): Segment[] {
  const own = cut(text);
  return segments(text, own.tokens, match(own, markers).marked);
}

/** Han characters are twice as wide. */
const width = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** Lines, and sentences where a line is too long to be shown. */
function units(text: string, room: number): string[] {
  return text
    .split('\n')
    .flatMap((line) => (width(line) <= room ? [line] : line.split(/(?<=[.!?]) +|(?<=[。！？；])/u)));
}

/** What a full line is worth beside a short one. */
const fullness = 0.1;
/** Room before the first mark, so that the reader sees what it belongs to. */
const lead = 0.3;

/** A window of a sentence that is still too long, cut between words. */
function around(sentence: string, at: number, room: number): string {
  if (width(sentence) <= room) return sentence;
  const length = Math.floor((room * sentence.length) / width(sentence));
  let start = Math.max(0, Math.min(at - Math.floor(length * lead), sentence.length - length));
  let end = Math.min(sentence.length, start + length);
  const isHan = /\p{Script=Han}/u.test(sentence.slice(start, end));
  if (!isHan) {
    if (start > 0) start = sentence.indexOf(' ', start) + 1 || start;
    if (end < sentence.length) end = Math.max(sentence.lastIndexOf(' ', end), start + 1);
  }
  return `${start > 0 ? '…' : ''}${sentence.slice(start, end)}${end < sentence.length ? '…' : ''}`;
}

/** The sentence that holds most of what the reader asked for, with marks. Nothing, if none holds any of it. */
export function excerpt(text: string, markers: Marker[], room: number, cut: Cut): Segment[] | undefined {
  let best: { unit: string; at: number; value: number } | undefined;
  for (const unit of units(text, room)) {
    const own = cut(unit);
    const { value: found, terms } = match(own, markers);
    // Of two that hold the same, the longer tells more.
    const value = found * (1 + fullness * Math.min(1, width(unit) / room));
    if (value <= (best?.value ?? 0)) continue;
    best = { unit, value, at: own.tokens.find(({ term }) => terms.has(term))?.start ?? 0 };
  }
  return best && marked(around(best.unit, best.at, room), markers, cut);
}
