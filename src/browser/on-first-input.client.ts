import { whenLoaded } from './loaded.client.ts';

declare global {
  interface Window {
    /** The reader has given a first sign on this page: it may come before what waits for it. */
    readerSeen?: boolean | undefined;
  }
}

/** Where the page stands without its reader's doing; not known before it is loaded, unless it is read from its top. */
let ownPlace: number | undefined;
if ('fresh' in document.documentElement.dataset) {
  ownPlace = 0;
  // Whoever has dragged the scrollbar before this script was there told nobody.
  if (scrollY !== 0) window.readerSeen = true;
} else {
  whenLoaded(() => {
    ownPlace = scrollY;
  });
}
document.addEventListener('astro:before-swap', () => {
  window.readerSeen = false;
});

const always = (): boolean => true;

/**
 * What tells that a reader is there. Two of them also come without one, and then do not count: once a page is laid out
 * Chromium sends a `pointermove` for the pointer that rests on it, which has moved by nothing; and a page whose address
 * names a place, or that the reader comes back to, scrolls there by itself before it is loaded.
 */
const signs = {
  pointerdown: always,
  touchstart: always,
  wheel: always,
  keydown: always,
  focusin: always,
  pointermove: (event: Event) => event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0),
  scroll: () => ownPlace !== undefined && scrollY !== ownPlace,
};

/** Calls back once, as soon as the reader has moved, scrolled, touched or typed anything on the page. */
export function onFirstInput(react: () => void): void {
  if (window.readerSeen) {
    queueMicrotask(react);
    return;
  }
  const listening = new AbortController();
  for (const [name, isMadeByReader] of Object.entries(signs)) {
    const notice = (event: Event): void => {
      if (!isMadeByReader(event)) return;
      listening.abort();
      window.readerSeen = true;
      react();
    };
    document.addEventListener(name, notice, { passive: true, signal: listening.signal });
  }
}
