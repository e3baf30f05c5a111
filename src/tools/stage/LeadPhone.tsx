import { type Dispatch, type KeyboardEvent, useId, useRef } from 'react';
import { LineIcon } from '../../ui/Icon.tsx';
import type { ToolLabels } from '../shared/words.ts';
import { Feed, Heart } from './Feed.tsx';
import styles from './Phone.module.css';
import type { Action, View } from './stage.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  view: View;
  labels: ToolLabels<'stage'>;
  act: Dispatch<Action>;
}

const directions = { ArrowDown: 1, ArrowUp: -1 } as const;
const isArrow = (key: string): key is keyof typeof directions => Object.hasOwn(directions, key);

/** The phone that is operated, number 01. */
export function LeadPhone({ view, labels, act }: Props) {
  const keys = useId();
  const phone = useRef<HTMLDivElement>(null);
  const swipe = (by: 1 | -1): void => act({ kind: 'swipe', by });
  const { held, handlers } = useSwipe({ phone, onSwipe: swipe, onTap: () => act({ kind: 'tap' }) });
  const liked = view.liked.has(view.video);
  const caption = view.captions.get(view.video);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    swipe(directions[event.key]);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form; this is a drawn phone
    <div
      ref={phone}
      className={styles.lead}
      role="group"
      aria-label={labels.screen}
      aria-describedby={keys}
      data-held={held}
      onKeyDown={onKeyDown}
    >
      <p id={keys} className="visually-hidden">
        {labels.screenKeys}
      </p>
      <div className={styles.face}>
        <Feed phone={1} video={view.video} />
        <button
          type="button"
          className={`${styles.surface} needs-js`}
          aria-label={labels.like}
          aria-pressed={liked}
          {...handlers}
        >
          <Heart lit={liked} />
        </button>
        {caption && <p className={styles.caption}>{caption}</p>}
        <span className={styles.finger} />
        <span className={styles.take}>{labels.take}</span>
        <b className={styles.chip}>01</b>
        <div className={`${styles.turn} needs-js`}>
          <button type="button" aria-label={labels.previous} onClick={() => swipe(-1)}>
            <LineIcon path="M5 12l5-5 5 5" />
          </button>
          <button type="button" aria-label={labels.next} onClick={() => swipe(1)}>
            <LineIcon path="M5 8l5 5 5-5" />
          </button>
        </div>
        <form
          className={`${styles.composer} needs-js`}
          onSubmit={(event) => {
            event.preventDefault();
            act({ kind: 'post' });
          }}
        >
          <input
            type="text"
            value={view.draft}
            maxLength={60}
            placeholder={labels.captionHint}
            aria-label={labels.captionField}
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ currentTarget }) => act({ kind: 'type', text: currentTarget.value })}
          />
          <button type="submit" aria-label={labels.post}>
            <LineIcon path="M10 16V5M5.5 9.5 10 5l4.5 4.5" />
          </button>
        </form>
      </div>
    </div>
  );
}
