import { onClick, onPage } from './dom.client.ts';
import { readStored, writeStored } from './storage.client.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : systemDark.matches;
}

function label(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-toggle]')) {
    button.setAttribute('aria-label', (isDark() ? button.dataset.toLight : button.dataset.toDark) ?? '');
  }
}

export function startTheme(): void {
  onClick('[data-theme-toggle]', () => {
    const next = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    writeStored('theme', next);
    label();
  });
  systemDark.addEventListener('change', label);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'theme' || !document.querySelector('[data-theme-toggle]')) return;
    if (newValue) document.documentElement.dataset.theme = newValue;
    else delete document.documentElement.dataset.theme;
    label();
  });
  // The next document arrives without what the first-paint script did to this one.
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    const root = newDocument.documentElement;
    const { theme, dismissed, sidebarHidden } = document.documentElement.dataset;
    root.classList.add('js');
    if (!root.dataset.theme && theme) root.dataset.theme = theme;
    if (dismissed !== undefined) root.dataset.dismissed = dismissed;
    if (sidebarHidden !== undefined) root.dataset.sidebarHidden = sidebarHidden;
  });
  onPage(label);
  if (readStored('theme') && !document.querySelector('[data-theme-toggle]')) writeStored('theme', null);
}
