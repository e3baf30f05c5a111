import type { Marketing } from '../marketing/data.ts';
import styles from './Figures.module.css';

interface Props {
  figures: Marketing['advantages']['figures'];
  title: string;
}

/** What can be counted and checked. The vendor's claims are not among them. */
export function Figures({ figures, title }: Props) {
  return (
    <>
      <h2 className="visually-hidden" id="figures-title">
        {title}
      </h2>
      <dl className={styles.grid}>
        {figures.map(({ name, value, label }) => (
          <div key={name} className={styles.cell}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
