import { leadsOut } from './dom.client.ts';

/** Long enough that crossing a link on the way elsewhere fetches nothing. */
const delay = 80;

/** What browsers that know it say about the line; TypeScript does not know it. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType } = { saveData: false, effectiveType: '', ...connection };
  return saveData || effectiveType.endsWith('2g');
}

const fetched = new Set<string>();

function prefetch(to: HTMLAnchorElement): void {
  const address = to.pathname + to.search;
  const isHere = address === location.pathname + location.search;
  if (leadsOut(to) || isHere || fetched.has(address) || savesData()) return;
  fetched.add(address);
  const link = document.createElement('link');
  // Safari has no such links; a request of low weight fills its cache as well.
  if (!link.relList.supports('prefetch')) {
    fetch(address, { priority: 'low' }).catch(() => {});
    return;
  }
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}

/**
 * Pages are fetched when a link is pointed at or focused, unless the reader saves data or the line is slow. Not by
 * Astro's own watcher, which fetches on mouse-down even then.
 */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !('noPrefetch' in link.dataset)) timer = setTimeout(() => prefetch(link), delay);
  };
  for (const name of ['mouseover', 'focusin'] as const) document.addEventListener(name, begin, { passive: true });
  for (const name of ['mouseout', 'focusout'] as const) {
    document.addEventListener(name, () => clearTimeout(timer), { passive: true });
  }
}
