import styles from './Trial.module.css';

interface Props {
  trial: { title: string; text: string };
  /** The small print under the plans. */
  notes: readonly string[];
}

export function Trial({ trial, notes }: Props) {
  return (
    <>
      <div className={styles.trial}>
        <h3 className={styles.title}>{trial.title}</h3>
        <p className={styles.text}>{trial.text}</p>
      </div>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
