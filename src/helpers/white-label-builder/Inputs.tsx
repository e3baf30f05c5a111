import { useId } from 'react';
import { fill } from '../../lib/labels.ts';
import controls from '../../ui/controls.module.css';
import type { WhiteLabelLabels } from './labels.ts';
import styles from './WhiteLabelBuilder.module.css';
import { type Field, logoAccept, logoSide } from './white-label.ts';

export type TextField = Exclude<Field, 'logo'>;
const inputTypes: Record<TextField, 'text' | 'email' | 'url'> = {
  appName: 'text',
  supportEmail: 'email',
  tutorialUrl: 'url',
  telegramUrl: 'url',
};
const placeholders: Record<TextField, string | undefined> = {
  appName: undefined,
  supportEmail: 'help@example.com',
  tutorialUrl: 'https://example.com/start',
  telegramUrl: 'https://t.me/example',
};

interface TextInputProps {
  field: TextField;
  label: string;
  hint: string;
  problem: string;
}

export function TextInput({ field, label, hint, problem }: TextInputProps) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={controls.input}
        name={field}
        type={inputTypes[field]}
        placeholder={placeholders[field]}
        spellCheck={false}
        autoCapitalize={field === 'appName' ? 'words' : 'none'}
        required={field === 'appName'}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}hint ${id}problem`}
      />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}

/** The hint gives way to the message, so that the form keeps its height. */
function FieldNotes({ id, hint, problem }: { id: string; hint: string; problem: string }) {
  return (
    <div className={styles.notes}>
      <p id={`${id}hint`} className={styles.hint} hidden={problem !== ''}>
        {hint}
      </p>
      <p id={`${id}problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

interface LogoInputProps {
  labels: WhiteLabelLabels;
  fileName: string | undefined;
  hint: string;
  problem: string;
  size: { width: number; height: number } | undefined;
  onRemove: () => void;
}

export function LogoInput({ labels, fileName, hint, problem, size, onRemove }: LogoInputProps) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={styles.label} htmlFor={id}>
        {labels.logo}
      </label>
      <div className={styles.logoRow}>
        <div className={`${controls.input} ${styles.picker}`}>
          <input
            id={id}
            name="logo"
            type="file"
            accept={logoAccept}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}name ${id}hint ${id}problem`}
          />
          <span className={styles.pickerButton} aria-hidden="true">
            {labels.logoChoose}
          </span>
          <span id={`${id}name`} className={styles.pickerName}>
            {fileName ?? labels.logoNone}
          </span>
        </div>
        {fileName && (
          <button type="button" className={controls.action} onClick={onRemove}>
            {labels.logoRemove}
          </button>
        )}
      </div>
      <FieldNotes
        id={id}
        hint={size ? fill(labels.logoSize, { width: size.width, height: size.height, side: logoSide }) : hint}
        problem={problem}
      />
    </div>
  );
}
