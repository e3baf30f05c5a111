import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

interface Props {
  entries: ReadonlyArray<{ key: string; title: ReactNode; text: ReactNode }>;
  /** At most; one on narrow screens. */
  columns?: 1 | 2 | 3;
}

/** Terms with a sentence or two on each, separated by hairlines. */
export function DefinitionList({ entries, columns = 2 }: Props) {
  return (
    <dl className={styles.list} data-columns={columns}>
      {entries.map(({ key, title, text }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
