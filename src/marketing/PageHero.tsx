import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

interface Props {
  title: string;
  lead: string;
  /** A caution to the lead, in small print. */
  note?: string;
  /** A small word above the title, e.g. "Coming soon". */
  status?: ReactNode;
  actions?: ReactNode;
  drawing?: ReactNode;
}

export function PageHero({ title, lead, note, status, actions, drawing }: Props) {
  return (
    <div className={styles.hero} data-drawn={drawing ? true : undefined}>
      <div className={styles.words}>
        {status && <p>{status}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {note && <p className={styles.note}>{note}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </div>
  );
}
