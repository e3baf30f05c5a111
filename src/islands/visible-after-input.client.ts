import type { ClientDirective } from 'astro';
import { onFirstInput } from '../browser/on-first-input.client.ts';
import { keepFields } from './kept-fields.client.ts';
import { keepClick, wakeIsland } from './wake.client.ts';

/**
 * `client:visibleAfterInput`: for islands that do something by themselves. They wake when they are in sight and the reader has
 * given a first sign of being there, so that React never runs while the page is still appearing on a slow phone.
 */
const visibleAfterInput: ClientDirective = (load, _options, element) => {
  keepFields(element);
  const repeatClick = keepClick(element);
  let [seen, present] = [false, false];
  const wakeIfReady = async (): Promise<void> => {
    if (seen && present && (await wakeIsland(element, load))) repeatClick();
  };
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    seen = true;
    void wakeIfReady();
  });
  onFirstInput(() => {
    present = true;
    void wakeIfReady();
  });
  // The element itself has no box.
  for (const child of element.children) sight.observe(child);
};

export default visibleAfterInput;
