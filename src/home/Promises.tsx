import type { Marketing } from '../marketing/data.ts';
import styles from './Promises.module.css';

interface Props {
  promises: Marketing['advantages']['promises'];
  claims: Marketing['advantages']['claims'];
  labels: { footnote: string };
}

const noteId = 'claim-footnote';

/** Risk and rules said once, plainly; the vendor's own figures small, with the footnote that goes with them. */
export function Promises({ promises, claims, labels }: Props) {
  return (
    <>
      {promises.points.length > 0 && (
        <ol className={styles.points}>
          {promises.points.map(({ title, text, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {link && <a href={link.href}>{link.label}</a>}
            </li>
          ))}
        </ol>
      )}
      {claims.length > 0 && (
        <div className={styles.claims}>
          <p>{promises.claimsTitle}</p>
          <dl>
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
          <p id={noteId} className={styles.footnote}>
            <span aria-hidden="true">* </span>
            {promises.footnote}
          </p>
        </div>
      )}
    </>
  );
}
