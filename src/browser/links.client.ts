import { leadsOut } from './dom.client.ts';
import { isLoaded, whenLoaded } from './loaded.client.ts';
import { onFirstInput } from './on-first-input.client.ts';
import { beginProgress, endProgress } from './progress.client.ts';

/** A link of this site that a plain click follows in this window. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const leadsElsewhere = !link?.href || leadsOut(link) || link.hasAttribute('download');
  return leadsElsewhere || !['', '_self'].includes(link.target) ? undefined : link;
}

type Router = typeof import('./router/router.client.ts');
let router: Promise<Router> | undefined;

declare global {
  interface Window {
    /** Until then, first-paint.inline.js loads a page of the router's that the reader goes back to. */
    hasRouter?: boolean;
  }
}

/** Not before the page is loaded: the router would take that for the arrival of another. */
function loadRouter(): Promise<Router> {
  router ??= new Promise<void>(whenLoaded).then(async () => {
    // The router would take what it kept of this page before a reload for its own, and scroll to where that stood.
    if (history.state) history.replaceState(null, '');
    const loaded = await import('./router/router.client.ts');
    window.hasRouter = true;
    return loaded;
  });
  return router;
}

/** Shows a page, or a place on this one, without leaving the document. */
export async function open(address: string, link?: HTMLAnchorElement): Promise<void> {
  if (!window.hasRouter) beginProgress();
  try {
    const { show } = await loadRouter();
    endProgress();
    void show(address, link);
  } catch {
    location.assign(address);
  }
}

/**
 * Hands clicks on links to the router. That comes with the reader's first sign: before, nobody follows a link, and a page
 * opens with four kilobytes less. As long as the page itself is being loaded, links are the browser's.
 */
export function startLinks(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
    if (!link || opensElsewhere || event.defaultPrevented || !isLoaded()) return;
    event.preventDefault();
    void open(link.href, link);
  });

  onFirstInput(() => {
    loadRouter().catch(() => {
      // The click will ask for it again, and leave the link to the browser if that fails, too.
      router = undefined;
    });
  });
}
