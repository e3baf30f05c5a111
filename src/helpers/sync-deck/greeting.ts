import type { Point } from './phone.ts';

/** The finger that shows on waking what the deck is for: up, and down again, so that nothing is left changed. */
const strokes = [
  { from: 600, to: 1150, start: 240, end: 96 },
  { from: 1750, to: 2300, start: 80, end: 270 },
];
const end = Math.max(...strokes.map(({ to }) => to));

/** Where the finger is so many milliseconds after waking: on the glass, above it, or gone for good. */
export function greetingAt(time: number): Point | 'lifted' | 'over' {
  const stroke = strokes.find(({ from, to }) => time >= from && time <= to);
  if (!stroke) return time < end ? 'lifted' : 'over';
  const share = (time - stroke.from) / (stroke.to - stroke.from);
  const eased = share * share * (3 - 2 * share);
  return { x: 118 - 8 * share, y: stroke.start + (stroke.end - stroke.start) * eased };
}
