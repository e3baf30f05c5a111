import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** The section is named by the heading `<id>-title` in it. */
  id: string;
  /** `tint`: on a ground of its own, from edge to edge. `split`: the first child beside the rest where there is room. */
  look?: 'tint' | 'split' | undefined;
  children: ReactNode;
}

/** A band across the page; what it holds is as wide as the header. */
export function Section({ id, look, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} data-look={look} aria-labelledby={`${id}-title`}>
      <div className={`container shell ${styles.inner}`}>{children}</div>
    </section>
  );
}

interface HeadProps {
  /** Of the section. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** A caution to the lead, in small print. */
  note?: ReactNode;
  level?: 2 | 3;
}

export function SectionHead({ id, title, lead, note, level = 2 }: HeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head} data-level={level}>
      <Heading id={`${id}-title`}>{title}</Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </header>
  );
}
