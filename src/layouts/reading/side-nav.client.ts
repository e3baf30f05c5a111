import { desktop, onClick, onPage } from '../../ui/browser/dom.client.ts';
import { readStored, writeStored } from '../../ui/browser/storage.client.ts';

const remembered = (): Set<string> => new Set((readStored('sidebar-open') ?? '').split(' ').filter(Boolean));

function remember(key: string, open: boolean): void {
  const keys = remembered();
  if (open) keys.add(key);
  else keys.delete(key);
  writeStored('sidebar-open', keys.size ? [...keys].join(' ') : null);
}

/** Not `scrollIntoView`: it would move the starting point of the Tab key as well. */
function bringIntoSight(entry: Element | null): void {
  const box = entry?.closest('.reading-side-inner');
  if (!entry || !box) return;
  const [inner, outer] = [entry.getBoundingClientRect(), box.getBoundingClientRect()];
  // At the top of the page the announcement pushes the end of the box out of a low window.
  const bottom = Math.min(outer.bottom, innerHeight);
  box.scrollTop += Math.max(0, inner.bottom - bottom) + Math.min(0, inner.top - outer.top);
}

const sideNav = (): HTMLElement | null => document.getElementById('side-nav');

/** On small screens the side navigation is a popover, which the platform opens and closes. */
function startDrawer(): void {
  if ('popover' in HTMLElement.prototype) desktop.addEventListener('change', () => sideNav()?.hidePopover());
  else onClick('[popovertarget="side-nav"]', () => sideNav()?.scrollIntoView());
}

export function startSideNav(): void {
  onClick('[data-category] > summary', ({ parentElement }) => {
    // It opens or closes after the click.
    if (parentElement instanceof HTMLDetailsElement)
      remember(parentElement.dataset.category ?? '', !parentElement.open);
  });
  onClick('[data-sidebar-collapse]', () => {
    const hidden = document.documentElement.toggleAttribute('data-sidebar-hidden');
    writeStored('sidebar-hidden', hidden ? '1' : null);
  });
  onPage(() => {
    const keys = remembered();
    for (const branch of document.querySelectorAll<HTMLDetailsElement>('[data-category]'))
      if (keys.has(branch.dataset.category ?? '')) branch.open = true;
    if (desktop.matches) bringIntoSight(document.querySelector('[data-side-nav] [aria-current="page"]'));
  });
  startDrawer();
}
