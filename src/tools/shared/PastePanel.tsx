import { type FormEventHandler, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { Panel } from '../../ui/Panel.tsx';
import styles from './PastePanel.module.css';

/** The frame of the helpers that read what is pasted into them. */

/** Texts mark labels of the program as **label** and commands as `command`, as the docs do. */
export function Words({ text }: { text: string }) {
  return [...text.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`|[^*`]+|[*`]/g)].map(({ 0: whole, 1: label, 2: code, index }) => {
    if (label) return <strong key={index}>{label}</strong>;
    if (code) return <code key={index}>{code}</code>;
    return <span key={index}>{whole}</span>;
  });
}

interface PanelProps {
  labels: { title: string; intro: string; local: string };
  /** Path of a 20 × 20 line icon. */
  icon: string;
  children: ReactNode;
}

export function PastePanel({ labels, icon, children }: PanelProps) {
  return (
    <Panel className={styles.panel} title={labels.title} local={labels.local} icon={icon}>
      <div className={styles.body}>
        <p className={styles.intro}>
          <Words text={labels.intro} />
        </p>
        {children}
      </div>
    </Panel>
  );
}

export interface PastedText {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onInput: FormEventHandler<HTMLTextAreaElement>;
  replace: (text: string) => void;
}

/** The field is uncontrolled: what the reader typed before the island woke up stays, and is read on mount. */
export function usePastedText(): PastedText {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    setText(field.current?.value ?? '');
  }, []);
  return {
    field,
    text,
    onInput: (event) => setText(event.currentTarget.value),
    replace: (value) => {
      if (field.current) field.current.value = value;
      setText(value);
    },
  };
}

interface PasteFieldProps {
  pasted: PastedText;
  labels: { input: string; examples: string; clear: string };
  examples: ReadonlyArray<{ name: string; text: string }>;
  placeholder: string;
  /** For machine output, which keeps its columns; prose wraps. */
  columns?: boolean;
}

export function PasteField({ pasted, labels, examples, placeholder, columns }: PasteFieldProps) {
  const id = useId();
  const clear = (): void => {
    pasted.replace('');
    // The button disappears with the text; focus must not be lost with it.
    pasted.field.current?.focus();
  };
  return (
    <div className={styles.paste}>
      <div className={styles.fieldHead}>
        <label className={styles.label} htmlFor={id}>
          {labels.input}
        </label>
        <button type="button" className={styles.clear} data-idle={pasted.text === '' || undefined} onClick={clear}>
          {labels.clear}
        </button>
      </div>
      <textarea
        ref={pasted.field}
        id={id}
        className={`${controls.input} ${styles.field}`}
        rows={6}
        data-columns={columns || undefined}
        placeholder={placeholder}
        defaultValue=""
        onInput={pasted.onInput}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in line with the buttons */}
      <div className={styles.examples} role="group" aria-labelledby={`${id}-examples`}>
        <span id={`${id}-examples`}>{labels.examples}</span>
        {examples.map(({ name, text }) => (
          <button key={name} type="button" className={styles.chip} onClick={() => pasted.replace(text)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The answer, below what the reader has put in. */
export function Results({ children }: { children: ReactNode }) {
  return <div className={styles.results}>{children}</div>;
}
