import type { UiLabels } from '../i18n/i18n.ts';
import cells from '../marketing/cells.module.css';
import { Badge } from '../ui/Badge.tsx';
import styles from './DataPaths.module.css';

type DataPathsLabels = UiLabels<'home.paths'> & { note: string };

/** A diagram: phones, the cable, the computer, and the few things it sends elsewhere. */
export function DataPaths({ labels }: { labels: DataPathsLabels }) {
  return (
    <figure>
      <div className={`stack quiet ${styles.paths}`}>
        <div className={`box ${styles.place}`}>
          <span className={`${cells.cells} ${styles.phones}`} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <h3>{labels.phones}</h3>
          <p>{labels.phonesText}</p>
        </div>
        <p className={styles.wire}>
          <Badge tone="accent">{labels.adb}</Badge>
        </p>
        <div className={`box ${styles.place}`}>
          <h3>{labels.computer}</h3>
          <p>{labels.computerText}</p>
          <p className={styles.never}>
            <b>{labels.never}</b> {labels.neverText}
          </p>
        </div>
        <div className={styles.outside}>
          <h3>{labels.outside}</h3>
          <ul className="plain">
            <li>
              {labels.license} <small className="fine">{labels.always}</small>
            </li>
            {/* A sibling the site does without has no words here. */}
            {[labels.ai, labels.logs, labels.codes].filter(Boolean).map((occasion) => (
              <li key={occasion}>
                {occasion} <small className="fine">{labels.ifWanted}</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="meta">
        <strong>{labels.note}</strong> {labels.caption}
      </figcaption>
    </figure>
  );
}
