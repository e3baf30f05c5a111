import { type Ref, useEffect, useId, useRef } from 'react';
import { nearestStop } from '../i18n/counts.ts';
import controls from './controls.module.css';
import styles from './NumberField.module.css';

interface Props {
  name: string;
  label: string;
  text: string;
  onType: (text: string) => void;
  /** What is wrong with the number that was typed; empty when nothing is. */
  problem: string;
  unit?: string | undefined;
  /** Takes digits after the point. */
  decimal?: boolean;
  slider?: { label: string; stops: readonly number[]; value: number; valueText: string };
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A number to type, with its unit or a slider. */
export function NumberField({ name, label, text, onType, problem, unit, decimal, slider, className = '', ref }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  // React keeps what was typed before hydration in the field, and does not say so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const field = box.current?.querySelector('input');
    if (field && field.value !== text) onType(field.value);
  }, []);

  const number = (
    <input
      ref={ref}
      id={id}
      className={`${controls.input} ${styles.number}`}
      name={name}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      value={text}
      onChange={({ target }) => onType(target.value)}
      aria-invalid={problem !== ''}
      aria-describedby={unit ? `${id}unit ${id}problem` : `${id}problem`}
    />
  );
  return (
    <div ref={box} className={`${controls.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {slider ? (
        <div className={styles.pair}>
          {number}
          <input
            className={`${styles.slider} needs-js no-print`}
            type="range"
            min={0}
            max={slider.stops.length - 1}
            value={nearestStop(slider.value, slider.stops)}
            onChange={({ target }) => onType(String(slider.stops[target.valueAsNumber]))}
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
