import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import tones from './tones.module.css';

type Tone = 'note' | 'accent' | 'tip' | 'warning' | 'danger';

export function Badge({ tone = 'note', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${tones[tone]}`}>{children}</span>;
}
