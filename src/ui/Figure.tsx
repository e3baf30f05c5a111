import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface Props {
  /** Small words before the caption, e.g. "Illustration": drawings are never passed off as screenshots. */
  note: string;
  caption?: ReactNode;
  children: ReactNode;
}

export function Figure({ note, caption, children }: Props) {
  return (
    <figure className={styles.figure} data-search="labels">
      <div className={`box ${styles.canvas}`}>{children}</div>
      <figcaption className={`fine ${styles.caption}`}>
        <strong>{note}</strong> {caption}
      </figcaption>
    </figure>
  );
}
