import { preloadIsland } from './preload-island.client.ts';

type Load = () => Promise<() => Promise<void>>;

/**
 * Brings an island to life. A built page holds the address of its properties instead of themselves
 * (built-site/island-props.ts): they are fetched while the code is on its way. Says whether it could be done; where it
 * could not, the page shows what it shows for code that cannot be loaded.
 */
export async function wakeIsland(element: HTMLElement, load: Load): Promise<boolean> {
  const address = element.dataset.props;
  if (address && !element.hasAttribute('props')) {
    preloadIsland(element);
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      element.setAttribute('props', await response.text());
    } catch (error) {
      element.dispatchEvent(
        new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true, detail: { error } }),
      );
      return false;
    }
  }
  const hydrate = await load();
  await hydrate();
  return true;
}
