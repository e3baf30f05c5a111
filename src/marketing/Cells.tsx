import type { ReactNode } from 'react';
import styles from './Cells.module.css';

/** Panels that touch each other and the frame of the page. */
export function Cells({ children }: { children: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}

interface CellProps {
  title?: string;
  text?: string;
  tone?: 'plain' | 'accent';
  drawing?: ReactNode;
  children?: ReactNode;
}

export function Cell({ title, text, tone = 'plain', drawing, children }: CellProps) {
  return (
    <div className={styles.cell} data-tone={tone}>
      {drawing}
      {title && <h2 className={styles.title}>{title}</h2>}
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}

/** Short statements, marked by the sign that says how they belong together. */
export function Marked({ items, sign }: { items: readonly string[]; sign: 'same' | 'different' | 'point' }) {
  return (
    <ul className={styles.marked} data-sign={sign}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
