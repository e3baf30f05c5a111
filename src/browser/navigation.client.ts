import { namedBy, onPage } from './dom.client.ts';

const progressDelay = 200;

/** Progress bar after 200 ms of loading, and focus on the new page for keyboards and screen readers. */
export function startNavigation(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bar = (): HTMLElement | null => document.querySelector('[data-progress]');
  const stop = (): void => {
    clearTimeout(timer);
    const element = bar();
    if (element) element.hidden = true;
  };

  document.addEventListener('astro:before-preparation', ({ signal }) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const element = bar();
      if (element) element.hidden = false;
    }, progressDelay);
    signal.addEventListener('abort', stop);
  });

  document.addEventListener('astro:after-swap', () => {
    stop();
    const target = namedBy(location);
    if (target) {
      // Moves the starting point of the Tab key without changing what the page looks like.
      target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    } else {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  });
  onPage(stop);
}
