import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/labels.ts';
import boxes from '../../program/window/window.module.css';
import styles from './Panel.module.css';
import type { ProgramWords } from './program-words.ts';
import type { Tally } from './script.ts';

interface TasksProps {
  words: ProgramWords;
  tally: Tally;
  format: (value: number) => string;
  onStart: () => void;
}

/** The tasks box of the program, with the button that starts the script "Post". */
export function Tasks({ words, tally, format, onStart }: TasksProps) {
  const counts: Readonly<Record<string, number>> = { ...tally };
  return (
    <div className={`${boxes.paper} ${styles.tasks}`}>
      <p className={boxes.paperHead}>{words.tasks}</p>
      <ul className={boxes.counters}>
        {words.counters.map(({ id, name, tone, icon }) => (
          <li key={id} data-tone={tone}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span className="visually-hidden">{name}</span> <b>{format(counts[id] ?? 0)}</b>
          </li>
        ))}
      </ul>
      <button type="button" className={`${styles.start} needs-js`} onClick={onStart}>
        <span>{words.post}</span> {words.start}
      </button>
    </div>
  );
}

interface GroupsProps {
  words: ProgramWords;
  count: number;
  following: number;
  resting: ReadonlySet<number>;
  format: (value: number) => string;
  onAll: (following: boolean) => void;
}

/** The groups box of the program: all devices at once, and which are selected. */
export function Groups({ words, count, following, resting, format, onAll }: GroupsProps) {
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!all.current) return;
    all.current.checked = following === count;
    all.current.indeterminate = following > 0 && following < count;
  }, [following, count]);
  return (
    <div className={`${boxes.paper} ${styles.groups}`}>
      <p className={boxes.paperHead}>{words.groups}</p>
      <label className={styles.all}>
        <input
          ref={all}
          type="checkbox"
          className="needs-js"
          defaultChecked
          onChange={(event) => onAll(event.currentTarget.checked)}
        />
        <b>
          {words.allDevices} ({format(count)})
        </b>
      </label>
      <p className={styles.selected}>{fill(words.selected, { n: format(following) })}</p>
      <p className={styles.chips} aria-hidden="true">
        {Array.from({ length: Math.min(count, shownChips) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phone is its number
          <i key={index} data-on={!resting.has(index) || undefined} />
        ))}
        {count > shownChips && <span>…</span>}
      </p>
    </div>
  );
}

/** As many as two rows hold. */
const shownChips = 20;
