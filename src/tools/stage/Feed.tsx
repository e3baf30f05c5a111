import { memo } from 'react';
import styles from './Phone.module.css';
import { firstView, screenOf } from './stage.ts';

interface Props {
  phone: number;
  video: number;
  touched: boolean;
}

/** Videos before the one in view that may still be leaving it, and the one that a drag brings in. */
const before = 2;
const after = 1;

/**
 * A column of videos. Those of the demonstration have their places by the style sheet: the security policy forbids style
 * attributes in the page, but not what a script sets.
 */
export const Feed = memo(function Feed({ phone, video, touched }: Props) {
  const first = touched ? video - before : 0;
  const last = touched ? video + after : firstView.video;
  const videos = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <span className={styles.feed}>
      {videos.map((each) => (
        <i
          key={each}
          className={styles.screen}
          data-screen={screenOf(phone, each)}
          style={touched ? { '--at': each } : undefined}
        />
      ))}
    </span>
  );
});
