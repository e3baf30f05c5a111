import type { ReactNode } from 'react';
import styles from './Grid.module.css';

interface Props {
  /** At most; fewer where the columns would be too narrow. */
  columns?: 1 | 2 | 3 | 4;
  /** Between boxes with a ground of their own, or between plain texts. */
  gap?: 'boxes' | 'texts';
  as?: 'div' | 'ul' | 'ol' | 'dl';
  label?: string;
  children: ReactNode;
}

/** Equal columns, as many as there is room for. */
export function Grid({ columns = 3, gap = 'boxes', as: Tag = 'div', label, children }: Props) {
  return (
    <Tag className={styles.grid} data-columns={columns} data-gap={gap} aria-label={label}>
      {children}
    </Tag>
  );
}
