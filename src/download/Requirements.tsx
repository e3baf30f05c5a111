import type { Marketing } from '../marketing/data.ts';
import { SectionHead } from '../marketing/SectionHead.tsx';
import styles from './Requirements.module.css';

/** What a computer needs for the program. */
export function Requirements({ title, rows }: Marketing['home']['download']['requirements']) {
  return (
    <section className={styles.block} aria-labelledby="requirements-title">
      <SectionHead id="requirements-title" title={title} />
      <dl className={styles.rows}>
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
