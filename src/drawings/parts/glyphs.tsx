import styles from '../drawings.module.css';
import { type GlyphName, glyphs, scaled } from './glyph-paths.ts';
import { round } from './lines.tsx';
import { classes, type Ink, Label } from './sheet.tsx';

interface GlyphProps {
  name: GlyphName;
  /** Center of the pictogram. */
  x: number;
  y: number;
  size?: number;
  ink?: Ink;
  /** As a shape of its own rather than a sign on something. */
  filled?: boolean;
}

export function Glyph({ name, x, y, size = 20, ink = 'soft', filled = false }: GlyphProps) {
  return (
    <path
      d={scaled(glyphs[name], size / 20)}
      transform={`translate(${round(x - size / 2)} ${round(y - size / 2)})`}
      className={classes(styles.stroke, styles[ink], filled && styles.filled)}
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
