import styles from '../drawings.module.css';
import { classes, type Ink } from './sheet.tsx';

type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

const pointsOf = (through: readonly number[]): Point[] =>
  through.flatMap((x, index) => (index % 2 === 0 ? [[x, through[index + 1] ?? x] as const] : []));

/** The point `distance` away from `from` in the direction of `to`. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : distance / length;
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
}

const cornerRadius = 8;

/** A line through points, given as x, y, x, y …, with softened corners. */
export function pathThrough(through: readonly number[]): string {
  const points = pointsOf(through);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      return `L${toward(point, before, cornerRadius).join(' ')}Q${point.join(' ')} ${toward(point, after, cornerRadius).join(' ')}`;
    })
    .join('');
}

/** The two strokes of the head of an arrow that ends with the last of the points. */
export function headOf(through: readonly number[]): string {
  const [before, tip] = pointsOf(through).slice(-2);
  if (!before || !tip) return '';
  const [baseX, baseY] = toward(tip, before, 6);
  const [sideX, sideY] = [(tip[1] - baseY) * 0.75, (baseX - tip[0]) * 0.75];
  const left = [round(baseX + sideX), round(baseY + sideY)];
  const right = [round(baseX - sideX), round(baseY - sideY)];
  return `M${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}`;
}

interface LineProps {
  /** x, y, x, y … */
  through: readonly number[];
  ink?: Ink;
  dashed?: boolean;
}

export function Line({ through, ink = 'faint', dashed = false }: LineProps) {
  return <path d={pathThrough(through)} className={classes(styles.stroke, styles[ink], dashed && styles.dashed)} />;
}

/** Line and head are one path, unless the dashes would cut up the head. */
export function Arrow({ through, ink = 'faint', dashed = false }: LineProps) {
  const className = classes(styles.stroke, styles[ink]);
  if (!dashed) return <path d={pathThrough(through) + headOf(through)} className={className} />;
  return (
    <>
      <Line through={through} ink={ink} dashed />
      <path d={headOf(through)} className={className} />
    </>
  );
}
