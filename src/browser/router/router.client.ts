import { navigate } from 'astro:transitions/client';
import { whenIdle } from '../when-idle.client.ts';
import { moveFocus } from './focus.client.ts';
import { request, startPrefetch } from './prefetch.client.ts';
import { changeToCommonSheet } from './styles.client.ts';
import { swap } from './swap.client.ts';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The new page fades in. Not by a view transition: to fade the old page out, browsers draw it once more and wait for that
 * picture, which on a phone takes as long as everything else.
 */
function fadeIn(): void {
  if (reducedMotion.matches) return;
  document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: 150, easing: 'ease-out' });
}

// Evaluated once, when links.client.ts has asked for it.
document.addEventListener('astro:before-swap', (event) => {
  event.swap = () => swap(event.newDocument);
});
startPrefetch();
whenIdle(changeToCommonSheet);
document.addEventListener('astro:after-swap', () => {
  moveFocus();
  fadeIn();
});
// When the page is loaded anew, the browser restores where it stood: the router is not there then.
addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto';
});

export function show(address: string, link?: HTMLAnchorElement): Promise<void> {
  request(address);
  return navigate(address, link && { sourceElement: link });
}
