import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface Props {
  /** Small words before the caption, e.g. "Illustration": drawings are never passed off as screenshots. */
  note: string;
  /** Name of the scrolling box on narrow screens. */
  label: string;
  caption?: ReactNode;
  children: ReactNode;
}

export function Figure({ note, label, caption, children }: Props) {
  return (
    <figure className={styles.figure} data-search="labels">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.canvas} aria-label={label} tabIndex={0}>
        {children}
      </section>
      <figcaption className={styles.caption}>
        <span className={styles.note}>{note}</span>
        {caption}
      </figcaption>
    </figure>
  );
}
