import cells from '../marketing/cells.module.css';
import type { Marketing } from '../marketing/data.ts';
import { Entries } from '../ui/Entries.tsx';
import styles from './Machine.module.css';

type Hardware = Marketing['products']['hardware'];

interface Props {
  machine: Hardware['machine'];
  variants: Hardware['variants'];
  boards: number;
  labels: { note: string; notToScale: string };
}

/** Both cases from the front; opened, they show their parts, which the numbered list names. No script. */
export function Machine({ machine, variants, boards, labels }: Props) {
  const places = Array.from({ length: boards }, (_, index) => `board ${index + 1}`);
  return (
    <details className={`${styles.machine} ${cells.night}`} id="machine">
      <summary className={styles.summary}>
        <span className={`cluster ${styles.stage}`}>
          {(['tall', 'low'] as const).map((shape) => (
            <span key={shape} className={`stack ${styles.place}`}>
              <span className={styles.case} data-shape={shape} aria-hidden="true">
                {machine.parts.map(({ key }, index) => (
                  <span key={key} data-inside={key} className={key === 'boards' ? cells.cells : undefined}>
                    {key === 'boards' && places.map((place) => <i key={place} />)}
                    {key === 'fans' && [<i key="left" />, <i key="right" />]}
                    <b>{index + 1}</b>
                  </span>
                ))}
              </span>
              <span>{variants.columns[shape].title}</span>
              <span className={`quiet ${styles.suits}`}>{variants.columns[shape].text}</span>
            </span>
          ))}
        </span>
        <span className={styles.button}>
          <span>{machine.open}</span>
          <span>{machine.close}</span>
        </span>
      </summary>
      <h2>{machine.title}</h2>
      <p>{machine.text}</p>
      <Entries items={machine.parts} numbered />
      <p className="meta">
        {variants.lead} <strong>{labels.note}</strong> {labels.notToScale}
      </p>
    </details>
  );
}
