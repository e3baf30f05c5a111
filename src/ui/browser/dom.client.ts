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

/** What the part of an address after # names on this page. Anybody may write anything there, such as `#100%`. */
export function namedBy({ hash }: { hash: string }): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Where the navbar and the side navigation stand beside the text: the style sheets name the same width. */
export const desktop = matchMedia('(width >= 62.25rem)');

/** What has passed this height in the window has been reached: 80 px below where a link to it puts it. */
export function readingLine(): number {
  const main = document.getElementById('main');
  return main ? parseFloat(getComputedStyle(main).scrollMarginTop) + 80 : 0;
}
