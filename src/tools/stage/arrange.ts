import { waveDelay } from './wave.ts';

/**
 * How phones fill the stage: a grid of cells, of which the large phone covers `span` × `span` and each other phone one. The
 * phones of the last row share its width, so that no place of it is empty, and run off the lower edge. Build time only.
 */
export interface Arrangement {
  columns: number;
  span: number;
  /** Rows above the last one. */
  full: number;
  /** Phones in the last row; 0 where there is none. */
  last: number;
  /** Height of a row as a share of the stage's width. */
  row: number;
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
  { media: '(width >= 40rem)', height: 0.48, mostColumns: 26 },
];

const cellShape = 9 / 16;
const narrowest = 0.47;
const widest = 0.66;
const lastRowShares = [0.45, 0.5, 0.6, 0.7, 0.8];
const largestSpan = 7;
/** Minimum width of the last row, as a share of the stage's width: a finger must hit it. */
const leastInView = 0.055;
/** Columns of the grid below those of the phones; more of them take longer to lay out. */
const mostTracks = 240;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Tracks of the grid that a phone covers, above and in the last row. */
const tracks = ({ columns, last }: Arrangement): { each: number; wide: number } => {
  const common = divisor(columns, last);
  return { each: last / common || 1, wide: columns / common };
};

/** How many times as wide as the others phones of the last row are. */
const widening = ({ columns, last }: Arrangement): number => (last === 0 ? 1 : columns / last);

/** The penalty of an arrangement: for cells that are not 9:16, a last row unlike the others, a large phone of the wrong size. */
function cost(arrangement: Arrangement, height: number): number {
  const { columns, span, full, last, row } = arrangement;
  const shape = 1 / columns / row;
  const large = (span * row) / height;
  const isPossible = last >= 0 && last <= columns && large <= 1.001 && columns * tracks(arrangement).each <= mostTracks;
  if (!isPossible) return Number.POSITIVE_INFINITY;
  const costs = [
    2 * Math.abs(Math.log(shape / cellShape)),
    shape < narrowest - 0.01 || shape > widest ? 20 : 0,
    Math.log(widening(arrangement)),
    Math.abs(large - 0.84),
    4 * Math.max(0, 1 - ((full + Math.min(1, last)) * row) / height),
    (columns - span) % 2 === 0 ? 0 : 0.06,
    last > 0 && height - full * row < leastInView ? 1 : 0,
  ];
  return costs.reduce((sum, each) => sum + each);
}

export function arrange(count: number, { height, mostColumns }: Omit<Range, 'media'>): Arrangement {
  const full = Math.ceil(count / mostColumns);
  let best: Arrangement = { columns: Math.min(count, mostColumns), span: 1, full, last: 0, row: height / full };
  let least = Number.POSITIVE_INFINITY;
  // With few phones all are large.
  for (let span = count < 8 ? 1 : 2; span <= largestSpan; span++) {
    for (let columns = span; columns <= mostColumns; columns++) {
      for (let full = span; full <= span + 4; full++) {
        const last = count - 1 + span ** 2 - full * columns;
        for (const share of last === 0 ? [0] : lastRowShares) {
          const row = Math.min(height / (full + share), 1 / columns / narrowest);
          const next = { columns, span, full, last, row };
          const its = cost(next, height);
          if (its < least) [best, least] = [next, its];
        }
      }
    }
  }
  return best;
}

const startOf = ({ columns, span }: Arrangement): number => Math.floor((columns - span) / 2);

/** Column and row of each small phone, from the middle of the large one: the grid fills rows from the left. */
export function offsets(arrangement: Arrangement): Array<{ x: number; y: number }> {
  const { columns, span, full, last } = arrangement;
  const start = startOf(arrangement);
  const middle = (span - 1) / 2;
  const above = Array.from({ length: full * columns }, (_, index) => ({
    x: index % columns,
    y: Math.floor(index / columns),
  })).filter(({ x, y }) => y >= span || x < start || x >= start + span);
  const below = Array.from({ length: last }, (_, index) => ({
    x: (index + 0.5) * widening(arrangement) - 0.5,
    y: full,
  }));
  return [...above, ...below].map(({ x, y }) => ({ x: x - start - middle, y: y - middle }));
}

/** For each delay the phones that have it, as one rule. */
function delayRules(arrangement: Arrangement): string {
  const phones = Map.groupBy(
    offsets(arrangement).map((offset, index) => ({ delay: waveDelay(offset, arrangement.columns), nth: index + 1 })),
    ({ delay }) => delay,
  );
  return [...phones]
    .map(([delay, each]) => `:is(${each.map(({ nth }) => `:nth-child(${nth})`).join()}){--delay:${delay}ms}`)
    .map((rule) => `[data-demo] [data-followers]>${rule}`)
    .join('');
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Custom properties of the wall for each number of phones and each width of the window, and the wave of those shown first. */
export function wallCss(counts: readonly number[], shown: number): string {
  return ranges
    .map(({ media, ...range }) => {
      const rules = counts.map((count) => {
        const arrangement = arrange(count, range);
        const { columns, span, last, row } = arrangement;
        const { each, wide } = tracks(arrangement);
        const wall = `[data-phones="${count}"]`;
        const own = `${wall}{--columns:${columns};--each:${each};--span:${span};--start:${startOf(arrangement)};--row:${rounded(row)}}`;
        if (wide === each || last === 0) return own;
        const lastRow = `{--each:${wide};--tall:${rounded(widening(arrangement))}}`;
        return `${own}${wall} [data-phone]:nth-child(n+${count - last})${lastRow}`;
      });
      return `@media ${media}{[data-phones]{--height:${range.height}}${rules.join('')}${delayRules(arrange(shown, range))}}`;
    })
    .join('');
}
