import { namedBy } from '../dom.client.ts';

/** Keyboards and screen readers go on with the new page, at the place its address names. */
export function moveFocus(): void {
  const target = namedBy(location);
  if (!target) {
    document.getElementById('main')?.focus({ preventScroll: true });
    return;
  }
  // Moves the starting point of the Tab key without changing what the page looks like.
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
