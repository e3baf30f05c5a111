import { type Dispatch, memo } from 'react';
import { fill } from '../../i18n/labels.ts';
import { Feed } from './Feed.tsx';
import { Heart } from './Heart.tsx';
import styles from './Phone.module.css';
import type { Action, View } from './stage.ts';

interface Props {
  phone: number;
  view: View;
  rests: boolean;
  touched: boolean;
  name: string;
  /** The phone that the Tab key leads to; arrow keys lead to the others. */
  reachable: boolean;
  act: Dispatch<Action>;
}

/** A phone of the wall. Pressed, it follows. */
export const Follower = memo(function Follower({ phone, view, rests, touched, name, reachable, act }: Props) {
  const number = String(phone).padStart(2, '0');
  const caption = view.draft || view.captions.get(view.video);
  return (
    <button
      type="button"
      className={`${styles.follower} picture-without-js`}
      aria-pressed={!rests}
      aria-label={fill(name, { n: number })}
      data-phone={phone}
      tabIndex={reachable ? 0 : -1}
      onClick={() => act({ kind: 'toggle', phone })}
    >
      <Feed phone={phone} view={view} touched={touched} />
      {caption && <span className={styles.caption}>{caption}</span>}
      <Heart lit={view.liked.has(view.video)} />
      <b className={styles.chip}>{number}</b>
    </button>
  );
});
