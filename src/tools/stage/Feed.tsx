import { memo } from 'react';
import styles from './Phone.module.css';
import { firstView, remainder, screenOf, type View } from './stage.ts';

interface Props {
  phone: number;
  view: View;
  /** Before that the demonstration shows the videos that led to the first one. */
  touched: boolean;
}

/**
 * The video in view and its neighbors, one below the other. A swipe is an animation that ends where the feed is: `data-turn`
 * names another one each time, so that it starts again. The same three elements change their places: new ones would cost
 * a hundred phones a frame. No style attributes: the security policy forbids them in the page.
 */
export const Feed = memo(function Feed({ phone, view: { video, turn }, touched }: Props) {
  const places = touched ? [-1, 0, 1] : [-firstView.video, -1, 0];
  return (
    <span
      className={styles.feed}
      data-feed
      data-turn={turn && `${turn > 0 ? 'next' : 'previous'}-${remainder(video, 2)}`}
    >
      {places.map((place) => (
        <i
          key={remainder(video + place, 3)}
          className={styles.screen}
          data-place={place}
          data-screen={screenOf(phone, video + place)}
        />
      ))}
    </span>
  );
});
