import { feedLength } from './stage.ts';

/** Milliseconds to the phones that are farthest from the large one. */
const longest = 420;
const step = 30;
const turning = 420;
const light = 900;
const ease = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** How long a gesture takes to a phone so many columns and rows away: the farther, the later. */
export function waveDelay({ x, y }: { x: number; y: number }, columns: number): number {
  const share = (Math.abs(x) + Math.abs(y)) / (columns / 2 + 3);
  return Math.round((Math.min(1, share) * longest) / step) * step;
}

/** The strip of a feed, moved so that a place of it is in view. */
const showing = (place: number): string => `translateY(${(-100 / (feedLength + 1)) * place}%)`;

const feedIn = (phone: Element): HTMLElement | null => phone.querySelector<HTMLElement>('[data-feed]');
const placeIn = (feed: HTMLElement): number => Number(feed.closest<HTMLElement>('[data-place]')?.dataset.place);

/** The position of a feed while a finger drags it by a share of the screen. */
const draggedTo = (feed: HTMLElement, share: number): number => {
  const place = placeIn(feed) - share;
  return place < 0 ? place + feedLength : place;
};

/** The video follows the finger; the other phones repeat the swipe once it is done. */
export function dragFeed(phone: Element, share: number): void {
  const feed = feedIn(phone);
  if (feed) feed.style.transform = showing(draggedTo(feed, share));
}

/** A drag that was too short. */
export function returnFeed(phone: Element, share: number): void {
  const feed = feedIn(phone);
  if (!feed) return;
  const from = draggedTo(feed, share);
  feed.style.transform = '';
  feed.animate([{ transform: showing(from) }, { transform: showing(Math.round(from)) }], {
    duration: 300,
    easing: ease,
  });
}

interface Measured {
  width: number;
  delays: Map<Element, number>;
}

/** The wave through the phones of a wall. Cached while they are the same: reading their positions forces a style recalculation. */
const measured = new WeakMap<HTMLElement, Measured>();

function delaysOf(wall: HTMLElement, lead: HTMLElement): Measured['delays'] {
  const phones = [...wall.querySelectorAll('[data-phone]')];
  const known = measured.get(wall);
  if (known?.width === innerWidth && known.delays.size === phones.length) return known.delays;
  const center = lead.getBoundingClientRect();
  const delays = new Map(
    phones.map((phone) => {
      const { left, top, width, height } = phone.getBoundingClientRect();
      const x = (left + width / 2 - center.left - center.width / 2) / width;
      const y = (top + height / 2 - center.top - center.height / 2) / height;
      return [phone, waveDelay({ x, y }, wall.clientWidth / width)];
    }),
  );
  measured.set(wall, { width: innerWidth, delays });
  return delays;
}

/**
 * Repeats a gesture on each phone, the farther from the large one the later. All animations begin and end together, with
 * the delay as a part of each, because the browser builds its layers again whenever one begins or ends; they are no
 * animations of the style sheet, because React listens to the events of those. See docs/decisions/stage.md.
 */
export function playWave(wall: HTMLElement, turn: 1 | -1 | null): void {
  const lead = wall.querySelector<HTMLElement>('[data-held]');
  if (!lead) return;
  const feed = feedIn(lead);
  const dragged = feed?.style.transform;
  if (feed) feed.style.transform = '';
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const duration = longest + turning;
  const play = (target: Element, delay: number, from: Keyframe, to: Keyframe): void => {
    const offset = delay / duration;
    const end = (delay + turning) / duration;
    target.animate([from, { ...from, offset, easing: ease }, { ...to, offset: end }, to], { duration });
  };
  const place = Number(wall.dataset.place);
  const end = turn === 1 && place === 0 ? feedLength : place;
  for (const [phone, delay] of [[lead, 0] as const, ...delaysOf(wall, lead)]) {
    if (phone.getAttribute('aria-pressed') === 'false') continue;
    const strip = feedIn(phone);
    const heart = phone.querySelector('svg');
    if (turn && strip) {
      const from = phone === lead && dragged ? dragged : showing(end - turn);
      play(strip, delay, { transform: from }, { transform: showing(end) });
    } else if (heart && wall.dataset.lit === 'true') {
      play(heart, delay, { opacity: 0, transform: 'scale(0.3)' }, { opacity: 1, transform: 'none' });
    }
  }
  const spread = [
    { transform: 'scale(0.01)', opacity: 1 },
    { opacity: 1, offset: 0.6 },
    { transform: 'none', opacity: 0 },
  ];
  wall.querySelector('[data-light]')?.animate(spread, { duration: light, easing: 'ease-out' });
}
