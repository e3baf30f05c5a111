import { preloadIsland } from './preload-island.client.ts';

type Load = () => Promise<() => Promise<void>>;

/**
 * A click that comes before React listens would be lost: it is kept, and repeated on the same control by the function
 * this returns.
 */
export function keepClick(element: HTMLElement): () => void {
  let missed: HTMLElement | null = null;
  const keep = ({ target }: MouseEvent): void => {
    missed = target instanceof Element ? target.closest('button') : null;
  };
  element.addEventListener('click', keep, true);
  return () => {
    element.removeEventListener('click', keep, true);
    if (missed?.isConnected) missed.click();
  };
}

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
