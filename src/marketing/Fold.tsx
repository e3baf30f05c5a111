import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import styles from './Fold.module.css';

/** More on the same matter for those who want it, folded away under one line. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className={`no-print ${styles.fold}`}>
        {title}
        <Icon name="chevron" size={16} className="turns" />
      </summary>
      {children}
    </details>
  );
}
