import styles from './Marked.module.css';

/** A list of what two programs share or do not, each entry with a mark. */
export function Marked({ items, sign }: { items: readonly string[]; sign: 'same' | 'different' }) {
  return (
    <ul className={styles.marked} data-sign={sign}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
