/** A page in the background draws nothing: what waits for that goes on all the same. */
const longestWait = 500;

/** Told of the first paint afterwards, unlike by a frame of animation, which would be part of it. */
export function whenPainted(work: () => void): void {
  const goOn = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    work();
  };
  const observer = new PerformanceObserver(goOn);
  const timer = setTimeout(goOn, longestWait);
  observer.observe({ type: 'paint', buffered: true });
}

/** The elements of the page are there. */
export function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}

/** The elements are there and look as they will: scripts do not wait for the style sheet, and may come before it. */
export function whenStyled(work: () => void): void {
  whenParsed(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!link || link.sheet) work();
    else link.addEventListener('load', work, { once: true });
  });
}

export const isLoaded = (): boolean => document.readyState === 'complete';

/**
 * The document and what belongs to it have arrived. Before the first paint nobody listens for that: browsers lay the page
 * out in one go with the event, and the paint would wait for all of it.
 */
export function whenLoaded(work: () => void): void {
  if (isLoaded()) work();
  else
    whenPainted(() => {
      if (isLoaded()) work();
      else addEventListener('load', work, { once: true });
    });
}
