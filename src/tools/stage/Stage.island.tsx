import { useDeferredValue, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { fill, pluralText } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { island } from '../../islands/CrashCard.tsx';
import type { ToolLabels } from '../shared/words.ts';
import { Follower } from './Follower.tsx';
import { LeadPhone } from './LeadPhone.tsx';
import styles from './Stage.module.css';
import { captionOf, firstStage, followers, followingCount, placeOf, type Stage, stageReducer } from './stage.ts';
import { useWall } from './use-wall.ts';
import { playWave } from './wave.ts';

type StageLabels = ToolLabels<'stage'>;

interface Props {
  locale: Locale;
  labels: StageLabels;
  /** Plans, smallest first. */
  steps: ReadonlyArray<{ phones: number; plan: string }>;
  /** The number of phones at first. */
  shown: number;
}

function statusOf(stage: Stage, labels: StageLabels, locale: Locale): string {
  const n = followingCount(stage);
  if (stage.count > 1 && n === 0) return labels.nobody;
  // The same sentence is announced again only if its text differs.
  if (stage.last) return pluralText(labels[`repeated.${stage.last}`], n, locale) + (stage.waves % 2 ? '' : '\u00a0');
  if (stage.touched) return fill(labels.following, { n, total: stage.count - 1 });
  return labels.hint;
}

/** Says what has happened once the wave has begun: words mean layout, and the first number 80 ms of plural rules. */
function Status({ stage, labels, locale }: Pick<Props, 'labels' | 'locale'> & { stage: Stage }) {
  const shown = useDeferredValue(stage);
  return (
    <p className="needs-js" role="status">
      {statusOf(shown, labels, locale)}
    </p>
  );
}

/** One phone is operated, a wall of others repeats it. */
function SyncStage({ locale, labels, steps, shown }: Props) {
  const [stage, act] = useReducer(stageReducer, shown, firstStage);
  const wall = useRef<HTMLDivElement>(null);
  const keys = useId();
  const { cursor, onKeyDown, onFocus } = useWall();
  const { count, touched, waves, view, last } = stage;
  const turn = last === 'tap' ? null : view.turn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one wave for each gesture
  useLayoutEffect(() => {
    if (waves > 0 && wall.current) playWave(wall.current, turn);
  }, [waves]);

  return (
    <section className={`no-print ${styles.stage}`} aria-label={labels.title}>
      <div className={styles.bar}>
        <div className={styles.say}>
          <p className="without-js">{labels.still}</p>
          <Status stage={stage} labels={labels} locale={locale} />
          <small>{labels.note}</small>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of the bar */}
        <div className={`${styles.steps} needs-js`} role="group" aria-label={labels.count}>
          {steps.map(({ phones, plan }) => (
            <button
              key={phones}
              type="button"
              aria-pressed={phones === count}
              onClick={() => act({ kind: 'count', count: phones })}
            >
              <b>{phones}</b> <span>{plan}</span>
            </button>
          ))}
        </div>
      </div>
      <div
        ref={wall}
        className={styles.wall}
        data-phones={count}
        data-place={placeOf(view.video)}
        data-lit={view.liked.has(view.video)}
        data-demo={touched ? undefined : ''}
      >
        <span className={styles.light} data-light />
        <LeadPhone view={view} labels={labels} act={act} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot leave its children to the grid */}
        <div
          className={styles.followers}
          data-followers
          role="group"
          aria-label={labels.wall}
          aria-describedby={keys}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          {followers(stage).map((phone) => (
            <Follower
              key={phone}
              phone={phone}
              own={stage.resting.get(phone)}
              caption={captionOf(stage.resting.get(phone) ?? view)}
              name={labels.phone}
              reachable={phone === Math.min(cursor, count)}
              act={act}
            />
          ))}
        </div>
      </div>
      {stage.resting.size > 0 && (
        <button type="button" className={styles.all} onClick={() => act({ kind: 'all' })}>
          {labels.all}
        </button>
      )}
      <p id={keys} className="visually-hidden">
        {labels.wallKeys}
      </p>
    </section>
  );
}

export default island(SyncStage);
