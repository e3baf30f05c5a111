import styles from './drawings.module.css';

const perRow = 20;
const step = 10;

interface Props {
  count: number;
  /** How many places the drawing has; the same for drawings that are compared. */
  of: number;
}

/** A plan's capacity as a field of phones: the filled ones may run scripts. The figure beside it says the same. */
export function PhoneDots({ count, of }: Props) {
  const rows = Math.ceil(of / perRow);
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${perRow * step} ${rows * 15}`}
      width={perRow * step}
      height={rows * 15}
      aria-hidden="true"
    >
      <path d={phones(0, count)} className={styles.on} />
      <path d={phones(count, of)} className={styles.off} />
    </svg>
  );
}

/** One path for many phones keeps the page small. */
function phones(from: number, to: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => {
    const index = from + offset;
    return `M${(index % perRow) * step + 1.5} ${Math.floor(index / perRow) * 15 + 1.5}h6v11h-6z`;
  }).join('');
}
