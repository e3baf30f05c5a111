import { useId } from 'react';
import { nearestStop } from '../lib/counts.ts';
import controls from './controls.module.css';
import styles from './NumberField.module.css';

interface Props {
  name: string;
  label: string;
  /** What stands in it at first; afterwards the form holds it, see use-number-form.ts. */
  first?: number | string;
  /** Or what stands in it at any time: it changes by `onType`. */
  text?: string;
  onType?: (text: string) => void;
  /** What is wrong with the number that was typed; empty when nothing is. */
  problem: string;
  unit?: string | undefined;
  /** Takes digits after the point. */
  decimal?: boolean;
  slider?: { label: string; stops: readonly number[]; valueText: string };
  className?: string | undefined;
}

/** A number to type, with its unit or a slider. */
export function NumberField({
  name,
  label,
  first,
  text,
  onType,
  problem,
  unit,
  decimal,
  slider,
  className = '',
}: Props) {
  const id = useId();
  const number = (
    <input
      id={id}
      className={`${controls.input} ${styles.number}`}
      name={name}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      {...(onType ? { value: text, onChange: ({ target }) => onType(target.value) } : { defaultValue: first })}
      aria-invalid={problem !== ''}
      aria-describedby={unit ? `${id}unit ${id}problem` : `${id}problem`}
    />
  );
  return (
    <div className={`${controls.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {slider ? (
        <div className={styles.pair}>
          {number}
          <input
            className={`${styles.slider} needs-js`}
            name={`${name}Slider`}
            type="range"
            min={0}
            max={slider.stops.length - 1}
            defaultValue={nearestStop(Number(first), slider.stops)}
            aria-label={slider.label}
            aria-valuetext={slider.valueText}
          />
        </div>
      ) : (
        <span className={styles.measured}>
          {number}
          {unit && (
            <span id={`${id}unit`} className={styles.unit}>
              {unit}
            </span>
          )}
        </span>
      )}
      <p id={`${id}problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
