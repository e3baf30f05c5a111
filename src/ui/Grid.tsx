import type { ReactNode } from 'react';
import styles from './Grid.module.css';

interface Props {
  /** At most; fewer where the columns would be too narrow. */
  columns?: 2 | 3 | 4;
  as?: 'div' | 'ul' | 'ol' | 'dl';
  /** On a phone the columns become a row to swipe through, which has this name. */
  row?: string | undefined;
  children: ReactNode;
}

/** Equal columns, as many as there is room for. */
export function Grid({ columns = 3, as: Tag = 'div', row, children }: Props) {
  const grid = (
    <Tag className={styles.grid} data-columns={columns}>
      {children}
    </Tag>
  );
  if (!row) return grid;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls on a phone, so the keyboard must reach it
    <section className={styles.row} aria-label={row} tabIndex={0}>
      {grid}
    </section>
  );
}
