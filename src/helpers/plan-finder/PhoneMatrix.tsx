import { useId } from 'react';
import styles from './PlanFinder.module.css';

const perRow = 20;
const [width, height] = [8, 12];

/** So many places from the first on, row by row, as one shape. */
function area(count: number): string {
  const rows = Math.floor(count / perRow);
  const rest = count % perRow;
  return `M0 0h${perRow * width}v${rows * height}h${(rest - perRow) * width}v${rest > 0 ? height : 0}H0z`;
}

/** The largest plan as a field of phones; those of one computer are filled. The line beside it says the same. */
export function PhoneMatrix({ filled, of }: { filled: number; of: number }) {
  const id = useId();
  const [wide, high] = [perRow * width, Math.ceil(of / perRow) * height];
  return (
    <svg className={styles.matrix} viewBox={`0 0 ${wide} ${high}`} width={wide} height={high} aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <rect x="1" y="1" width="5" height="9" rx="1" fill="#fff" />
      </pattern>
      <mask id={`${id}mask`}>
        <path d={area(of)} fill={`url(#${id})`} />
      </mask>
      <g mask={`url(#${id}mask)`}>
        <rect width={wide} height={high} />
        <path d={area(Math.min(filled, of))} />
      </g>
    </svg>
  );
}
