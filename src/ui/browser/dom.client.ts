/**
 * Calls `handler` for clicks on (or inside) elements that match, now and after every navigation. In the capture
 * phase: the client router decides what to do with a link when the click has bubbled up to the document.
 */
export function onClick(selector: string, handler: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const element = event.target instanceof Element ? event.target.closest(selector) : null;
      if (!(element instanceof HTMLElement)) return;
      handler(element, event);
    },
    true,
  );
}

/** Now, and after every client-side navigation as soon as the next page has replaced this one. */
export function onPage(handler: () => void): void {
  handler();
  document.addEventListener('astro:after-swap', handler);
}

/** The element of a URL fragment. A fragment may be anything, such as `#100%`, which `decodeURIComponent` rejects. */
export function namedBy({ hash }: { hash: string }): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The width from which the navbar and the side navigation are next to the text, as in the style sheets. */
export const desktop = matchMedia('(width >= 62.25rem)');

/** A heading above this height in the window is current: 80 px below where a link to it scrolls it. */
export function readingLine(): number {
  const main = document.getElementById('main');
  return main ? parseFloat(getComputedStyle(main).scrollMarginTop) + 80 : 0;
}
