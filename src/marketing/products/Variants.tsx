import type { Marketing } from '../data.ts';
import { MachineDrawing } from '../drawings/MachineDrawing.tsx';
import styles from './Variants.module.css';

interface Props {
  variants: Marketing['products']['hardware']['variants'];
  boards: number;
  labels: { note: string; alt: string; notToScale: string; aspect: string };
}

/** The two cases drawn side by side, and under each drawing what differs. */
export function Variants({ variants, boards, labels }: Props) {
  return (
    <figure>
      <div className={styles.drawings} role="img" aria-label={labels.alt}>
        <MachineDrawing shape="tall" boards={boards} />
        <MachineDrawing shape="low" boards={boards} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{labels.aspect}</span>
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
      <figcaption className={styles.caption}>
        <strong>{labels.note}</strong> {labels.notToScale}
      </figcaption>
    </figure>
  );
}
