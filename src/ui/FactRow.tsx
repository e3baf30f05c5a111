import type { ReactNode } from 'react';
import styles from './FactRow.module.css';

interface Props {
  label: ReactNode;
  warn?: boolean;
  /** A sentence below the line. */
  text?: string | undefined;
  /** Small print below it. */
  notes?: ReadonlyArray<string | undefined>;
  children: ReactNode;
}

/** One line of a `dl`: what it is, and at the end of the line how much. */
export function FactRow({ label, warn = false, text, notes = [], children }: Props) {
  return (
    <div className={styles.row} data-warn={warn || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {text && <dd className="quiet">{text}</dd>}
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
