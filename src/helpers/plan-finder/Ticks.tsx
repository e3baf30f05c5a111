import { type Format, nearestStop } from '../../lib/counts.ts';
import styles from './PlanFinder.module.css';

interface Props {
  /** Numbers to mark below the slider. */
  at: readonly number[];
  /** Where the slider stops. */
  stops: readonly number[];
  chosen: number | undefined;
  format: Format;
}

/** The sizes of the plans below the slider; said by the steps, so only drawn here. */
export function Ticks({ at, stops, chosen, format }: Props) {
  return (
    <svg className={styles.ticks} height="20" aria-hidden="true">
      {at.map((number) => {
        const x = `${((nearestStop(number, stops) / (stops.length - 1)) * 100).toFixed(1)}%`;
        return (
          <g key={number} data-on={number === chosen || undefined}>
            <line x1={x} x2={x} y1="0" y2="5" />
            <text x={x} y="18">
              {format(number)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
