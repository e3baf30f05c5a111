import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dragFeed, returnFeed } from './wave.ts';

interface Options {
  phone: RefObject<HTMLElement | null>;
  onSwipe: (by: 1 | -1) => void;
  onTap: () => void;
}

interface Drag {
  pointer: number;
  from: number;
  at: number;
  time: number;
  /** Pixels per millisecond. */
  speed: number;
  moved: boolean;
}

const tapDistance = 6;
/** A drag over this share of the screen turns to the next video, or a shorter one of this speed. */
const turnShare = 0.22;
const flickShare = 0.06;
const flickSpeed = 0.35;
const wheelStep = 40;
const wheelPause = 350;

/**
 * Swipes and taps on the large phone. A finger scrolls the page, and so does the wheel, until the phone has been tapped;
 * `held` ends when anything else is pressed.
 */
export function useSwipe({ phone, onSwipe, onTap }: Options) {
  const [held, setHeld] = useState(false);
  const drag = useRef<Drag>(null);
  const dragged = useRef(false);

  const turn = useEffectEvent((by: 1 | -1) => onSwipe(by));

  useEffect(() => {
    const element = phone.current;
    if (!held || !element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const release = ({ target }: Event): void => {
      if (!(target instanceof Node && element.contains(target))) setHeld(false);
    };
    document.addEventListener('pointerdown', release, { signal, capture: true });
    let turned = Number.NEGATIVE_INFINITY;
    // React listens to the wheel passively.
    const roll = (event: WheelEvent): void => {
      event.preventDefault();
      if (Math.abs(event.deltaY) < wheelStep || event.timeStamp - turned < wheelPause) return;
      turned = event.timeStamp;
      turn(event.deltaY > 0 ? 1 : -1);
    };
    element.addEventListener('wheel', roll, { signal, passive: false });
    return () => controller.abort();
  }, [held, phone]);

  const shareOf = ({ from, at }: Drag): number => {
    const height = phone.current?.clientHeight ?? 1;
    return Math.max(-1, Math.min(1, (at - from) / height));
  };

  const letGo = (share: number): void => {
    if (phone.current) returnFeed(phone.current, share);
  };

  const onPointerDown = ({ button, pointerId, pointerType, clientY, timeStamp }: PointerEvent): void => {
    dragged.current = false;
    if (button !== 0 || drag.current || (pointerType === 'touch' && !held)) return;
    drag.current = { pointer: pointerId, from: clientY, at: clientY, time: timeStamp, speed: 0, moved: false };
  };
  const onPointerMove = ({ pointerId, clientY, timeStamp, currentTarget }: PointerEvent): void => {
    const now = drag.current;
    if (now?.pointer !== pointerId) return;
    now.speed = (clientY - now.at) / Math.max(1, timeStamp - now.time);
    now.at = clientY;
    now.time = timeStamp;
    if (!now.moved && Math.abs(clientY - now.from) < tapDistance) return;
    if (!now.moved) currentTarget.setPointerCapture(pointerId);
    now.moved = true;
    if (phone.current) dragFeed(phone.current, shareOf(now));
  };
  const onPointerUp = ({ pointerId }: PointerEvent): void => {
    const now = drag.current;
    if (now?.pointer !== pointerId) return;
    drag.current = null;
    if (!now.moved) return;
    dragged.current = true;
    setHeld(true);
    const share = shareOf(now);
    const flicks = Math.abs(share) > flickShare && now.speed * Math.sign(share) > flickSpeed;
    const turns = Math.abs(share) > turnShare || flicks;
    if (turns) onSwipe(share < 0 ? 1 : -1);
    else letGo(share);
  };
  const onPointerCancel = (): void => {
    if (drag.current?.moved) letGo(shareOf(drag.current));
    drag.current = null;
  };
  const onClick = (): void => {
    if (dragged.current) return;
    setHeld(true);
    onTap();
  };
  return { held, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick } };
}
