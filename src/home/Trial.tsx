import type { Marketing, Section } from '../marketing/data.ts';
import { Fold } from '../marketing/Fold.tsx';
import styles from './Trial.module.css';

interface Props {
  trial: Marketing['plans']['trial'];
  /** The small print under the plans. */
  notes: readonly string[];
  /** Where a trial is started and canceled. */
  email: string;
  section: Section['pricing'];
}

/** How the trial starts and ends, and what counts; the small print folds out. */
export function Trial({ trial, notes, email, section }: Props) {
  return (
    <div className={styles.trial}>
      <h3 className={styles.title}>{trial.title}</h3>
      <ol className={styles.steps}>
        {trial.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <p className={styles.links}>
          <a href={`mailto:${email}`}>{email}</a>
          {section.links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
        <Fold title={section.notes}>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </div>
  );
}
