import type { Marketing } from '../marketing/data.ts';
import { Entries } from '../ui/Entries.tsx';
import styles from './home.module.css';

interface Props {
  promises: Marketing['advantages']['promises'];
  claims: Marketing['advantages']['claims'];
  /** Names the link from a claim to its footnote. */
  footnote: string;
}

const noteId = 'claim-footnote';

/** Risk and rules said once, plainly; the vendor's own figures small, with the footnote that goes with them. */
export function Promises({ promises, claims, footnote }: Props) {
  return (
    <>
      {promises.points.length > 0 && <Entries items={promises.points} />}
      {claims.length > 0 && (
        <div className={styles.claims}>
          <p>{promises.claimsTitle}</p>
          <dl className={styles.row}>
            {claims.map(({ name, value, label }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  <a href={`#${noteId}`} aria-label={footnote}>
                    *
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <p id={noteId}>
            <span aria-hidden="true">* </span>
            {promises.footnote}
          </p>
        </div>
      )}
    </>
  );
}
