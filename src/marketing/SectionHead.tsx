import styles from './SectionHead.module.css';

interface Props {
  /** Id of the heading; the section around it is named by it. */
  id: string;
  title: string;
  lead?: string;
  /** A caution to the lead, in small print. */
  note?: string;
  /** `wide`: title and lead side by side above full-width content. `tall`: one under the other. */
  shape?: 'wide' | 'tall';
  level?: 2 | 3;
}

export function SectionHead({ id, title, lead, note, shape = 'tall', level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={`${styles.head} ${styles[shape]}`}>
      <Heading id={id} className={level === 2 ? styles.title : styles.subtitle}>
        {title}
      </Heading>
      {lead && (
        <div>
          <p className={styles.lead}>{lead}</p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </div>
  );
}
