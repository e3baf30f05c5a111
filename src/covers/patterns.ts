import type { PostForm } from '../lib/content-schemas.ts';

export interface Cell {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

export type CellState = 'off' | 'half' | 'lit' | 'live' | 'failed';

/** Rising, but not evenly. */
const heights = [1, 2, 2, 3, 2, 4, 3, 5, 4, 6];
const lengths = [5, 3, 6, 4, 2, 5];

/** Which cells of the wall are lit: what kind of story a post tells. */
export const patterns = {
  /** Heights of a chart. */
  bars: ({ column, row, rows }) => (rows - row <= (heights[column % heights.length] ?? 1) ? 'lit' : 'off'),
  /** Groups of phones. */
  blocks: ({ column }) => (column % 4 === 3 ? 'off' : Math.floor(column / 4) % 2 === 0 ? 'lit' : 'half'),
  /** The same again and again. */
  columns: ({ column }) => (column % 3 === 1 ? 'lit' : 'off'),
  /** From one question to many answers. */
  fan: ({ column, row, rows }) => {
    const spread = Math.abs(row - Math.floor((rows - 1) / 2));
    return spread === column ? 'lit' : spread < column && spread % 2 === 0 ? 'half' : 'off';
  },
  /** One of all does not work. */
  fault: ({ column, row }) => (column === 2 && row === 1 ? 'failed' : 'half'),
  /** Fewer from step to step. */
  funnel: ({ column, row, columns }) => (column >= columns - row * 2 ? 'off' : row === 0 ? 'lit' : 'half'),
  /** Points to tick off. */
  list: ({ column, row }) => (column === 0 ? 'live' : column < (lengths[row] ?? 3) ? 'half' : 'off'),
  /** One alone. */
  one: ({ column, row }) => (column === 3 && row === 1 ? 'live' : 'off'),
  /** A stretch of time, until today. */
  row: ({ column, row, columns }) => {
    const today = Math.floor(columns * 0.65);
    return row !== 1 || column > today ? 'off' : column === today ? 'live' : 'lit';
  },
  /** One against the other. */
  split: ({ column, columns }) => {
    const middle = Math.floor(columns / 2);
    return column < middle ? 'lit' : column === middle ? 'off' : 'half';
  },
  /** One step after the other. */
  stairs: ({ column, row, rows }) => {
    const step = Math.floor(column / 1.5) - (rows - 1 - row);
    return step < 0 ? 'off' : step === 0 ? 'lit' : 'half';
  },
  /** To look things up. */
  table: ({ column, row }) => (row === 0 || column === 0 ? 'lit' : (column * 7 + row * 3) % 4 === 0 ? 'half' : 'off'),
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
  decision: 'fan',
  diary: 'row',
  explainer: 'wave',
  glossary: 'blocks',
  'how-to': 'stairs',
  reference: 'table',
  teardown: 'columns',
};
