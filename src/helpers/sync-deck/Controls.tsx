import { useEffect, useId, useRef } from 'react';
import { fill } from '../../lib/i18n.ts';
import type { SyncDeckLabels } from './label-keys.ts';
import styles from './SyncDeck.module.css';

export interface Step {
  phones: number;
  /** Name of the plan with this capacity. */
  plan: string;
}

interface ControlsProps {
  steps: readonly Step[];
  count: number;
  following: number;
  labels: SyncDeckLabels;
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
    <div className={styles.controls}>
      <fieldset className={`${styles.steps} needs-js`} data-part="steps">
        <legend className="visually-hidden">{labels.count}</legend>
        {steps.map(({ phones, plan }) => (
          <label key={phones} className={styles.step}>
            <input
              type="radio"
              name={name}
              value={phones}
              defaultChecked={phones === stillCount(steps)}
              onChange={() => onCount(phones)}
            />
            <span>
              <b>{format(phones)}</b> <small>{plan}</small>
            </span>
          </label>
        ))}
      </fieldset>
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
