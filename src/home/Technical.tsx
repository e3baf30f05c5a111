import type { ReactNode } from 'react';
import type { Marketing } from '../marketing/data.ts';
import { Fold } from '../marketing/Fold.tsx';
import styles from './Technical.module.css';

type Point = Marketing['features']['technical'][number];

interface Props {
  points: readonly Point[];
  /** Words of the line that folds out what is not among the first. */
  more: string;
  /** Names the row of the first facts. */
  label: string;
  /** Stands at the end. */
  children: ReactNode;
}

/** The first facts under the picture; the others fold out. */
export function Technical({ points, more, label, children }: Props) {
  const others = points.filter(({ first }) => !first);
  return (
    <div className={styles.technical}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls on a phone, so the keyboard must reach it */}
      <section className={styles.row} aria-label={label} tabIndex={0}>
        <Points points={points.filter(({ first }) => first)} />
      </section>
      {others.length > 0 && (
        <Fold title={more}>
          <Points points={others} />
        </Fold>
      )}
      {children}
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
