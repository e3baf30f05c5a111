import styles from './Findings.module.css';

export type Tone = 'tip' | 'info' | 'warning' | 'danger';

/** Readings in a row, like the instruments of a control room. */
export function Figures({ items }: { items: ReadonlyArray<{ name: string; value: string; tone?: Tone | undefined }> }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ name, value, tone }) => (
        <div key={name} className={styles.figure} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Text of the reader around the words in question. Rendered as text, never as HTML. */
export function Excerpt({ label, before, hit, after }: { label: string; before: string; hit: string; after: string }) {
  return (
    <p className={styles.excerpt}>
      <span className={styles.excerptLabel}>{label}</span>
      <samp dir="auto">
        {before}
        <mark>{hit}</mark>
        {after}
      </samp>
    </p>
  );
}
