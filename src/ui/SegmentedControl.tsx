import controls from './controls.module.css';
import styles from './SegmentedControl.module.css';

interface Props {
  legend: string;
  name: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  chosen: string;
  onChoose: (value: string) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/** One choice of a few, side by side: radio buttons that look like parts of one button. */
export function SegmentedControl({ legend, name, options, chosen, onChoose, disabled, className }: Props) {
  return (
    <fieldset
      className={className}
      disabled={disabled}
      // React fires no event for what was chosen before hydration.
      ref={(group) => {
        const { value } = group?.querySelector<HTMLInputElement>('input:checked') ?? {};
        if (value !== undefined && value !== chosen) onChoose(value);
      }}
    >
      <legend className={controls.label}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label }) => (
          <label key={value} className={`choice ${styles.segment}`}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
