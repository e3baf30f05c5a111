import { onFirstInput } from './on-first-input.client.ts';
import { whenIdle } from './when-idle.client.ts';

const root = document.documentElement;

/** One piece a frame: what is changed in one idle moment is laid out before the next is asked for. */
function layOut([next, ...others]: HTMLElement[]): void {
  if (!next) {
    delete root.dataset.fresh;
    return;
  }
  next.style.contentVisibility = 'visible';
  requestAnimationFrame(() => whenIdle(() => layOut(others)));
}

if ('fresh' in root.dataset) {
  const begin = (): unknown => whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')]));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  // A reader who scrolls is faster than that: what comes near is laid out at once.
  onFirstInput(() => {
    if ('fresh' in root.dataset) root.dataset.fresh = 'near';
  });
  // A link to a place on the page must find it where it will stay.
  const settle = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[href*="#"]')) delete root.dataset.fresh;
  };
  document.addEventListener('click', settle, { capture: true });
}
