import type { Marketing } from '../marketing/data.ts';
import styles from './Comparison.module.css';

type Verdict = 'yes' | 'no' | 'partly';

interface Props {
  comparison: Marketing['advantages']['comparison'];
  labels: { caption: string; aspect: string } & Record<Verdict, string>;
}

const marks: Record<Verdict, string> = {
  yes: 'M3 8.5l3.5 3.5L13 4.5',
  no: 'M4.5 8h7',
  partly: 'M3 9.5c2-4 3.5-4 5-1.5s3 2 5-1.5',
};

/** Same meaning as the word next to it: a tick, a dash, a wave. */
function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={marks[verdict]} />
    </svg>
  );
}

export function Comparison({ comparison, labels }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.aspect}</th>
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
                    <span className={styles.verdict} data-verdict={cell.value}>
                      <Mark verdict={cell.value} />
                      {cell.note ? (
                        <span>
                          <span className="visually-hidden">{labels[cell.value]}: </span>
                          {cell.note}
                        </span>
                      ) : (
                        labels[cell.value]
                      )}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
