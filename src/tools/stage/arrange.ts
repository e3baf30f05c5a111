import { waveDelay } from './wave.ts';

/** How phones fill the stage: the large one covers `span` × `span` cells of a grid, each other phone one. Build time only. */
export interface Arrangement {
  columns: number;
  span: number;
  /** Rows, the last of which may run off the lower edge. */
  rows: number;
  /** Share of the last row that is in view. */
  lastRow: number;
}

/** A window width and what it gets: the stage's height as a share of its width, and as many columns as a finger can hit. */
interface Range {
  media: string;
  height: number;
  mostColumns: number;
}

/** The widths are those of styles/widths.css; 24 px from phone to phone at the narrow end (WCAG 2.2, 2.5.8). */
export const ranges: readonly Range[] = [
  { media: '(width < 40rem)', height: 0.89, mostColumns: 15 },
  { media: '(40rem <= width < 62.25rem)', height: 0.62, mostColumns: 26 },
  { media: '(width >= 62.25rem)', height: 0.41, mostColumns: 32 },
];

const cellShape = 9 / 16;
const lastRowShares = [0.4, 0.5, 0.6, 0.7, 1];
const largestSpan = 7;

export const rowHeight = ({ rows, lastRow }: Arrangement, height: number): number => height / (rows - 1 + lastRow);

/** Cells without a phone. */
export const emptyCells = ({ columns, span, rows }: Arrangement, count: number): number =>
  rows * columns - span ** 2 - (count - 1);

/** What speaks against an arrangement: cells that are not 9:16, gaps in the last row, a large phone of the wrong size. */
function cost(arrangement: Arrangement, count: number, height: number): number {
  const { columns, span, rows, lastRow } = arrangement;
  const row = rowHeight(arrangement, height);
  const shape = 1 / columns / row;
  const large = (span * row) / height;
  const reachesEdge = span === rows && lastRow < 1;
  if (shape < 0.47 || shape > 0.65 || large > 1.001 || reachesEdge) return Number.POSITIVE_INFINITY;
  const gaps = (emptyCells(arrangement, count) * lastRow) / count;
  return Math.abs(Math.log(shape / cellShape)) * 2 + gaps * 4 + Math.abs(large - 0.82) + (lastRow === 1 ? 0.08 : 0);
}

export function arrange(count: number, { height, mostColumns }: Omit<Range, 'media'>): Arrangement {
  let best: Arrangement = { columns: Math.min(count, mostColumns), span: 1, rows: 1, lastRow: 1 };
  let least = Number.POSITIVE_INFINITY;
  // With few phones all are large.
  for (let span = count < 8 ? 1 : 2; span <= largestSpan; span++) {
    for (let columns = span + 1; columns <= mostColumns; columns++) {
      const rows = Math.max(span, Math.ceil((count - 1 + span ** 2) / columns));
      for (const lastRow of lastRowShares) {
        const next = { columns, span, rows, lastRow };
        const its = cost(next, count, height);
        if (its < least) [best, least] = [next, its];
      }
    }
  }
  return best;
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

const startOf = ({ columns, span }: Arrangement): number => Math.floor((columns - span) / 2);

/** Column and row of each small phone, from the middle of the large one: the grid fills rows from the left. */
export function offsets(arrangement: Arrangement, count: number): Array<{ x: number; y: number }> {
  const { columns, span, rows } = arrangement;
  const start = startOf(arrangement);
  const middle = (span - 1) / 2;
  return Array.from({ length: rows * columns }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }))
    .filter(({ column, row }) => row >= span || column < start || column >= start + span)
    .slice(0, count - 1)
    .map(({ column, row }) => ({ x: column - start - middle, y: row - middle }));
}

/** For each delay the phones that have it, as one rule. */
function delayRules(arrangement: Arrangement, count: number): string {
  const phones = Map.groupBy(
    offsets(arrangement, count).map((offset, index) => ({
      delay: waveDelay(offset, arrangement.columns),
      nth: index + 1,
    })),
    ({ delay }) => delay,
  );
  return [...phones]
    .map(([delay, each]) => `:is(${each.map(({ nth }) => `:nth-child(${nth})`).join()}){--delay:${delay}ms}`)
    .map((rule) => `[data-demo] [data-followers]>${rule}`)
    .join('');
}

/** Custom properties of the wall for each number of phones and each width of the window, and the wave of those shown first. */
export function wallCss(counts: readonly number[], shown: number): string {
  return ranges
    .map(({ media, ...range }) => {
      const rules = counts.map((count) => {
        const arrangement = arrange(count, range);
        const { columns, span } = arrangement;
        const row = rounded(rowHeight(arrangement, range.height));
        return `[data-phones="${count}"]{--columns:${columns};--span:${span};--start:${startOf(arrangement)};--row:${row}}`;
      });
      const wave = delayRules(arrange(shown, range), shown);
      return `@media ${media}{[data-phones]{--height:${range.height}}${rules.join('')}${wave}}`;
    })
    .join('');
}

/** As many empty places as any of the arrangements leaves. */
export const mostEmpty = (count: number): number =>
  Math.max(...ranges.map((range) => emptyCells(arrange(count, range), count)));
