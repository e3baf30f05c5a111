import styles from './Cover.module.css';
import { coverSize, drawCover, type Shape } from './cover-drawing.ts';

interface Props {
  slug: string;
  tag: string;
}

const tones = ['t0', 't1', 't2', 't3'] as const;

function paint(shape: Shape, index: number) {
  const className = styles[tones[shape.tone]];
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          key={index}
          className={className}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
        />
      );
    case 'circle':
      return <circle key={index} className={className} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'line':
      return <polyline key={index} className={`${styles.line} ${className}`} points={shape.points} />;
  }
}

/** Decoration: the title stands beside it as text. */
export function Cover({ slug, tag }: Props) {
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      width={coverSize.width}
      height={coverSize.height}
      aria-hidden="true"
    >
      {drawCover(slug, tag).map(paint)}
    </svg>
  );
}
