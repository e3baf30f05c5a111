import { Icon } from '../../ui/Icon.tsx';
import type { Marketing } from '../data.ts';
import styles from './Technical.module.css';

type Point = Marketing['features']['technical'][number];

interface Props {
  points: readonly Point[];
  /** Words of the line that folds out what is not among the first. */
  more: string;
}

/** The first facts under the picture; the others fold out. */
export function Technical({ points, more }: Props) {
  const others = points.filter(({ first }) => !first);
  return (
    <div>
      <Points points={points.filter(({ first }) => first)} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>
            {more}
            <Icon name="chevron" size={16} />
          </summary>
          <Points points={others} />
        </details>
      )}
    </div>
  );
}

function Points({ points }: { points: readonly Point[] }) {
  return (
    <dl className={styles.points}>
      {points.map(({ key, title, text }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
