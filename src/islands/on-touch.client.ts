import type { ClientDirective } from 'astro';
import { keepFields } from './kept-fields.client.ts';
import { preloadIsland } from './preload-island.client.ts';
import { keepClick, wakeIsland } from './wake.client.ts';

const wakeUp = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * `client:onTouch`: the island sleeps as plain HTML until the reader touches it, so a docs page costs no React.
 * Hovering already fetches the code, so that the first click finds it there.
 */
const onTouch: ClientDirective = (load, _options, element) => {
  keepFields(element);
  const repeatClick = keepClick(element);
  const wake = async (): Promise<void> => {
    for (const name of wakeUp) element.removeEventListener(name, wake);
    if (await wakeIsland(element, load)) repeatClick();
  };
  element.addEventListener('pointerenter', () => preloadIsland(element), { once: true });
  for (const name of wakeUp) element.addEventListener(name, wake);
  // An address that holds values for the island (`?hub-power.phones=20`) shows them at once. The router writes the new
  // address after it has put the page in place.
  const named = element.querySelector<HTMLElement>('[data-address]')?.dataset.address;
  if (named) queueMicrotask(() => location.search.includes(`${named}.`) && void wake());
};

export default onTouch;
