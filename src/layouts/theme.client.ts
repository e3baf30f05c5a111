import { onClick, onPage } from '../ui/browser/dom.client.ts';
import { readStored, writeStored } from '../ui/browser/storage.client.ts';

const choices = '[data-theme-choice]';
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Without a choice the stylesheet follows the system. */
function apply(theme: string | null): void {
  const root = document.documentElement;
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

function mark(): void {
  const now = document.documentElement.dataset.theme ?? 'system';
  for (const button of document.querySelectorAll<HTMLElement>(choices)) {
    button.setAttribute('aria-pressed', String(button.dataset.themeChoice === now));
  }
  // The bars of the browser follow the choice.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme = '' } = meta.dataset;
    meta.media = now === 'system' ? `(prefers-color-scheme: ${scheme})` : now === scheme ? 'all' : 'not all';
  }
}

/** The whole page fades from one mode to the other, where the browser can and the reader likes motion. */
function change(theme: string | null): void {
  if (!reducedMotion.matches && 'startViewTransition' in document) document.startViewTransition(() => apply(theme));
  else apply(theme);
}

export function startTheme(): void {
  onClick(choices, ({ dataset: { themeChoice = 'system' } }) => {
    const theme = themeChoice === 'system' ? null : themeChoice;
    writeStored('theme', theme);
    change(theme);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' && document.querySelector(choices)) apply(newValue);
  });
  // Keeps the menu in sync, also if another window changes the theme.
  new MutationObserver(mark).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  onPage(() => {
    mark();
    if (readStored('theme') && !document.querySelector(choices)) writeStored('theme', null);
  });
}
