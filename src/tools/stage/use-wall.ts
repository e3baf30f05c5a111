import { type FocusEvent, type KeyboardEvent, useState } from 'react';

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const arrows: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];
const isArrow = (key: string): key is Arrow => arrows.includes(key);

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in the direction of an arrow: straight ahead comes before aslant. */
export function nearest<Place extends Spot>(from: Spot, key: Arrow, places: readonly Place[]): Place | undefined {
  const upright = key === 'ArrowUp' || key === 'ArrowDown';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const ahead = ({ x, y }: Spot): number => sign * (upright ? y - from.y : x - from.x);
  const aside = ({ x, y }: Spot): number => Math.abs(upright ? x - from.x : y - from.y);
  return places
    .filter((place) => ahead(place) > 1)
    .toSorted((a, b) => ahead(a) + 4 * aside(a) - ahead(b) - 4 * aside(b))[0];
}

const phoneOf = (target: EventTarget): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('[data-phone]') : null;

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** One stop of the Tab key for the whole wall; arrow keys lead from phone to phone. */
export function useWall() {
  const [cursor, setCursor] = useState(2);
  const onFocus = ({ target }: FocusEvent): void => setCursor(Number(phoneOf(target)?.dataset.phone ?? 2));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event;
    const here = phoneOf(target);
    if (!here || !isArrow(key)) return;
    event.preventDefault();
    const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-phone]')];
    nearest(
      middle(here),
      key,
      all.map((element) => ({ element, ...middle(element) })),
    )?.element.focus();
  };
  return { cursor, onFocus, onKeyDown };
}
