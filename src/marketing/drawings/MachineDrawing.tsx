import styles from './drawings.module.css';

interface Props {
  shape: 'tall' | 'low';
  /** How many boards one machine holds, from the registry of figures. */
  boards: number;
}

/** Both cases hold the same boards: stacked in two columns in the tall one, side by side in the low one. */
const cases = {
  tall: {
    width: 150,
    height: 250,
    columns: 2,
    left: 18,
    top: 44,
    boardWidth: 50,
    boardHeight: 13,
    stepX: 64,
    stepY: 18,
  },
  low: {
    width: 340,
    height: 112,
    columns: Number.POSITIVE_INFINITY,
    left: 18,
    top: 30,
    boardWidth: 8,
    boardHeight: 62,
    stepX: 13,
    stepY: 0,
  },
} as const;

/** One phone motherboard: a strip with its processor and a lamp. */
function board(x: number, y: number, width: number, height: number): string {
  const chip = Math.min(width, height) - 4;
  return `M${x} ${y}h${width}v${height}h${-width}zM${x + 2} ${y + 2}h${chip}v${chip}h${-chip}z`;
}

export function MachineDrawing({ shape, boards }: Props) {
  const { width, height, columns, left, top, boardWidth, boardHeight, stepX, stepY } = cases[shape];
  const rows = Math.ceil(boards / columns);
  // More boards than drawn here by default make the case grow instead of spilling over.
  const caseWidth = shape === 'low' ? Math.max(width, left * 2 + boards * stepX + 44) : width;
  const caseHeight = shape === 'tall' ? Math.max(height, top + rows * stepY + 26) : height;
  const places = Array.from({ length: boards }, (_, index) => ({
    x: left + (columns === 2 ? index % 2 : index) * stepX,
    y: top + (columns === 2 ? Math.floor(index / 2) : 0) * stepY,
  }));
  const fans = shape === 'tall' ? [48, 102] : [caseWidth - 38];
  const fanY = shape === 'tall' ? 22 : 60;
  const fanRadius = shape === 'tall' ? 14 : 22;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${caseWidth} ${caseHeight + 8}`}
      width={caseWidth}
      height={caseHeight + 8}
      aria-hidden="true"
    >
      <rect x="1" y="1" width={caseWidth - 2} height={caseHeight - 2} rx="8" className={styles.sheet} />
      <path d={`M20 ${caseHeight}v6M${caseWidth - 20} ${caseHeight}v6`} />
      {fans.map((x) => (
        <g key={x} className={styles.soft}>
          <circle cx={x} cy={fanY} r={fanRadius} />
          <circle cx={x} cy={fanY} r="3" />
          <path
            d={`M${x} ${fanY - 3}v${4 - fanRadius}M${x} ${fanY + 3}v${fanRadius - 4}M${x - 3} ${fanY}h${4 - fanRadius}M${x + 3} ${fanY}h${fanRadius - 4}`}
          />
        </g>
      ))}
      <path d={places.map(({ x, y }) => board(x, y, boardWidth, boardHeight)).join('')} className={styles.boards} />
    </svg>
  );
}
