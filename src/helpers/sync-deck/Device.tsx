import type { ReactNode } from 'react';
import device from '../../program/window/window.module.css';
import styles from './Device.module.css';
import type { ProgramWords } from './program-words.ts';

interface Props {
  words: ProgramWords;
  /** The program's buttons at the right edge, drawn. */
  toolbar: ReactNode;
  children: ReactNode;
}

/** The device window of the program, with the phone that is operated. */
export function Device({ words, toolbar, children }: Props) {
  return (
    <div className={`${device.device} ${styles.device}`}>
      <p className={device.deviceBar}>
        <b>01</b>
        <i className={styles.dot} />
        {words.ready}
      </p>
      <div className={styles.glass}>{children}</div>
      <div className={styles.toolbar} aria-hidden="true">
        {toolbar}
      </div>
    </div>
  );
}
