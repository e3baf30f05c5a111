import { swapFunctions } from 'astro:transitions/client';

/** Touches only what differs: taking `lang` away and giving it back would cost new styles for the whole page. */
function takeAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames())
    if (!name.startsWith('data-astro-') && !from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** Parts stay, and become the new ones, as long as both have the same; from the first other on, the new ones come. */
function takeChildren(from: Element, to: Element): void {
  const next = [...from.childNodes];
  const old = [...to.childNodes];
  const others = old.findIndex(({ nodeName }, place) => nodeName !== next[place]?.nodeName);
  const staying = others < 0 ? old.length : others;
  for (const [place, part] of next.slice(0, staying).entries()) become(part, old[place]);
  for (const part of old.slice(staying)) part.remove();
  to.append(...next.slice(staying));
}

function become(next: ChildNode, old: ChildNode | undefined): void {
  if (!old || old.isEqualNode(next)) return;
  if (!(next instanceof Element && old instanceof Element)) old.nodeValue = next.nodeValue;
  // A script would not run again, and a page's own parts may keep more than shows.
  else if (next.matches('main, script')) swapFunctions.swapBodyElement(next, old);
  else {
    takeAttributes(next, old);
    takeChildren(next, old);
  }
}

/** Icons, manifest, color and style sheet are mostly the same: put in anew, the browser would look at each again. */
function takeHead(from: HTMLHeadElement, to: HTMLHeadElement): void {
  const coming = new Set(from.children);
  for (const old of [...to.children]) {
    const same = [...coming].find((next) => next.isEqualNode(old));
    if (same) coming.delete(same);
    else old.remove();
  }
  to.append(...coming);
}

/**
 * As Astro would, except that what surrounds the text stays where it is, drawn and laid out: of header and footer only
 * what differs is touched, such as the mark of the section. Nor is the page that goes styled once more on the way.
 */
export function swap(next: Document): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  // While its styles are as they were last drawn: to take the focus away, the browser wants them up to date.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  swapFunctions.deselectScripts(next);
  takeAttributes(next.documentElement, document.documentElement);
  // While the site is being written, Vite's styles come and go by rules of their own.
  if (import.meta.env.DEV) swapFunctions.swapHeadElements(next);
  else takeHead(next.head, document.head);
  takeAttributes(next.body, document.body);
  takeChildren(next.body, document.body);
}
