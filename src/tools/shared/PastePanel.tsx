import { type ComponentProps, type ReactNode, useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Panel } from '../../ui/Panel.tsx';
import tones from '../../ui/tones.module.css';
import { Figures, type Tone } from './Outcome.tsx';
import styles from './PastePanel.module.css';

/** Texts mark labels of the program as **label** and commands as `command`, as the docs do. */
export function Words({ text }: { text: string }) {
  return [...text.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`|[^*`]+|[*`]/g)].map(({ 0: whole, 1: label, 2: code, index }) => {
    if (label)
      return (
        <strong key={index} className="ui-label">
          {label}
        </strong>
      );
    if (code) return <code key={index}>{code}</code>;
    return <span key={index}>{whole}</span>;
  });
}

export interface PanelLabels {
  title: string;
  intro: string;
  local: string;
  input: string;
  examples: string;
  clear: string;
}

interface Props {
  labels: PanelLabels;
  /** Path of a 20 × 20 line icon. */
  icon: string;
  examples: ReadonlyArray<{ name: string; text: string }>;
  placeholder?: string;
  /** For machine output, which keeps its columns; prose wraps. */
  columns?: boolean;
  onFocus?: () => void;
  /** Diagnoses the text; called only if there is one. */
  children: (text: string) => ReactNode;
}

/** The frame of the tools that read what is pasted into them. */
export function PastePanel({ labels, icon, examples, placeholder = '', columns, onFocus, children }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  // What was typed before hydration is in the field, and React fires no event for it.
  const mount = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element;
    if (element) setText(element.value);
  }, []);
  return (
    <Panel className={styles.panel} title={labels.title} local={labels.local} icon={icon}>
      <div className={`stack ${styles.inner}`}>
        <p>
          <Words text={labels.intro} />
        </p>
        <div className="stack no-print">
          <div className={`${styles.row} cluster`}>
            <label htmlFor={id}>{labels.input}</label>
            <button
              type="button"
              className="action"
              data-idle={text === '' || undefined}
              onClick={() => {
                setText('');
                // The button disappears with the text.
                field.current?.focus();
              }}
            >
              {labels.clear}
            </button>
          </div>
          <textarea
            ref={mount}
            id={id}
            className={`${controls.input} ${styles.field}`}
            rows={6}
            data-columns={columns || undefined}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onFocus={onFocus}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in line with the buttons */}
          <div className={`${styles.row} cluster`} role="group" aria-labelledby={`${id}-examples`}>
            <span id={`${id}-examples`}>{labels.examples}</span>
            {examples.map(({ name, text: example }) => (
              <button key={name} type="button" className="action" onClick={() => setText(example)}>
                {name}
              </button>
            ))}
          </div>
        </div>
      </div>
      {deferred.trim() !== '' && children(deferred)}
    </Panel>
  );
}

interface ResultsProps {
  /** Announced to screen readers. */
  spoken: string;
  figures: ComponentProps<typeof Figures>['items'];
  children: ReactNode;
}

/** The answer, below what the reader has put in. */
export function Results({ spoken, figures, children }: ResultsProps) {
  return (
    <div className={styles.results}>
      <LiveRegion text={spoken} />
      <Figures items={figures} />
      <div className={`stack ${styles.inner}`}>{children}</div>
    </div>
  );
}

/** Something found in the text. The dot before the title repeats the tone that the words have. */
export function Finding({
  tone,
  title,
  children,
}: {
  tone?: Tone | undefined;
  title?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={`box stack ${styles.finding} ${tone ? tones[tone] : ''}`}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </li>
  );
}

export const Hint = ({ children }: { children: ReactNode }) => <p className="meta">{children}</p>;

/** Text of the reader around the words in question. Rendered as text, never as HTML. */
export function Excerpt({ label, before, hit, after }: { label: string; before: string; hit: string; after: string }) {
  return (
    <p className={styles.excerpt}>
      <span className="meta">{label}</span>
      <samp dir="auto">
        {before}
        <mark>{hit}</mark>
        {after}
      </samp>
    </p>
  );
}
