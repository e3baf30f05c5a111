import styles from './Composer.module.css';
import type { DeckLabels } from './labels.ts';

interface Props {
  labels: DeckLabels;
  onType: (text: string) => void;
  onPost: () => void;
}

/** Where the visitor types a caption that all phones post. */
export function Composer({ labels, onType, onPost }: Props) {
  return (
    <div className={styles.composer} data-part="composer">
      <input
        type="text"
        className={styles.field}
        data-part="field"
        maxLength={60}
        placeholder={labels.captionHint}
        aria-label={labels.captionField}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onPost();
        }}
      />
      <button type="button" className={styles.post} aria-label={labels.post} onClick={onPost}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 16V5M5.5 9.5 10 5l4.5 4.5" />
        </svg>
      </button>
    </div>
  );
}
