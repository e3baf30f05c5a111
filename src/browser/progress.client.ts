import { onPage } from './dom.client.ts';

let nextFrame = 0;

function show(isShown: boolean): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  if (bar) bar.hidden = !isShown;
}

/**
 * What the reader has asked for is on its way: after 200 ms a bar says so. The style sheet lets them pass, so that the bar
 * is laid out while there is nothing else to do, and not when the page comes. A page that is here already is shown before
 * the next frame, and the bar never.
 */
export function beginProgress(): void {
  cancelAnimationFrame(nextFrame);
  nextFrame = requestAnimationFrame(() => show(true));
}

export function endProgress(): void {
  cancelAnimationFrame(nextFrame);
  show(false);
}

export function startProgress(): void {
  document.addEventListener('astro:before-preparation', ({ signal }) => {
    beginProgress();
    signal.addEventListener('abort', endProgress);
  });
  document.addEventListener('astro:after-swap', endProgress);
  onPage(endProgress);
}
