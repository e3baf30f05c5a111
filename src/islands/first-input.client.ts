import type { ClientDirective } from 'astro';

/** Whatever a reader does begins with one of these. */
const inputs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'];

/**
 * `client:firstInput`: for an island in the first screen. It hydrates with the reader's first input anywhere on the page,
 * so that React delays neither the first paint nor the first tap. A button pressed before that is pressed again.
 */
const firstInput: ClientDirective = (load, _options, element) => {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: HTMLElement | null = null;
  element.addEventListener('click', ({ target }) => {
    if (!element.hasAttribute('ssr')) return;
    pressed = target instanceof Element ? target.closest('button') : null;
  });
  const hydrate = async (event: Event): Promise<void> => {
    // Chromium reports a move of no distance where a page appears below a pointer that rests.
    const rests = event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (rests) return;
    controller.abort();
    const start = await load();
    await start();
    pressed?.click();
  };
  for (const name of inputs) document.addEventListener(name, hydrate, { passive: true, signal });
};

export default firstInput;
