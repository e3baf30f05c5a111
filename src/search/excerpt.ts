import type { Segment } from './index-format.ts';
import type { Tokenizer } from './tokenize.ts';

/** One thing the reader asked for, and how much it says. */
export interface Marker {
  importance: number;
  /** Alternatives that match it; of each, all terms must be there. */
  ways: string[][];
  /** Those the reader has typed: only they are marked. */
  typed: ReadonlySet<string>;
}

/** Characters of a result's text. Han characters are twice as wide. */
const room = 170;
const width = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** The whole text with marks. */
export function marked(text: string, markers: readonly Marker[], tokenizer: Tokenizer): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  const push = (end: number, mark: boolean): void => {
    if (end <= done) return;
    const last = segments.at(-1);
    if (last?.mark === mark) last.text += text.slice(done, end);
    else segments.push({ text: text.slice(done, end), mark });
    done = end;
  };
  for (const { term, start, end } of tokenizer.tokenize(text)) {
    if (!markers.some(({ typed }) => typed.has(term))) continue;
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return segments;
}

/** A part of a sentence that is too long, cut between words, with some of what comes before the first mark. */
function around(sentence: string, at: number): string {
  if (width(sentence) <= room) return sentence;
  const length = Math.floor((room * sentence.length) / width(sentence));
  const from = Math.max(0, Math.min(at - Math.floor(length / 3), sentence.length - length));
  const start = from > 0 ? sentence.indexOf(' ', from) + 1 || from : 0;
  const isEnd = start + length >= sentence.length;
  const cut = sentence.slice(start, start + length).replace(isEnd ? /$/ : /(?<=.{40}) \S*$/, '');
  return `${start > 0 ? '…' : ''}${cut}${isEnd ? '' : '…'}`;
}

/** The line or sentence that holds most of what the reader asked for, with marks. Nothing, if none holds any of it. */
export function excerpt(text: string, markers: readonly Marker[], tokenizer: Tokenizer): Segment[] | undefined {
  const units = text
    .split('\n')
    .flatMap((line) => (width(line) <= room ? [line] : line.split(/(?<=[.!?]) +|(?<=[。！？；])/u)));
  let best = { unit: '', at: 0, value: 0 };
  for (const unit of units) {
    const tokens = tokenizer.tokenize(unit);
    const terms = new Set(tokens.map(({ term }) => term));
    const found = markers.filter(({ ways }) => ways.some((way) => way.every((term) => terms.has(term))));
    const value = found.reduce((sum, { importance }) => sum + importance, 0);
    if (value <= best.value) continue;
    const first = tokens.find(({ term }) => found.some(({ ways }) => ways.flat().includes(term)));
    best = { unit, value, at: first?.start ?? 0 };
  }
  return best.value > 0 ? marked(around(best.unit, best.at), markers, tokenizer) : undefined;
}
