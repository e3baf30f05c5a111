import styles from './Marked.module.css';

/** What two programs share, or do not: the sign before each says which. */
export function Marked({ items, sign }: { items: readonly string[]; sign: 'same' | 'different' }) {
  return (
    <ul className={styles.marked} data-sign={sign}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
