import type { Marketing } from '../marketing/data.ts';
import { MachineDrawing, type MachineShape } from '../marketing/drawings/MachineDrawing.tsx';
import styles from './Machine.module.css';

type Hardware = Marketing['products']['hardware'];

interface Props {
  machine: Hardware['machine'];
  columns: Hardware['variants']['columns'];
  boards: number;
  labels: { note: string; notToScale: string };
}

const shapes: readonly MachineShape[] = ['tall', 'low'];

/** Both cases, closed; opened, they show their parts, which the numbered list names. No script. */
export function Machine({ machine, columns, boards, labels }: Props) {
  return (
    <details className={styles.machine}>
      <summary className={styles.summary}>
        <span className={styles.stage}>
          {shapes.map((shape) => (
            <span key={shape} className={styles.case} data-case={shape}>
              <MachineDrawing shape={shape} boards={boards} />
              <span className={styles.name}>{columns[shape]}</span>
            </span>
          ))}
        </span>
        <span className={styles.button}>
          <span>{machine.open}</span>
          <span>{machine.close}</span>
        </span>
      </summary>
      <ol className={styles.parts}>
        {machine.parts.map(({ key, title, text }) => (
          <li key={key} data-part={key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.caption}>
        <strong>{labels.note}</strong> {labels.notToScale}
      </p>
    </details>
  );
}
