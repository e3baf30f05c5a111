import type { UiLabels } from '../i18n/i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './DataPaths.module.css';

type DataPathsLabels = UiLabels<'home.paths'> & { note: string };

/** What runs where, drawn with words: phones, the cable, the computer, and the few things that leave it. */
export function DataPaths({ labels }: { labels: DataPathsLabels }) {
  return (
    <figure>
      <div className={styles.paths}>
        <div className={styles.place}>
          <svg className={styles.drawing} viewBox="0 0 96 56" width="96" height="56" aria-hidden="true">
            {[4, 35, 66].map((x) => (
              <g key={x}>
                <rect x={x} y="4" width="26" height="48" rx="5" />
                <path d={`M${x + 10} 47h6`} />
                <circle className={styles.live} cx={x + 13} cy="24" r="4" />
              </g>
            ))}
          </svg>
          <h3 className={styles.name}>{labels.phones}</h3>
          <p className={styles.text}>{labels.phonesText}</p>
        </div>
        <p className={styles.wire}>
          <span>{labels.adb}</span>
        </p>
        <div className={`${styles.place} ${styles.center}`}>
          <svg className={styles.drawing} viewBox="0 0 96 56" width="96" height="56" aria-hidden="true">
            <rect x="14" y="3" width="68" height="40" rx="4" />
            <path d="M48 43v9M36 53h24" />
            {[24, 35, 46, 57, 68].map((x) => (
              <rect key={x} className={styles.live} x={x - 3} y="13" width="7" height="12" rx="1.5" />
            ))}
            <path d="M21 33h30" />
          </svg>
          <h3 className={styles.name}>{labels.computer}</h3>
          <p className={styles.text}>{labels.computerText}</p>
          <p className={styles.never}>
            <b>{labels.never}</b> {labels.neverText}
          </p>
        </div>
        <div className={styles.outside}>
          <p className={styles.leaves}>
            {labels.outside}
            <Icon name="arrow" size={16} />
          </p>
          <ul>
            <li>
              {labels.license} <small>{labels.always}</small>
            </li>
            {/* A sibling the site does without has no words here. */}
            {[labels.ai, labels.logs, labels.codes].filter(Boolean).map((occasion) => (
              <li key={occasion}>
                {occasion} <small>{labels.ifWanted}</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <strong>{labels.note}</strong> {labels.caption}
      </figcaption>
    </figure>
  );
}
