import type { Marketing } from '../data.ts';
import styles from './Technical.module.css';

/** Twelve short points, set like the data sheet of an instrument. */
export function Technical({ points }: { points: Marketing['features']['technical'] }) {
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
