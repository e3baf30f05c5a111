import styles from './Pager.module.css';

interface Target {
  href: string;
  title: string;
  /** Language of the title where it is not the reader's. */
  lang?: string | undefined;
}

interface Props {
  label: string;
  labels: { previous: string; next: string };
  previous?: Target | undefined;
  next?: Target | undefined;
}

/** Previous and next page of a sequence. */
export function Pager({ label, labels, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className={`cluster quiet-links ${styles.pager}`} aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span className="fine">{labels.previous}</span>
          <strong lang={previous.lang}>{previous.title}</strong>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span className="fine">{labels.next}</span>
          <strong lang={next.lang}>{next.title}</strong>
        </a>
      )}
    </nav>
  );
}
