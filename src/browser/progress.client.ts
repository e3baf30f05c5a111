import { onPage } from './dom.client.ts';

const progressDelay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

function show(isShown: boolean): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  if (bar) bar.hidden = !isShown;
}

/** What the reader has asked for is on its way: after 200 ms a bar says so. */
export function beginProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => show(true), progressDelay);
}

export function endProgress(): void {
  clearTimeout(timer);
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
