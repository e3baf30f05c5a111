import type { ReactNode } from 'react';
import styles from './FactRow.module.css';

/** One line of a `dl`: what it is, and at the end of the line how much. */
export function FactRow({ label, warn = false, children }: { label: ReactNode; warn?: boolean; children: ReactNode }) {
  return (
    <div className={styles.row} data-warn={warn || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
