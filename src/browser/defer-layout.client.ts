import { onFirstInput } from './on-first-input.client.ts';
import { whenIdle } from './when-idle.client.ts';

const root = document.documentElement;

function layOut([next, ...others]: HTMLElement[]): void {
  if (!next) {
    delete root.dataset.fresh;
    return;
  }
  next.style.contentVisibility = 'visible';
  whenIdle(() => layOut(others));
}

if ('fresh' in root.dataset) {
  onFirstInput(() => whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')])));
  // A link to a place on the page must find it where it will stay.
  const settle = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[href*="#"]')) delete root.dataset.fresh;
  };
  document.addEventListener('click', settle, { capture: true });
}
