import { desktop, onClick } from '../ui/browser/dom.client.ts';

const drawer = (): HTMLDialogElement | null => document.querySelector('[data-menu-dialog]');
const closeDrawer = (): void => drawer()?.close();

/**
 * The mobile menu is a modal dialog: the platform traps focus, closes on Escape and makes the page inert. Its buttons carry
 * `command`: where the browser does not know it, the clicks do the same here.
 */
function startDrawer(): void {
  onClick('[data-menu-open]', () => drawer()?.showModal());
  onClick('[data-menu-close], [data-menu-dialog] a[href]', closeDrawer);
  onClick('[data-menu-dialog]', (dialog, event) => {
    if (event.target === dialog) closeDrawer();
  });
  desktop.addEventListener('change', closeDrawer);
  addEventListener('popstate', closeDrawer);
}

/** Menus that are disclosures of the platform: they also close when the reader goes elsewhere. */
function startDisclosures(): void {
  const closeUnlessIn = (target: EventTarget | null): void => {
    if (!(target instanceof Node)) return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (!menu.contains(target)) menu.open = false;
    }
  };
  document.addEventListener('click', ({ target }) => closeUnlessIn(target));
  // Choosing an entry closes the menu; a button would lose the focus with it.
  onClick('details[data-menu] :is(a[href], button)', (chosen) => {
    const menu = chosen.closest('details');
    menu?.removeAttribute('open');
    if (chosen.localName === 'button') menu?.querySelector('summary')?.focus();
  });
  document.addEventListener('focusin', ({ target }) => closeUnlessIn(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      const inside = menu.contains(document.activeElement);
      menu.open = false;
      if (inside) menu.querySelector('summary')?.focus();
    }
  });
}

export function startMenus(): void {
  startDrawer();
  startDisclosures();
}
