import { desktop, onClick, onPage } from './dom.client.ts';
import { whenParsed, whenStyled } from './loaded.client.ts';
import { readStored, writeStored } from './storage.client.ts';

/** What the list of a branch says, at `<key>.json` below the address in `data-side-nav`. */
export interface FragmentItem {
  label: string;
  href: string;
  /** A category inside the category. */
  category?: { key: string; toggle: string };
}

const toggles = '[data-side-nav] button[aria-expanded]';

const remembered = (): Set<string> => new Set((readStored('sidebar-open') ?? '').split(' ').filter(Boolean));

function remember(key: string, open: boolean): void {
  const keys = remembered();
  if (open) keys.add(key);
  else keys.delete(key);
  writeStored('sidebar-open', keys.size ? [...keys].join(' ') : null);
}

/** The same elements as in SideNav.tsx. */
function listOf(items: FragmentItem[]): HTMLUListElement {
  const list = document.createElement('ul');
  for (const item of items) {
    const entry = document.createElement('li');
    const link = document.createElement('a');
    link.href = item.href;
    link.textContent = item.label;
    if (item.category) {
      entry.dataset.category = item.category.key;
      const row = document.createElement('div');
      const toggle = document.createElement('button');
      toggle.type = 'button';
      toggle.setAttribute('aria-expanded', 'false');
      toggle.setAttribute('aria-label', item.category.toggle);
      row.append(link, toggle);
      entry.append(row);
    } else {
      entry.append(link);
    }
    list.append(entry);
  }
  return list;
}

async function open(category: HTMLElement, toggle: HTMLElement): Promise<void> {
  const lists = category.closest<HTMLElement>('[data-side-nav]')?.dataset.sideNav;
  if (lists && !category.querySelector('ul')) {
    toggle.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(`${lists}${category.dataset.category}.json`);
      if (!response.ok) throw new Error(response.statusText);
      const items: FragmentItem[] = await response.json();
      category.append(listOf(items));
    } catch {
      // The overview page lists the same pages.
      const overview = category.querySelector('a')?.href;
      if (overview) location.href = overview;
      return;
    } finally {
      toggle.removeAttribute('aria-busy');
    }
  }
  const list = category.querySelector('ul');
  if (list) list.hidden = false;
  toggle.setAttribute('aria-expanded', 'true');
}

function startDrawer(): void {
  const dialog = (): HTMLDialogElement | null => document.querySelector('[data-sidebar-dialog]');
  const content = (): HTMLElement | null => document.querySelector('[data-side-nav-content]');
  // One list for both places: it moves into the dialog while that is open, with what stands above it.
  const home = (): void => {
    const place = document.querySelector('[data-side-nav-place]');
    const element = content();
    if (place && element && element.parentElement !== place) place.append(element);
  };
  onClick('[data-sidebar-open]', (_link, event) => {
    const element = content();
    const drawer = dialog();
    if (!element || !drawer) return;
    event.preventDefault();
    event.stopPropagation();
    drawer.querySelector('[data-drawer-body]')?.append(element);
    drawer.showModal();
    drawer.addEventListener('close', home, { once: true });
  });
  desktop.addEventListener('change', home);
}

/** Not `scrollIntoView`: where it leads, Tab goes on, and the reader who has just come begins at the top of the page. */
function bringIntoSight(entry: Element | null): void {
  const box = entry?.closest('.reading-side-inner');
  if (!entry || !box) return;
  const [inner, outer] = [entry.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += Math.max(0, inner.bottom - outer.bottom) + Math.min(0, inner.top - outer.top);
}

export function startSideNav(): void {
  onClick(toggles, (toggle) => {
    const category = toggle.closest<HTMLElement>('[data-category]');
    if (!category) return;
    const opening = toggle.getAttribute('aria-expanded') !== 'true';
    remember(category.dataset.category ?? '', opening);
    if (opening) {
      void open(category, toggle);
      return;
    }
    const list = category.querySelector('ul');
    if (list) list.hidden = true;
    toggle.setAttribute('aria-expanded', 'false');
  });
  onClick('[data-sidebar-collapse]', () => {
    const root = document.documentElement;
    const hidden = root.dataset.sidebarHidden === undefined;
    if (hidden) root.dataset.sidebarHidden = '';
    else delete root.dataset.sidebarHidden;
    writeStored('sidebar-hidden', hidden ? '1' : null);
  });
  onPage(() => {
    for (const key of remembered()) {
      const category = document.querySelector<HTMLElement>(`[data-side-nav] [data-category="${CSS.escape(key)}"]`);
      const toggle = category?.querySelector<HTMLElement>('button');
      if (category && toggle && toggle.getAttribute('aria-expanded') !== 'true') void open(category, toggle);
    }
  }, whenParsed);
  onPage(() => {
    if (desktop.matches) bringIntoSight(document.querySelector('[data-side-nav] [aria-current="page"]'));
  }, whenStyled);
  startDrawer();
}
