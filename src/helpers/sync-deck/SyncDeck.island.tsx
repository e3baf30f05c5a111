import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill, pluralText } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { island } from '../../islands/CrashCard.tsx';
import figure from '../../program/dialog.module.css';
import frame from '../../program/window/window.module.css';
import { Controls, type Step, stillCount } from './Controls.tsx';
import { Device } from './Device.tsx';
import { Deck } from './deck.client.ts';
import { LargePhone } from './LargePhone.tsx';
import type { DeckLabels } from './labels.ts';
import { Groups, Tasks } from './Panel.tsx';
import { part } from './parts.client.ts';
import type { ProgramWords } from './program-words.ts';
import styles from './SyncDeck.module.css';
import { firstScreen } from './screen.ts';
import type { Tally } from './script.ts';
import { type Deed, statusOf } from './status.ts';
import { StillPhone, stillSymbol, Wall } from './Wall.tsx';

interface Props {
  locale: Locale;
  labels: DeckLabels;
  program: ProgramWords;
  /** Smallest first; capacities from the registry of figures. */
  steps: readonly Step[];
  /** Parts of the program's window that are only drawn; slots of the page. */
  titleBar?: ReactNode;
  panel?: ReactNode;
  gridBar?: ReactNode;
  toolbar?: ReactNode;
}

const ticksOf = (root: Element): HTMLInputElement[] => [
  ...part(root, 'list', HTMLElement).querySelectorAll<HTMLInputElement>('input'),
];

/** The same sentence twice in a row is announced twice only if its text differs. */
type Told = Deed & { again: boolean };

const noTasks: Tally = { waiting: 0, running: 0, succeeded: 0 };

function SyncDeck({ locale, labels, program, steps, ...drawn }: Props) {
  const stills = useId();
  const root = useRef<HTMLElement>(null);
  const deck = useRef<Deck>(null);
  const [awake, setAwake] = useState(false);
  const [screen, setScreen] = useState(firstScreen);
  const [count, setCount] = useState(stillCount(steps));
  const [resting, setResting] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState<Told | null>(null);
  const [tally, setTally] = useState(noTasks);
  const following = count - [...resting].filter((index) => index < count).length;
  const format = new Intl.NumberFormat(locale).format;

  useEffect(() => {
    if (!root.current) return;
    const started = new Deck(root.current, {
      onScreen: setScreen,
      onAction: (action, phones) =>
        setTold((last) => {
          const count = started.relay.followers.length;
          return { action, phones, count, again: last?.action === action && !last.again };
        }),
      onTally: setTally,
    });
    deck.current = started;
    // What was typed, ticked and chosen before this code arrived counts.
    const { value } = part(root.current, 'field', HTMLInputElement);
    started.relay.issue({ kind: 'type', text: value }, 0);
    setScreen(started.relay.lead);
    const ticks = ticksOf(root.current);
    const unticked = new Set(ticks.flatMap((tick, index) => (tick.checked ? [] : [index])));
    // At once, not with the next rendering: the tap that woke the deck may be followed by the next one any moment.
    started.setPhones(ticks.length, unticked, true);
    setResting(unticked);
    const chosen = part(root.current, 'steps', HTMLElement).querySelector<HTMLInputElement>('input:checked');
    if (chosen) setCount(Number(chosen.value));
    setAwake(true);
    return () => started.stop();
  }, []);

  useLayoutEffect(() => {
    if (awake) deck.current?.setPhones(count, resting, count === stillCount(steps));
  }, [awake, count, resting, steps]);

  useLayoutEffect(() => {
    if (!root.current) return;
    const field = part(root.current, 'field', HTMLInputElement);
    if (awake && field.value !== screen.text) field.value = screen.text;
    // What had the focus may have scrolled out of sight: it goes to the tab of the page.
    if (root.current.querySelector('[inert] :focus')) {
      root.current.querySelector<HTMLElement>('[data-page][aria-current]')?.focus();
    }
  }, [awake, screen]);

  // Stable, so that telling what happened does not render a hundred phones anew in the middle of a motion.
  const type = useCallback((text: string) => deck.current?.type(text), []);
  const post = useCallback(() => deck.current?.post(), []);
  const tick = useCallback((index: number, on: boolean): void => {
    setResting((last) => {
      const next = new Set(last);
      if (on) next.delete(index);
      else next.add(index);
      return next;
    });
  }, []);

  const tickAll = (on: boolean): void => {
    if (!root.current) return;
    const ticks = ticksOf(root.current);
    for (const box of ticks) box.checked = on;
    setResting(new Set(on ? [] : ticks.keys()));
  };

  const sentence = (): string => {
    if (tally.waiting + tally.running > 0) return pluralText(labels.running, tally.waiting + tally.running, locale);
    const status = statusOf(told, following, count);
    switch (status.kind) {
      case 'hint':
        return tally.succeeded > 0 ? pluralText(labels.finished, tally.succeeded, locale) : labels.hint;
      case 'nobody':
        return labels.nobody;
      case 'following':
        return fill(labels.following, { n: format(following), total: format(count) });
      case 'repeated':
        return pluralText(labels[`repeated.${status.action}`], status.phones, locale) + (told?.again ? '\u00a0' : '');
    }
  };

  return (
    <section ref={root} className={styles.deck} aria-label={labels.title} data-awake={awake || undefined}>
      <div className={styles.strip}>
        <p className={`${styles.status} without-js`}>{labels.withoutScript}</p>
        <p className={`${styles.status} needs-js`} role="status">
          {sentence()}
        </p>
        <Controls steps={steps} labels={labels} format={format} onCount={setCount} />
      </div>
      <figure className={`${figure.figure} ${styles.figure}`} data-search="labels">
        <div className={`${frame.frame} ${styles.window}`} data-part="window">
          <div className={styles.titleBar} aria-hidden="true">
            {drawn.titleBar}
          </div>
          <div className={styles.body}>
            <div className={`${frame.panel} ${styles.panel}`}>
              <div className={styles.tabs} aria-hidden="true">
                {drawn.panel}
              </div>
              <Tasks
                words={program}
                tally={tally}
                format={format}
                onStart={() => {
                  setTold(null);
                  deck.current?.runScript(labels.scriptCaption);
                }}
              />
              <Groups
                words={program}
                count={count}
                following={following}
                resting={resting}
                format={format}
                onAll={tickAll}
              />
            </div>
            <div className={styles.area}>
              <div className={styles.gridBar} aria-hidden="true">
                {drawn.gridBar}
              </div>
              <div className={styles.bench}>
                <Device words={program} toolbar={drawn.toolbar}>
                  <StillPhone className={`${styles.unlit} without-js`} symbol={stillSymbol(stills, 0)} />
                  <LargePhone screen={screen} awake={awake} labels={labels} onType={type} onPost={post} />
                </Device>
                <span className={styles.link} aria-hidden="true">
                  <span className={styles.pulse} data-part="pulse" />
                </span>
                <Wall count={count} awake={awake} stills={stills} resting={resting} labels={labels} onTick={tick} />
              </div>
            </div>
          </div>
        </div>
        <figcaption className={styles.note}>{labels.note}</figcaption>
      </figure>
    </section>
  );
}

export default island(SyncDeck);
