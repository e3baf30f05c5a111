import type { PostForm } from '../lib/content-schemas.ts';

export interface Cell {
  column: number;
  row: number;
  columns: number;
  rows: number;
  /** The figure of the mark: "40" lights forty phones. */
  count: number;
  /** The number of the post, so that two posts of one kind differ. */
  number: number;
}

export type CellState = 'off' | 'half' | 'lit' | 'live' | 'failed';

/** Rising, but not evenly. */
const heights = [1, 2, 2, 3, 2, 4, 3, 5, 4, 6, 3];
const lengths = [5, 8, 4, 9, 6, 7, 5];

const fills = ({ column, row, rows, count }: Cell, next: CellState): CellState => {
  const index = column * rows + row;
  return index < count ? 'lit' : index === count ? next : 'off';
};

/** Which cells of the wall are lit: what kind of story a post tells. */
export const patterns = {
  /** Heights of a chart. */
  bars: ({ column, row, rows, number }) =>
    rows - row <= Math.min(heights[(column * 2 + number) % heights.length] ?? 1, rows) ? 'lit' : 'off',
  /** Groups of phones. */
  blocks: ({ column }) => (column % 4 === 3 ? 'off' : Math.floor(column / 4) % 2 === 0 ? 'lit' : 'half'),
  /** The same again and again. */
  columns: ({ column }) => (column % 3 === 1 ? 'lit' : column % 3 === 2 ? 'half' : 'off'),
  /** As many phones as the mark says. */
  count: (cell) => fills(cell, 'off'),
  /** One of all does not work. */
  fault: ({ column, row, rows, number }) => {
    const fault = { column: 2 + (number % 3), row: 1 + (number % Math.max(1, rows - 2)) };
    const distance = Math.abs(column - fault.column) + Math.abs(row - fault.row);
    return distance === 0 ? 'failed' : distance === 1 ? 'lit' : 'half';
  },
  /** Fewer from step to step. */
  funnel: ({ column, row, columns }) => (column >= columns - row * 2 ? 'off' : row === 0 ? 'lit' : 'half'),
  /** As many phones as the mark says, and the next one fails. */
  limit: (cell) => fills(cell, 'failed'),
  /** Points to tick off; the last are still to do. */
  list: ({ column, row, rows, number }) => {
    if (column === 0) return row < rows - 2 ? 'live' : 'failed';
    const end = lengths[(row + number) % lengths.length] ?? 5;
    return column === 1 || column > end ? 'off' : row < rows - 2 ? 'lit' : 'half';
  },
  /** One alone. */
  one: ({ column, row }) => (column === 3 && row === 1 ? 'live' : 'off'),
  /** A stretch of time, until today. */
  row: ({ column, row, columns }) => {
    const today = Math.floor(columns * 0.6);
    if (row !== 1) return (column + row) % 4 === 0 && column < today ? 'half' : 'off';
    return column > today ? 'off' : column === today ? 'live' : 'lit';
  },
  /** One against the other. */
  split: ({ column, columns }) => {
    const middle = Math.floor(columns / 2);
    return column < middle ? 'lit' : column === middle ? 'off' : 'half';
  },
  /** One step after the other. */
  stairs: ({ column, row, rows }) => {
    const step = Math.floor(column / 1.5) - (rows - 1 - row);
    return step < 0 ? 'off' : step < 2 ? 'lit' : 'half';
  },
  /** To look things up. */
  table: ({ column, row, number }) =>
    row === 0 || column === 0 ? 'lit' : (column * 7 + row * 3 + number) % 4 === 0 ? 'half' : 'off',
  /** From one question to its answers. */
  tree: ({ column, row, rows }) => {
    const middle = Math.floor((rows - 1) / 2);
    const branch = Math.min(middle, Math.floor((column + 1) / 3));
    const away = Math.abs(row - middle);
    if ((column + 1) % 3 === 0 && column < middle * 3) return away <= branch ? 'half' : 'off';
    return away <= branch && (away - branch) % 2 === 0 ? 'lit' : 'off';
  },
  /** From the first phone to all others. */
  wave: ({ column, row, rows }) => {
    const distance = Math.round(Math.hypot(column, row - (rows - 1) / 2));
    return distance < 3 ? 'lit' : distance === 3 ? 'live' : distance < 6 ? 'half' : 'off';
  },
} satisfies Record<string, (cell: Cell) => CellState>;

export type PatternName = keyof typeof patterns;
export const isPattern = (name: unknown): name is PatternName =>
  typeof name === 'string' && Object.hasOwn(patterns, name);

/** For posts that content/data/covers.yaml gives no pattern. */
export const patternOf: Record<PostForm, PatternName> = {
  calculator: 'bars',
  checklist: 'list',
  comparison: 'split',
  decision: 'tree',
  diary: 'row',
  explainer: 'wave',
  glossary: 'blocks',
  'how-to': 'stairs',
  reference: 'table',
  teardown: 'columns',
};
