import { clamp, phoneSize } from './phone.ts';

/** The wall of small phones. */
export interface GridFit {
  columns: number;
  /** Width of one cell, padding included, in CSS pixels. */
  cell: number;
  padding: number;
  /** Too narrow to be hit one by one with a finger. */
  dense: boolean;
}

const paddingOf = (cell: number): number => clamp(Math.round(cell * 0.07), 1, 7);
const widestPhone = 150;
/** From the middle of one phone to the next, so that a finger can hit each (WCAG 2.2, 2.5.8). */
const smallestPitch = 24;
/** Full rows may cost this share of the phones' size, not more. */
const fullRowsFrom = 0.62;

interface Fit {
  columns: number;
  padding: number;
  phone: number;
}

/** The columns for a given box: those that make the phones largest, if possible without a hole in the last row. */
export function fitGrid(count: number, width: number, height: number): GridFit {
  const fits = Array.from({ length: count }, (_, index): Fit => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const padding = paddingOf(width / columns);
    const byHeight = ((height / rows - 2 * padding) * phoneSize.width) / phoneSize.height;
    return { columns, padding, phone: Math.floor(Math.min(width / columns - 2 * padding, byHeight, widestPhone)) };
  });
  const largest = (all: Fit[]): Fit => all.reduce((best, fit) => (fit.phone > best.phone ? fit : best));
  const any = largest(fits);
  const full = largest(fits.filter(({ columns }) => count % columns === 0));
  const { columns, padding, phone } = full.phone >= any.phone * fullRowsFrom ? full : any;
  const cell = phone + 2 * padding;
  return { columns, cell, padding, dense: width / columns < smallestPitch };
}

const longestDelay = 190;

/** Milliseconds to each phone of the wall: the farther from the operated phone, the later. */
export function waveDelays(count: number, columns: number, from: 'left' | 'top'): number[] {
  const rows = Math.ceil(count / columns);
  const distances = Array.from({ length: count }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return from === 'left'
      ? Math.hypot(column + 1, (row - (rows - 1) / 2) * 1.6)
      : Math.hypot((row + 1) * 1.8, column - (columns - 1) / 2);
  });
  const farthest = Math.max(...distances, 1);
  return distances.map((distance) => Math.round((distance / farthest) * longestDelay));
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];
export const isArrow = (key: string): key is Arrow => arrows.includes(key);

/** The phone the keyboard goes to from `index`; at an edge it stays. */
export function neighbor(index: number, key: Arrow, columns: number, count: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  const next = index + step;
  return next >= 0 && next < count ? next : index;
}
