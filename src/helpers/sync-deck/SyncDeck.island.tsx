import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { pluralText } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import { Controls, type Step, stillCount } from './Controls.tsx';
import { Deck } from './deck.client.ts';
import { LargePhone } from './LargePhone.tsx';
import type { DeckAction, DeckLabels } from './labels.ts';
import { part } from './parts.client.ts';
import styles from './SyncDeck.module.css';
import { firstScreen } from './screen.ts';
import { StillPhone, stillSymbol, Wall } from './Wall.tsx';

interface Props {
  locale: Locale;
  labels: DeckLabels;
  /** Smallest first; capacities from the registry of figures. */
  steps: readonly Step[];
}

const ticksOf = (root: Element): HTMLInputElement[] => [
  ...part(root, 'list', HTMLElement).querySelectorAll<HTMLInputElement>('input'),
];

interface Told {
  action: DeckAction;
  phones: number;
  /** The same sentence twice in a row is announced twice only if its text differs. */
  again: boolean;
}

function SyncDeck({ locale, labels, steps }: Props) {
  const stills = useId();
  const root = useRef<HTMLElement>(null);
  const deck = useRef<Deck>(null);
  const [awake, setAwake] = useState(false);
  const [screen, setScreen] = useState(firstScreen);
  const [count, setCount] = useState(stillCount(steps));
  const [resting, setResting] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState<Told | null>(null);
  const following = count - [...resting].filter((index) => index < count).length;
  const format = new Intl.NumberFormat(locale).format;

  useEffect(() => {
    if (!root.current) return;
    const started = new Deck(root.current, {
      onScreen: setScreen,
      onAction: (action, phones) =>
        setTold((last) => ({ action, phones, again: last?.action === action && !last.again })),
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

  return (
    <section ref={root} className={styles.deck} aria-label={labels.title} data-awake={awake || undefined}>
      <div className={`${styles.bar} ${styles.head}`}>
        <noscript>
          <p className={styles.status}>{labels.withoutScript}</p>
        </noscript>
        <p className={`${styles.status} needs-js`} role="status">
          {told ? sentence(told, labels, locale) : labels.hint}
        </p>
        <p className={styles.note}>{labels.note}</p>
      </div>
      <div className={styles.bench}>
        <noscript>
          <StillPhone className={styles.unlit} symbol={stillSymbol(stills, 0)} />
        </noscript>
        <LargePhone screen={screen} labels={labels} onType={type} onPost={post} />
        <span className={styles.link} aria-hidden="true">
          <span className={styles.pulse} data-part="pulse" />
        </span>
        <Wall count={count} awake={awake} stills={stills} resting={resting} labels={labels} onTick={tick} />
      </div>
      <Controls
        steps={steps}
        count={count}
        following={following}
        labels={labels}
        format={format}
        onCount={setCount}
        onAll={tickAll}
      />
    </section>
  );
}

function sentence({ action, phones, again }: Told, labels: DeckLabels, locale: Locale): string {
  if (phones === 0) return labels.nobody;
  return pluralText(labels[`repeated.${action}`], phones, locale) + (again ? '\u00a0' : '');
}

export default island(SyncDeck);
