import { onClick } from './dom.client.ts';

const desktop = matchMedia('(min-width: 996px)');
const dialogs = '[data-menu-dialog], [data-sidebar-dialog]';

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(dialogs)) dialog.close();
}

/** The mobile menu is a modal dialog: the platform traps focus, closes on Escape and makes the page inert. */
export function startMenus(): void {
  onClick('[data-menu-open]', () => document.querySelector<HTMLDialogElement>('[data-menu-dialog]')?.showModal());
  onClick('[data-menu-close]', closeDialogs);
  onClick(`${dialogs.replaceAll(']', '] a[href]')}`, closeDialogs);
  onClick(dialogs, (dialog, event) => {
    if (event.target === dialog) closeDialogs();
  });
  desktop.addEventListener('change', closeDialogs);

  const openMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('details[data-menu][open]');
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
