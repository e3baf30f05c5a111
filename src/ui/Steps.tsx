import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** A numbered list whose steps are joined by a line. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
