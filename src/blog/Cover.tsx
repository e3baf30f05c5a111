import styles from './Cover.module.css';
import { coverSize, drawCover, layers, type Shape } from './cover-drawing.ts';

interface Props {
  slug: string;
  tag: string;
}

const tones = ['t0', 't1', 't2', 't3'] as const;

function paint(shape: Shape, index: number) {
  switch (shape.kind) {
    case 'rect':
      return <rect key={index} x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={shape.radius} />;
    case 'circle':
      return <circle key={index} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'line':
      return <polyline key={index} points={shape.points} />;
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
      {layers(drawCover(slug, tag)).map(({ tone, shapes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order
        <g key={index} className={styles[tones[tone]]}>
          {shapes.map(paint)}
        </g>
      ))}
    </svg>
  );
}
