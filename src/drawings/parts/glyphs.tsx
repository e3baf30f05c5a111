import styles from '../drawings.module.css';
import { type GlyphName, glyphs, scaled } from './glyph-paths.ts';
import { round } from './lines.tsx';
import { Box, classes, type Ink, Label } from './sheet.tsx';

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

/** Things with numbers on the drawing, named below it. */
export function Legend({ y, texts, first = 1 }: { y: number; texts: readonly string[]; first?: number }) {
  return texts.map((text, index) => (
    <g key={text}>
      <Step x={23} y={y + index * 32} n={first + index} />
      <Label x={44} y={y + index * 32} text={text} room={304} size="small" anchor="start" />
    </g>
  ));
}

interface NodeProps {
  /** Middle. */
  x: number;
  y: number;
  glyph: GlyphName;
  radius?: number;
  highlighted?: boolean;
}

/** A station on a way: a pictogram in a circle. */
export function Node({ x, y, glyph, radius = 24, highlighted = false }: NodeProps) {
  return (
    <>
      <Box
        x={x - radius}
        y={y - radius}
        width={2 * radius}
        height={2 * radius}
        radius={radius}
        surface={highlighted ? 'accent' : 'plain'}
      />
      <Glyph name={glyph} x={x} y={y} size={radius * 0.92} ink={highlighted ? 'accent' : 'soft'} />
    </>
  );
}
