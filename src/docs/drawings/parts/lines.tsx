import styles from '../drawings.module.css';
import { classes, type Ink, type Point } from './sheet.tsx';

export const round = (value: number): number => Math.round(value * 10) / 10;

/** The point `distance` away from `from` in the direction of `to`. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : distance / length;
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
}

const cornerRadius = 8;

/** A line through the points with softened corners. */
export function pathThrough(points: readonly Point[]): string {
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

/** The two strokes of an arrow's head, for an arrow that comes from `before` and ends in `tip`. */
export function headAt(before: Point, tip: Point): string {
  const [baseX, baseY] = toward(tip, before, 6);
  const [sideX, sideY] = [(tip[1] - baseY) * 0.75, (baseX - tip[0]) * 0.75];
  const left = [round(baseX + sideX), round(baseY + sideY)];
  const right = [round(baseX - sideX), round(baseY - sideY)];
  return `M${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}`;
}

interface LineProps {
  through: readonly Point[];
  ink?: Ink;
  dashed?: boolean;
}

export function Line({ through, ink = 'faint', dashed = false }: LineProps) {
  return <path d={pathThrough(through)} className={classes(styles.stroke, styles[ink], dashed && styles.dashed)} />;
}

export function Arrow({ through, ink = 'faint', dashed = false }: LineProps) {
  const tip = through.at(-1);
  const before = through.at(-2);
  return (
    <>
      <Line through={through} ink={ink} dashed={dashed} />
      {tip && before && <path d={headAt(before, tip)} className={classes(styles.stroke, styles[ink])} />}
    </>
  );
}
