import type { ReactNode } from 'react';
import tones from '../../ui/tones.module.css';
import styles from './Outcome.module.css';

export type Tone = 'tip' | 'info' | 'warning' | 'danger';

interface FiguresProps {
  /** Read out whenever they change. */
  live?: boolean;
  items: ReadonlyArray<{ name: string; value: string; tone?: Tone | false | undefined }>;
}

/** The figures everybody asks for. */
export function Figures({ items, live = false }: FiguresProps) {
  return (
    <dl className={styles.figures} aria-live={live ? 'polite' : undefined} aria-atomic={live || undefined}>
      {items.map(({ name, value, tone }) => (
        <div key={name} className={tone ? tones[tone] : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props extends FiguresProps {
  label: string;
  /** Said instead of the figures where what was typed cannot be computed. */
  stale: string | false | undefined;
  notes: readonly string[];
  children: ReactNode;
}

/** The computed results. Not a `region`: a page may have several, and regions need unique names. */
export function Outcome({ label, stale, notes, children, ...figures }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" className={styles.outcome} aria-label={label} data-stale={stale ? true : undefined}>
      <p className={styles.stale}>{stale}</p>
      <Figures {...figures} />
      {children}
      <ul className={`stack ${styles.notes}`}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** Folded: how the results come about. It may have been opened before hydration, hence other than in the markup. */
export function How({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.how} suppressHydrationWarning>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
