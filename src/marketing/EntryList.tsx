import styles from './EntryList.module.css';

interface Props {
  entries: ReadonlyArray<{ key: string; title: string; text: string }>;
  /** Most columns there may be. */
  columns?: 2 | 3;
}

/** Names with a sentence each, parted by hairlines. */
export function EntryList({ entries, columns = 2 }: Props) {
  return (
    <dl className={styles.list} data-columns={columns}>
      {entries.map(({ key, title, text }) => (
        <div key={key} className={styles.entry}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
