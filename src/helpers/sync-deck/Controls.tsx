import { useEffect, useId, useRef } from 'react';
import { fill } from '../../lib/labels.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import styles from './Controls.module.css';
import type { DeckLabels } from './labels.ts';
import deck from './SyncDeck.module.css';

export interface Step {
  phones: number;
  /** Name of the plan with this capacity. */
  plan: string;
}

interface ControlsProps {
  steps: readonly Step[];
  count: number;
  following: number;
  labels: DeckLabels;
  format: (value: number) => string;
  onCount: (count: number) => void;
  onAll: (following: boolean) => void;
}

export function Controls({ steps, count, following, labels, format, onCount, onAll }: ControlsProps) {
  const name = useId();
  const all = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!all.current) return;
    all.current.checked = following === count;
    all.current.indeterminate = following > 0 && following < count;
  }, [following, count]);

  return (
    <div className={`${deck.bar} ${styles.controls}`}>
      <SegmentedControl
        className={`${styles.steps} needs-js`}
        part="steps"
        legend={labels.count}
        legendHidden
        name={name}
        chosen={String(stillCount(steps))}
        options={steps.map(({ phones, plan }) => ({
          value: String(phones),
          label: (
            <>
              <b>{format(phones)}</b> <small>{plan}</small>
            </>
          ),
        }))}
        onChoose={(value) => onCount(Number(value))}
      />
      <p className={styles.following}>{fill(labels.following, { n: format(following), total: format(count) })}</p>
      <label className={`${styles.all} needs-js`}>
        <input ref={all} type="checkbox" defaultChecked onChange={(event) => onAll(event.currentTarget.checked)} />
        {labels.all}
      </label>
    </div>
  );
}

/** Before waking the wall shows the second capacity: enough phones to be a wall, few enough to be seen. */
export const stillCount = (steps: readonly Step[]): number => (steps[1] ?? steps[0])?.phones ?? 0;
