import type { Marketing } from '../data.ts';
import styles from './Stages.module.css';

/** The words to the drawn pipeline, stage by stage. */
export function Stages({ stages }: { stages: Marketing['products']['videomagic']['pipeline']['stages'] }) {
  return (
    <ol className={styles.stages}>
      {stages.map(({ key, title, text }) => (
        <li key={key}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
