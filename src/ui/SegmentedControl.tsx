import type { ReactNode } from 'react';
import styles from './SegmentedControl.module.css';

interface Props {
  legend: string;
  /** Read out, not shown: the place says what is chosen. */
  legendHidden?: boolean;
  name: string;
  options: ReadonlyArray<{ value: string; label: ReactNode }>;
  /** The value chosen at first; afterwards the form holds it. */
  chosen: string;
  disabled?: boolean;
  onChoose?: (value: string) => void;
  /** `chosen` is the value at any time, and changes by `onChoose`. */
  controlled?: boolean;
  className?: string | undefined;
  /** Name for scripts, as `data-part`. */
  part?: string;
}

/** One choice of a few, side by side: radio buttons that look like parts of one button. */
export function SegmentedControl({ legend, legendHidden = false, name, options, chosen, ...rest }: Props) {
  const { disabled = false, onChoose, controlled = false, className, part } = rest;
  return (
    <fieldset className={className} disabled={disabled} data-part={part}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={value}
              {...{ [controlled ? 'checked' : 'defaultChecked']: value === chosen }}
              onChange={onChoose && (() => onChoose(value))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
