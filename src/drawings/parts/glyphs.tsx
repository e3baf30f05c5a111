import styles from '../drawings.module.css';
import { round } from './lines.tsx';
import { classes, type Ink, Label } from './sheet.tsx';

/** Pictograms on a grid of 20 × 20. */
const glyphs = {
  gear: 'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18M4.3 4.3l1.8 1.8M13.9 13.9l1.8 1.8M4.3 15.7l1.8-1.8M13.9 6.1l1.8-1.8',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9.2v4.5M10 6.3v.1',
  braces:
    'M7.5 3.5c-2 0-2.5.8-2.5 2.3v1.7c0 1.5-.7 2.2-2 2.5 1.3.3 2 1 2 2.5v1.7c0 1.5.5 2.3 2.5 2.3M12.5 3.5c2 0 2.5.8 2.5 2.3v1.7c0 1.5.7 2.2 2 2.5-1.3.3-2 1-2 2.5v1.7c0 1.5-.5 2.3-2.5 2.3',
  search: 'M8.7 3.2a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.8 12.8l4 4',
  play: 'M6.5 4l9 6-9 6z',
  pause: 'M7 4.5v11M13 4.5v11',
  heart: 'M10 16.3 4 10.4a3.7 3.7 0 0 1 0-5.3 3.7 3.7 0 0 1 5.2 0l.8.8.8-.8a3.7 3.7 0 0 1 5.2 0 3.7 3.7 0 0 1 0 5.3z',
  comment: 'M3 4.5h14v9.5H9.5L6 17v-3H3z',
  person: 'M10 3a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 10 3zM3.5 17c.5-3.3 3-5 6.5-5s6 1.7 6.5 5',
  follow: 'M8 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 16.5c.4-3 2.7-4.5 6-4.5s5.6 1.5 6 4.5M15.5 5v5M13 7.5h5',
  unfollow: 'M8 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 16.5c.4-3 2.7-4.5 6-4.5s5.6 1.5 6 4.5M13 7.5h5',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  folder: 'M2.5 15.5v-11h5l1.8 2.2h8.2v8.8z',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
  film: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z',
  image: 'M3 4.5h14v11H3zM3.5 14l4-4.5 3 3 2-2 4 3.7M13.3 7.5v.1',
  music: 'M8 15V4.5l8-1.5v10.5M8 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM16 13.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  key: 'M6.5 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 10h7.5v3M14.5 10v2.5',
  briefcase: 'M3 6.5h14v9.5H3zM7.5 6.5V4h5v2.5M3 11h14',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c4.5 4.5 4.5 10.5 0 15M10 2.5c-4.5 4.5-4.5 10.5 0 15',
  shield: 'M10 2.5 16.5 5v4.5c0 4-2.7 6.7-6.5 8-3.8-1.3-6.5-4-6.5-8V5zM7.2 9.8l2 2 3.7-3.9',
  bolt: 'M11 2.5 4.5 11.5H9.5L9 17.5l6.5-9H10.5z',
  plug: 'M7 2.5v4M13 2.5v4M5 6.5h10v3a5 5 0 0 1-10 0zM10 14.5v3',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 5.8V10l3 2',
  repeat:
    'M4 9V7.5a2.5 2.5 0 0 1 2.5-2.5H16M13.5 2.5 16 5l-2.5 2.5M16 11v1.5a2.5 2.5 0 0 1-2.5 2.5H4M6.5 12.5 4 15l2.5 2.5',
  package: 'M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8',
  check: 'M4.5 10.5l3.7 3.7 7.3-8',
  cross: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  chart: 'M3 3v14h14M6.5 13l3.5-4 2.5 2 4-5',
  send: 'M17 3 2.8 8.5l5.7 2.5L17 3l-5.5 14-3-6',
} as const;

export type GlyphName = keyof typeof glyphs;

interface GlyphProps {
  name: GlyphName;
  /** Center of the pictogram. */
  x: number;
  y: number;
  size?: number;
  ink?: Ink;
}

export function Glyph({ name, x, y, size = 20, ink = 'soft' }: GlyphProps) {
  const place = `translate(${round(x - size / 2)} ${round(y - size / 2)})`;
  return (
    <path
      d={glyphs[name]}
      transform={size === 20 ? place : `${place} scale(${Math.round(size * 5) / 100})`}
      className={classes(styles.stroke, styles[ink])}
    />
  );
}

interface MarkProps {
  x: number;
  y: number;
  radius?: number;
}

/** Done, allowed, present. */
export function Tick({ x, y, radius = 9 }: MarkProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={classes(styles.solid, styles.tip)} />
      <Glyph name="check" x={x} y={y} size={radius * 1.45} ink="onTone" />
    </>
  );
}

/** Failed, taken away, missing. */
export function Cross({ x, y, radius = 9 }: MarkProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={classes(styles.solid, styles.danger)} />
      <Glyph name="cross" x={x} y={y} size={radius * 1.25} ink="onTone" />
    </>
  );
}

/** The number of a step. */
export function Step({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={11} className={styles.accentFill} />
      <Label x={x} y={y} text={String(n)} room={20} size="small" ink="onAccent" strong />
    </>
  );
}
