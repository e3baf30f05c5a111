import styles from './Phone.module.css';
import { feedOf, placeOf } from './stage.ts';

/** The videos of a phone, one below the other: a strip that wave.ts moves. */
export function Feed({ phone, video }: { phone: number; video: number | undefined }) {
  return (
    <span className={styles.glass}>
      <span
        className={styles.feed}
        data-feed={feedOf(phone)}
        data-place={video === undefined ? undefined : placeOf(video)}
      />
    </span>
  );
}

export function Heart({ lit }: { lit: boolean | undefined }) {
  return (
    <svg className={styles.heart} viewBox="0 0 20 20" aria-hidden="true" data-lit={lit}>
      <path d="M10 17.5 3.4 10.9a4.3 4.3 0 0 1 6-6.1l.6.6.6-.6a4.3 4.3 0 0 1 6 6.1z" />
    </svg>
  );
}
