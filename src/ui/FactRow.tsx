import type { ReactNode } from 'react';
import styles from './FactRow.module.css';

interface Props {
  label: ReactNode;
  warn?: boolean;
  /** Small print below the line. */
  notes?: ReadonlyArray<string | undefined>;
  children: ReactNode;
}

/** One line of a `dl`: what it is, and at the end of the line how much. */
export function FactRow({ label, warn = false, notes = [], children }: Props) {
  return (
    <div className={styles.row} data-warn={warn || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {notes.map(
        (note) =>
          note && (
            <dd key={note} className="fine">
              {note}
            </dd>
          ),
      )}
    </div>
  );
}
