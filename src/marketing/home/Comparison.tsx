import type { Marketing } from '../data.ts';
import styles from './Comparison.module.css';

type Verdict = 'yes' | 'no' | 'partly';

interface Props {
  comparison: Marketing['advantages']['comparison'];
  labels: { caption: string; aspect: string } & Record<Verdict, string>;
}

/** Says the same as the word beside it: full, empty, half. */
function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" className={verdict === 'yes' ? styles.full : undefined} />
      {verdict === 'partly' && <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" className={styles.full} />}
    </svg>
  );
}

export function Comparison({ comparison, labels }: Props) {
  return (
    <>
      <p className={styles.intro}>{comparison.intro}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{labels.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {labels.aspect}
            </th>
            {comparison.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {comparison.columns.map((column, index) => {
                const cell = cells[index];
                return (
                  <td key={column}>
                    {cell && (
                      <>
                        <span className={styles.verdict} data-verdict={cell.value}>
                          <Mark verdict={cell.value} />
                          {labels[cell.value]}
                        </span>
                        {cell.note && <span className={styles.note}>{cell.note}</span>}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.caveat}>{comparison.caveat}</p>
    </>
  );
}
