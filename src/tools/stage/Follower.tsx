import { type Dispatch, memo } from 'react';
import { fill } from '../../i18n/labels.ts';
import { Feed, Heart } from './Feed.tsx';
import styles from './Phone.module.css';
import type { Action, View } from './stage.ts';

interface Props {
  phone: number;
  /** Its screen while it is left out; the wall sets that of the others (data-place, data-lit). */
  own: View | undefined;
  caption: string | undefined;
  name: string;
  /** The phone that the Tab key leads to; arrow keys lead to the others. */
  reachable: boolean;
  act: Dispatch<Action>;
}

/** A phone of the wall. Pressed, it follows. A swipe renders none of them. */
export const Follower = memo(function Follower({ phone, own, caption, name, reachable, act }: Props) {
  const number = String(phone).padStart(2, '0');
  return (
    <button
      type="button"
      className={`${styles.follower} picture-without-js`}
      aria-pressed={!own}
      aria-label={fill(name, { n: number })}
      data-phone={phone}
      tabIndex={reachable ? 0 : -1}
      onClick={() => act({ kind: 'toggle', phone })}
    >
      <Feed phone={phone} video={own?.video} />
      {caption && <span className={styles.caption}>{caption}</span>}
      <Heart lit={own?.liked.has(own.video)} />
      <b className={styles.chip}>{number}</b>
    </button>
  );
});
