import type { Marketing } from '../data.ts';
import styles from './Figures.module.css';

interface Props {
  figures: Marketing['advantages']['figures'];
  footnote: string;
  labels: { title: string; lead: string; footnote: string };
}

const noteId = 'claim-footnote';

/** Facts first; the vendor's claims stand apart, beside the footnote they refer to. */
export function Figures({ figures, footnote, labels }: Props) {
  const facts = figures.filter(({ claim }) => !claim);
  const claims = figures.filter(({ claim }) => claim);
  return (
    <>
      <h2 className="visually-hidden" id="figures-title">
        {labels.title}
      </h2>
      <dl className={styles.grid}>
        {facts.map(({ name, value, label }) => (
          <div key={name} className={styles.cell}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.claims}>
        <dl className={styles.grid}>
          {claims.map(({ name, value, label }) => (
            <div key={name} className={styles.cell}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                {value}
                <a className={styles.mark} href={`#${noteId}`} aria-label={labels.footnote}>
                  *
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.footnote}>
          <p>{labels.lead}</p>
          <p id={noteId}>
            <span aria-hidden="true">* </span>
            {footnote}
          </p>
        </div>
      </div>
    </>
  );
}
