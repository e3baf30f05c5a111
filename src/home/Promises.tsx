import type { Marketing } from '../marketing/data.ts';
import { Entries } from '../ui/Entries.tsx';
import styles from './home.module.css';

interface Props {
  promises: Marketing['advantages']['promises'];
  claims: Marketing['advantages']['claims'];
  labels: {
    /** Names the link from a claim to its footnote. */
    footnote: string;
    /** Names the promises where they are a row to swipe through. */
    row: string;
  };
}

const noteId = 'claim-footnote';

/** Risk and rules said once, plainly; the vendor's own figures small, with the footnote that goes with them. */
export function Promises({ promises, claims, labels }: Props) {
  return (
    <>
      {promises.points.length > 0 && <Entries items={promises.points} row={labels.row} />}
      {claims.length > 0 && (
        <div className={`meta cluster ${styles.claims}`}>
          <p>{promises.claimsTitle}</p>
          <dl className="cluster">
            {claims.map(({ name, value, label }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  <a href={`#${noteId}`} aria-label={labels.footnote}>
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
