import styles from './drawings.module.css';
import { type Direction, nodePlaces } from './pipeline-layout.ts';

const { accent, fill, sheet, soft } = styles;

type StageKey = 'recognize' | 'translate' | 'voice' | 'vary' | 'render';

interface Props {
  stages: ReadonlyArray<{ key: StageKey; title: string }>;
  labels: { alt: string; source: string; versions: string };
}

/** Pictograms around the origin, about 40 wide. */
const signs: Record<StageKey, { line: string; lit: string }> = {
  recognize: { line: 'M-18-4v8M-12-10v20M-6-6v12', lit: 'M0-8h18M0 0h18M0 8h10' },
  translate: { line: 'M-19 8l7-18 7 18M-16.5 2h9', lit: 'M3-8h16M11-12v4M16-8c0 6-5 12-12 15M6-8c1 6 5 12 12 15' },
  voice: { line: 'M-18-5h6l9-8v26l-9-8h-6z', lit: 'M4-6c3 4 3 8 0 12M10-11c6 7 6 15 0 22' },
  vary: { line: 'M-18-9h36M-18 0h36M-18 9h36', lit: 'M-8-9a3 3 0 1 1 .1 0M8 0a3 3 0 1 1 .1 0M-2 9a3 3 0 1 1 .1 0' },
  render: { line: 'M-18-12h24v18h-24zM-12-6h24v18h-24z', lit: 'M-4-1l9 5.5-9 5.5z' },
};

function Drawn({ direction, stages, labels }: Props & { direction: Direction }) {
  const { width, height, source, nodes, versions, line } = nodePlaces(direction, stages.length);
  const side = direction === 'row';
  return (
    <svg
      className={`${styles.drawing} ${side ? styles.wideOnly : styles.narrowOnly}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={labels.alt}
    >
      <path d={line} className={accent} />
      <g transform={`translate(${source.x} ${source.y})`}>
        <rect x="-34" y="-26" width="68" height="52" rx="5" className={sheet} />
        <path d="M-26-19h8M-10-19h8M6-19h8M-26 19h8M-10 19h8M6 19h8" className={soft} />
        <path d="M-7-9l16 9-16 9z" className={fill} />
      </g>
      <Word x={side ? source.x : source.x + 56} y={side ? source.y + 52 : source.y} text={labels.source} side={side} />
      {stages.map(({ key, title }, index) => {
        const place = nodes[index];
        if (!place) return null;
        return (
          <g key={key}>
            <g transform={`translate(${place.x} ${place.y})`}>
              <circle r="34" className={sheet} />
              <path d={signs[key].line} className={soft} />
              <path d={signs[key].lit} className={accent} />
            </g>
            <Word x={side ? place.x : place.x + 56} y={side ? place.y + 60 : place.y} text={title} side={side} strong />
          </g>
        );
      })}
      {versions.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect x="-30" y="-20" width="60" height="40" rx="5" className={sheet} />
          <path d={`M${-14 + index * 6}-8l12 7-12 7z`} className={fill} />
          <path d={`M-20 13h${[36, 22, 30][index % 3]}`} className={soft} />
        </g>
      ))}
      <Word
        x={side ? (versions[0]?.x ?? 0) : (versions[0]?.x ?? 0) + 196}
        y={side ? height - 14 : (versions[0]?.y ?? 0)}
        text={labels.versions}
        side={side}
      />
    </svg>
  );
}

interface WordProps {
  x: number;
  y: number;
  text: string;
  /** Centered under its drawing; otherwise beside it. */
  side: boolean;
  strong?: boolean;
}

function Word({ x, y, text, side, strong = false }: WordProps) {
  return (
    <text x={x} y={y + 5} textAnchor={side ? 'middle' : 'start'} className={strong ? styles.word : styles.quietWord}>
      {text}
    </text>
  );
}

/** Source, five stages, versions: a row on wide screens, a column on narrow ones. */
export function Pipeline(props: Props) {
  return (
    <>
      <Drawn direction="row" {...props} />
      <Drawn direction="column" {...props} />
    </>
  );
}
