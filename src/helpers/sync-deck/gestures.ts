import { maxScroll, restStep } from './pages.ts';
import { clamp, lastPage, type Point, screenSize, viewArea } from './phone.ts';
import { type Command, currentPage, currentScroll, type Screen } from './screen.ts';

/** A finger on the glass. */
export interface Gesture {
  /** Decided once the finger has left the spot; until then it may become a tap. */
  axis: 'x' | 'y' | null;
  at: Point;
  time: number;
  /** Units per millisecond along the axis, smoothed. */
  velocity: number;
}

const slop = 6;
/** A finger that rested this long before it lifted throws nothing. */
const restTime = 90;
const flickVelocity = 0.25;

export const beginGesture = (at: Point, time: number): Gesture => ({ axis: null, at, time, velocity: 0 });

/** Dragging past an end needs more effort, as on a real phone. */
function resisted(position: number, delta: number, max: number): number {
  const next = position + delta;
  return next < 0 || next > max ? delta * 0.35 : delta;
}

export function continueGesture(
  gesture: Gesture,
  at: Point,
  time: number,
  screen: Screen,
): { gesture: Gesture; command: Command | null } {
  const dx = at.x - gesture.at.x;
  const dy = at.y - gesture.at.y;
  if (!gesture.axis) {
    if (Math.hypot(dx, dy) < slop) return { gesture, command: null };
    const axis = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
    return { gesture: { axis, at, time, velocity: 0 }, command: { kind: 'move', pan: 0, scroll: 0, finger: at } };
  }
  const delta = gesture.axis === 'x' ? dx : dy;
  const elapsed = Math.max(1, time - gesture.time);
  const velocity = delta === 0 ? gesture.velocity : 0.6 * (delta / elapsed) + 0.4 * gesture.velocity;
  const pan = gesture.axis === 'x' ? resisted(screen.pan, -dx / screenSize.width, lastPage) : 0;
  const scroll =
    gesture.axis === 'y' ? resisted(currentScroll(screen), -dy, maxScroll(currentPage(screen), screen.content)) : 0;
  return {
    gesture: { axis: gesture.axis, at, time: delta === 0 ? gesture.time : time, velocity },
    command: { kind: 'move', pan, scroll, finger: at },
  };
}

/** Where a motion comes to rest: on a page (x) or at a place of the current page (y). */
export interface Rest {
  axis: 'x' | 'y';
  to: number;
}

/** Time constants of coming to a stop, in milliseconds. */
const glideTime = { x: 85, y: 210 };

export const restOnPage = (page: number): Rest => ({ axis: 'x', to: clamp(Math.round(page), 0, lastPage) });
export function restAt(screen: Screen, scroll: number): Rest {
  const page = currentPage(screen);
  const step = restStep(page);
  const to = step === undefined ? scroll : Math.round(scroll / step) * step;
  return { axis: 'y', to: clamp(to, 0, maxScroll(page, screen.content)) };
}

/** How far an arrow key leads. */
export const keyStep = (screen: Screen): number => restStep(currentPage(screen)) ?? 110;

/** Where a finger that moved up or down leaves its page. */
function restAfter(screen: Screen, thrown: number): Rest {
  const scroll = currentScroll(screen);
  const step = restStep(currentPage(screen));
  if (step === undefined || Math.abs(thrown) <= flickVelocity) return restAt(screen, scroll - thrown * glideTime.y);
  // A flick leads to the next video, however strong it is.
  return restAt(screen, (thrown < 0 ? Math.ceil : Math.floor)(scroll / step) * step);
}

/** What a lifted finger sets in motion: null after a tap. */
export function endGesture({ axis, at, velocity, time }: Gesture, now: number, screen: Screen): Rest | null {
  const thrown = now - time > restTime ? 0 : velocity;
  // A finger that stops a sliding page and lifts again lets it slide on; on the tabs above it, it is a tap all the same.
  const between = screen.pan !== currentPage(screen) && at.y >= viewArea.top;
  if (axis === 'x' || between) {
    const flick = axis === 'x' && Math.abs(thrown) > flickVelocity ? -Math.sign(thrown) * 0.5 : 0;
    return restOnPage(screen.pan + flick);
  }
  return axis === 'y' ? restAfter(screen, thrown) : null;
}

/** One frame towards the rest; null when it is reached. */
export function glide(screen: Screen, { axis, to }: Rest, elapsed: number): Command | null {
  const left = to - (axis === 'x' ? screen.pan : currentScroll(screen));
  if (Math.abs(left) < (axis === 'x' ? 0.004 : 0.4)) return null;
  const step = left * (1 - Math.exp(-elapsed / glideTime[axis]));
  return { kind: 'move', pan: axis === 'x' ? step : 0, scroll: axis === 'y' ? step : 0, finger: null };
}
