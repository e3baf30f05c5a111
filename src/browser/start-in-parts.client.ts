import { whenPainted } from './loaded.client.ts';

/** Milliseconds after which the next part has to wait: a phone four times slower than a desktop keeps a tap for a frame. */
const atOnce = 4;

/** Whatever a reader does to a page begins with one of these; a click does, too, or is repeated (missed-click.client.ts). */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

/**
 * Starts one thing after another, in parts between which the browser is free, once the page has been drawn. A reader
 * who is faster has the rest started before anything else on the page hears of it: nothing is lost.
 */
export function startInParts(starts: readonly (() => void)[]): void {
  const left = [...starts];
  const listening = new AbortController();

  const startUntil = (end: number): void => {
    do left.shift()?.();
    while (left.length > 0 && performance.now() < end);
    if (left.length === 0) listening.abort();
  };
  const startPart = (): void => {
    startUntil(performance.now() + atOnce);
    if (left.length > 0) setTimeout(startPart);
  };

  for (const sign of signs)
    addEventListener(sign, () => startUntil(Number.POSITIVE_INFINITY), { capture: true, signal: listening.signal });
  whenPainted(startPart);
}
