import type { ReactNode } from 'react';
import styles from './Callout.module.css';
import type { CalloutKind } from './callout-kinds.ts';
import { LineIcon } from './Icon.tsx';
import tones from './tones.module.css';

const marks: Record<CalloutKind, string> = {
  note: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v5M10 6.2v.1',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v5M10 6.2v.1',
  tip: 'M7.5 15h5M8 17.5h4M10 2.5a5 5 0 0 0-3 9c.6.5 1 1.2 1 2h4c0-.8.4-1.5 1-2a5 5 0 0 0-3-9z',
  warning: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1',
  caution: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1',
  danger: 'M6.5 2.5h7l4 4v7l-4 4h-7l-4-4v-7zM10 6.5v4.5M10 13.6v.1',
};

interface Props {
  kind: CalloutKind;
  /** The heading of the box, in the reader's language. */
  title: string;
  children?: ReactNode;
}

/** A reminder of one line. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <p className={`meta ${styles.line}`} role="note" data-search="none">
      {children}
    </p>
  );
}

export function Callout({ kind, title, children }: Props) {
  return (
    <div className={`box ${styles.box} ${tones[kind]}`} role="note" aria-label={title}>
      <p className={`label ${styles.title}`}>
        <LineIcon path={marks[kind]} size={18} />
        {title}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
