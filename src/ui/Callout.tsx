import type { ReactNode } from 'react';
import styles from './Callout.module.css';
import type { CalloutKind } from './callout-kinds.ts';

const marks: Record<CalloutKind, string> = {
  note: 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM10 9v5M10 6.200v.1',
  info: 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM10 9v5M10 6.200v.1',
  tip: 'M7.500 15h5M8 17.500h4M10 2.500a5 5 0 0 0-3 9c.6.5 1 1.200 1 2h4c0-.8.4-1.500 1-2a5 5 0 0 0-3-9z',
  warning: 'M10 3l7.500 13.500h-15zM10 8v4M10 14.200v.1',
  caution: 'M10 3l7.500 13.500h-15zM10 8v4M10 14.200v.1',
  danger: 'M6.500 2.500h7l4 4v7l-4 4h-7l-4-4v-7zM10 6.500v4.500M10 13.600v.1',
};

interface Props {
  kind: CalloutKind;
  /** The heading of the box, in the reader's language. */
  title: string;
  children?: ReactNode;
}

export function Callout({ kind, title, children }: Props) {
  return (
    <div className={`${styles.box} ${styles[kind]}`} role="note" aria-label={title}>
      <p className={styles.title}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none">
          <path
            d={marks[kind]}
            stroke="currentColor"
            strokeWidth="1.500"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {title}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
