import { namedBy, onClick } from './dom.client.ts';
import { onFirstInput } from './on-first-input.client.ts';
import { whenIdle } from './when-idle.client.ts';

const root = document.documentElement;

/** Milliseconds after which the next part has to wait: half a frame, so that a tap is kept waiting by one part at most. */
const atOnce = 8;

/** The reader may be gone to the next page before the last part. */
function layOut(parts: HTMLElement[], left = [...parts]): void {
  const began = performance.now();
  while (left[0]) {
    const part = left[0];
    if (!part.isConnected) return;
    if (performance.now() - began > atOnce) {
      whenIdle(() => layOut(parts, left));
      return;
    }
    part.style.contentVisibility = 'visible';
    // Asked how high it is, the browser lays it out now: else all of them would be left for the end.
    part.getBoundingClientRect();
    left.shift();
  }
  delete root.dataset.fresh;
  // What the sheets say holds again: the footer goes on to the next page. Not asked for first, Chromium leaves it empty.
  for (const part of parts) if (part.getAttribute('style')) part.removeAttribute('style');
}

function layOutTheRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-later], .prose > *, .prose ~ *')];
  layOut(parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto'));
}

/** When the next frame has been drawn. */
const afterFrame = (work: () => void): unknown => requestAnimationFrame(() => setTimeout(work));

/** An address typed over that of a fresh page has led there already, by heights that were not right yet. */
function goToNamedPlace(): void {
  if (!('fresh' in root.dataset)) return;
  delete root.dataset.fresh;
  namedBy(location)?.scrollIntoView();
}

/**
 * `data-fresh` on the root says that the page is read from its top: the style sheets then leave out what lies below the
 * first screen (`data-later`, and on small screens the later blocks of a text and what follows it) until the page can be
 * used. On the first page it is set before anything is drawn (first-paint.inline.js) and goes with the reader's first
 * sign; on the next ones it goes as soon as they stand. Never when the address names a place, or when the reader comes
 * back to one: then all heights must be right from the start. In the first frame of a page it says `first-frame`, and small
 * screens show even less: of what is left to their judgment, browsers lay out two screens all the same.
 */
export function startLongPages(): void {
  const layOutWhenIdle = (): unknown => whenIdle(layOutTheRest);
  // Before anybody could listen: a page that was opened at a place is not fresh.
  if (location.hash) goToNamedPlace();
  if ('fresh' in root.dataset) onFirstInput(layOutWhenIdle);
  document.addEventListener('astro:before-swap', ({ navigationType, to, newDocument, viewTransition }) => {
    if (navigationType === 'traverse' || to.hash) return;
    newDocument.documentElement.dataset.fresh = 'first-frame';
    void viewTransition.finished.finally(() =>
      afterFrame(() => {
        if (root.dataset.fresh) root.dataset.fresh = '';
        layOutWhenIdle();
      }),
    );
  });
  // A link to a place on the page must find it where it will stay.
  onClick('a[href*="#"]', () => delete root.dataset.fresh);
  addEventListener('hashchange', goToNamedPlace);
}
