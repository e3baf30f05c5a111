import type { ReactNode } from 'react';
import frame from '../ui/Figure.module.css';
import styles from './parts.module.css';

interface Props {
  /** `data-program-dialog` or `data-program-window`: what is drawn. */
  dialog?: string;
  window?: string;
  /** Word before the caption: drawings are never passed off as screenshots. */
  note: string;
  caption: string;
  /** Unique on the page. */
  id: string;
  children: ReactNode;
}

/** A drawing of the program with its caption. The search takes its words as key words and never quotes them. */
export function ProgramFigure({ dialog, window, note, caption, id, children }: Props) {
  return (
    <figure
      className={`${frame.figure} ${styles.figure}`}
      data-program-dialog={dialog}
      data-program-window={window}
      data-search="labels"
      aria-labelledby={id}
    >
      <div className={styles.stage}>{children}</div>
      <figcaption className={`fine ${frame.caption}`} id={id}>
        <strong>{note}</strong> {caption}
      </figcaption>
    </figure>
  );
}
