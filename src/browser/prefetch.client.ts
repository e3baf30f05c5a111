import { prefetch } from 'astro:prefetch';

/** Long enough that crossing a link on the way elsewhere fetches nothing. */
const delay = 80;

/**
 * Pages are fetched when a link is pointed at or focused. Not by Astro's own watcher, which fetches on mouse-down even
 * where the reader saves data or the connection is slow; `prefetch` itself refuses then.
 */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) timer = setTimeout(() => prefetch(link.href), delay);
  };
  for (const name of ['mouseover', 'focusin'] as const) document.addEventListener(name, begin, { passive: true });
  for (const name of ['mouseout', 'focusout'] as const) {
    document.addEventListener(name, () => clearTimeout(timer), { passive: true });
  }
}
