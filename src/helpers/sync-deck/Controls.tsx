import { useId } from 'react';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import styles from './Controls.module.css';
import type { DeckLabels } from './labels.ts';

export interface Step {
  phones: number;
  /** Name of the plan with this capacity. */
  plan: string;
}

interface ControlsProps {
  steps: readonly Step[];
  labels: DeckLabels;
  format: (value: number) => string;
  onCount: (count: number) => void;
}

/** How many phones there are: the capacities of the plans. */
export function Controls({ steps, labels, format, onCount }: ControlsProps) {
  const name = useId();
  return (
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
  );
}

/** Before waking the wall shows the second capacity: enough phones to be a wall, few enough to be seen. */
export const stillCount = (steps: readonly Step[]): number => (steps[1] ?? steps[0])?.phones ?? 0;
