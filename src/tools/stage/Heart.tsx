import styles from './Phone.module.css';

export function Heart({ lit }: { lit: boolean }) {
  return (
    <svg className={styles.heart} viewBox="0 0 20 20" aria-hidden="true" data-lit={lit}>
      <path d="M10 17.5 3.4 10.9a4.3 4.3 0 0 1 6-6.1l.6.6.6-.6a4.3 4.3 0 0 1 6 6.1z" />
    </svg>
  );
}
