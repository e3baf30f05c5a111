import { clamp, phoneSize } from './phone.ts';

/** The wall of small phones. */
export interface GridFit {
  columns: number;
  /** Width of one cell, padding included, in CSS pixels. */
  cell: number;
  padding: number;
}

const paddingOf = (cell: number): number => clamp(Math.round(cell * 0.07), 2, 7);
const widestPhone = 150;
/** From the middle of one phone to the next, so that a finger can hit each (WCAG 2.2, 2.5.8). */
const smallestPitch = 24;

/** The number of columns that makes the phones largest in a given box. */
export function fitGrid(count: number, width: number, height: number): GridFit {
  let best: GridFit & { phone: number } = { columns: 1, cell: 0, padding: 2, phone: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const room = width / columns;
    if (room < smallestPitch && best.phone > 0) break;
    const padding = paddingOf(room);
    const byHeight = ((height / rows - 2 * padding) * phoneSize.width) / phoneSize.height;
    const phone = Math.floor(Math.min(room - 2 * padding, byHeight, widestPhone));
    if (phone > best.phone) best = { columns, cell: phone + 2 * padding, padding, phone };
  }
  return { columns: best.columns, cell: best.cell, padding: best.padding };
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
