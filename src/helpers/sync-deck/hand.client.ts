import { type Arrow, isArrow } from './grid.ts';
import type { LargePhoneView } from './large-phone.client.ts';
import type { Point } from './phone.ts';

/** What is done with the visitor's fingers and keys. */
export interface Hand {
  press: (id: number, at: Point, time: number) => void;
  move: (id: number, at: Point, time: number) => void;
  /** Ends the gesture; true when it was a tap. */
  lift: (id: number, time: number) => boolean;
  tap: (target: EventTarget | null, at: Point) => void;
  key: (arrow: Arrow) => void;
}

const isComposer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-part="composer"]') !== null;

/** Fingers, mouse and keys on the large phone. */
export function listenToHand(phone: LargePhoneView, hand: Hand, signal: AbortSignal): void {
  const { screen } = phone;
  /** The pointer that operates the phone. */
  let down: number | undefined;
  /** A finger on the phone that may still turn out to scroll the page. */
  let candidate: number | undefined;
  let lifted = Number.NEGATIVE_INFINITY;

  // A finger's moves belong to the page until it has tapped the phone, and again once it touches anything else.
  const hold = (held: boolean): void => {
    screen.toggleAttribute('data-held', held);
    candidate = undefined;
  };
  const lift = ({ pointerId, timeStamp }: PointerEvent): boolean => {
    if (pointerId !== down) return false;
    down = undefined;
    lifted = timeStamp;
    return hand.lift(pointerId, timeStamp);
  };
  const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
    screen.addEventListener(type, handle, { signal });

  on('pointerdown', (event) => {
    if (event.button !== 0 || down !== undefined || isComposer(event.target)) return;
    if (event.pointerType === 'touch' && !('held' in screen.dataset)) {
      candidate = event.pointerId;
      return;
    }
    down = event.pointerId;
    phone.measure();
    hand.press(event.pointerId, phone.pointAt(event), event.timeStamp);
  });
  on('pointermove', (event) => {
    if (event.pointerId === down) hand.move(event.pointerId, phone.pointAt(event), event.timeStamp);
  });
  on('pointerup', (event) => {
    // Lifted and not taken by the browser for scrolling: a tap, whose click does the rest.
    if (event.pointerId === candidate) hold(true);
    if (lift(event)) hand.tap(event.target, phone.pointAt(event));
  });
  // A finger may leave before it has moved enough to be captured.
  for (const type of ['pointercancel', 'pointerleave'] as const) on(type, lift);
  // Clicks without a finger: Enter, Space, the action of a screen reader.
  on('click', ({ target, detail, timeStamp }) => {
    const afterTap = detail > 0 && timeStamp - lifted < 800;
    if (afterTap || !(target instanceof Element) || isComposer(target)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    phone.measure();
    phone.pulse();
    hand.tap(target, phone.pointAt({ clientX: left + width / 2, clientY: top + height / 2 }));
  });
  on('keydown', (event) => {
    if (!isArrow(event.key) || isComposer(event.target)) return;
    event.preventDefault();
    hand.key(event.key);
  });
  const letGo = ({ target }: Event): void => {
    if (!(target instanceof Node && screen.contains(target))) hold(false);
  };
  document.addEventListener('pointerdown', letGo, { signal, capture: true });
}
