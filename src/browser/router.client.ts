import { navigate } from 'astro:transitions/client';
import { leadsOut } from './dom.client.ts';

/** A link of this site that a plain click follows in this window. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const leadsElsewhere = !link?.href || leadsOut(link) || link.hasAttribute('download');
  return leadsElsewhere || !['', '_self'].includes(link.target) ? undefined : link;
}

/**
 * Hands clicks on links to Astro's router, as its `<ClientRouter>` does. That component brings a script of its own for
 * it, which also watches links to prefetch and forms; here everything the page runs comes in one file, and forms are
 * left to the browser.
 */
export function startRouter(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.href, { sourceElement: link });
  });
}
