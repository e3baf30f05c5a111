import { navigate, swapFunctions } from 'astro:transitions/client';
import { leadsOut } from './dom.client.ts';

/** A link of this site that a plain click follows in this window. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const leadsElsewhere = !link?.href || leadsOut(link) || link.hasAttribute('download');
  return leadsElsewhere || !['', '_self'].includes(link.target) ? undefined : link;
}

/** Touches only what differs: taking `lang` away and giving it back would cost new styles for the whole page. */
function takeAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const name of to.getAttributeNames())
    if (!name.startsWith('data-astro-') && !from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/**
 * As Astro would, except that the page that goes is not styled and laid out once more on the way: it keeps the
 * attributes of its root, and has no focus that a browser would look after.
 */
function swap(next: Document): void {
  // While its styles are as they were last drawn: to take the focus away, the browser wants them up to date.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  swapFunctions.deselectScripts(next);
  takeAttributes(next.documentElement, document.documentElement);
  swapFunctions.swapHeadElements(next);
  swapFunctions.swapBodyElement(next.body, document.body);
}

/**
 * Hands clicks on links to Astro's router, as its `<ClientRouter>` does. That component brings a script of its own for
 * it, which also watches links to prefetch and forms; here everything the page runs comes in one file, and forms are
 * left to the browser.
 */
export function startRouter(): void {
  document.addEventListener('astro:before-swap', (event) => {
    event.swap = () => swap(event.newDocument);
  });
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.href, { sourceElement: link });
  });
}
