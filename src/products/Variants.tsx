import type { Marketing } from '../marketing/data.ts';
import styles from '../marketing/table.module.css';

interface Props {
  variants: Marketing['products']['hardware']['variants'];
  /** What the first column holds; read out, not shown. */
  aspect: string;
}

/** What differs between the two cases. */
export function Variants({ variants, aspect }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{aspect}</span>
          </th>
          <th scope="col">{variants.columns.tall}</th>
          <th scope="col">{variants.columns.low}</th>
        </tr>
      </thead>
      <tbody>
        {variants.rows.map(({ key, label, tall, low }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{tall}</td>
            <td>{low}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
