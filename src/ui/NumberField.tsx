import { useId } from 'react';
import { nearestStop } from '../i18n/counts.ts';
import controls from './controls.module.css';
import styles from './NumberField.module.css';

interface Props {
  name: string;
  label: string;
  text: string;
  onType: (text: string) => void;
  /** The error message for the typed number; empty if it is valid. */
  problem: string;
  unit?: string | undefined;
  /** Takes digits after the point. */
  decimal?: boolean;
  slider?: { label: string; stops: readonly number[]; value: number; valueText: string };
  className?: string | undefined;
}

/** A number to type, with its unit or a slider. */
export function NumberField({ name, label, text, onType, problem, unit, decimal, slider, className }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.entry}>
        <input
          // React fires no event for what was typed before hydration.
          ref={(field) => {
            if (field && field.value !== text) onType(field.value);
          }}
          id={id}
          className={`${controls.input} ${slider ? styles.large : ''}`}
          name={name}
          inputMode={decimal ? 'decimal' : 'numeric'}
          value={text}
          onChange={({ target }) => onType(target.value)}
          aria-invalid={problem !== ''}
          aria-describedby={unit ? `${id}unit ${id}problem` : `${id}problem`}
        />
        {unit && (
          <span id={`${id}unit`} className={styles.unit}>
            {unit}
          </span>
        )}
        {slider && (
          <input
            className={`${styles.slider} needs-js no-print`}
            type="range"
            max={slider.stops.length - 1}
            value={nearestStop(slider.value, slider.stops)}
            onChange={({ target }) => onType(String(slider.stops[target.valueAsNumber]))}
            aria-label={slider.label}
            aria-valuetext={slider.valueText}
          />
        )}
      </div>
      <p id={`${id}problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
