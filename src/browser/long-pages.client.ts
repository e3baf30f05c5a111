import { namedBy, onClick } from './dom.client.ts';
import { whenLoaded } from './loaded.client.ts';
import { onFirstInput } from './on-first-input.client.ts';
import { whenIdle } from './when-idle.client.ts';

const root = document.documentElement;

/** Milliseconds after which the next part has to wait: on a phone, four times slower, a tap is kept waiting by a frame. */
const atOnce = 4;

const partsLater = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-later], .prose > *, .prose ~ *'),
];

const isLeftOut = (part: HTMLElement): boolean => getComputedStyle(part).contentVisibility === 'auto';

/** Part after part; the reader may be gone to the next page before the last one. */
function layOut(then?: () => void, left = partsLater().filter(isLeftOut)): void {
  const began = performance.now();
  while (left[0]) {
    const part = left[0];
    if (!part.isConnected) return;
    if (performance.now() - began > atOnce) {
      whenIdle(() => layOut(then, left));
      return;
    }
    part.style.contentVisibility = 'visible';
    // Asked how high it is, the browser lays it out now: else all of them would be left for the end.
    part.getBoundingClientRect();
    left.shift();
  }
  then?.();
}

/** What the sheets say holds again: the footer goes on to the next page. Not asked for first, Chromium leaves it empty. */
function endFreshness(): void {
  delete root.dataset.fresh;
  for (const part of partsLater()) if (part.style.contentVisibility) part.removeAttribute('style');
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
 * sign, a text being laid out before, when the browser has nothing else to do; on the next ones it goes as soon as they
 * stand. Never when the address names a place, or when the reader comes back to one: then all heights must be right from
 * the start. In the first frame of a page it says `first-frame`, and small screens show even less: of what is left to
 * their judgment, browsers lay out two screens all the same.
 */
export function startLongPages(): void {
  const layOutWhenIdle = (): unknown => whenIdle(() => layOut(endFreshness));
  // Before anybody could listen: a page that was opened at a place is not fresh.
  if (location.hash) goToNamedPlace();
  if ('fresh' in root.dataset) {
    onFirstInput(layOutWhenIdle);
    // A guessed height may be less than what a part needs: whoever asks where its links are would find them on those of the
    // next one. The mark stays until the reader stirs: taking it away gives the whole page new styles.
    if (document.querySelector('.prose')) whenLoaded(() => whenIdle(() => layOut()));
  }
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
