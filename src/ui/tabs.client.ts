import { onClick, onPage } from './browser/dom.client.ts';
import { readStored, writeStored } from './browser/storage.client.ts';

const groups = (group: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`);

function select(tabs: HTMLElement, id: string): void {
  const buttons = [...tabs.querySelectorAll<HTMLElement>('[role="tab"]')];
  if (!buttons.some((button) => button.dataset.tab === id)) return;
  for (const button of buttons) {
    const selected = button.dataset.tab === id;
    button.setAttribute('aria-selected', String(selected));
    button.tabIndex = selected ? 0 : -1;
  }
  for (const panel of tabs.querySelectorAll<HTMLElement>('[data-tab-panel]')) {
    panel.toggleAttribute('data-active', panel.dataset.tabPanel === id);
  }
}

function choose(group: string, id: string): void {
  for (const tabs of groups(group)) select(tabs, id);
  writeStored(`tabs:${group}`, id);
}

/** Tabs of one group change together, and the choice is remembered. */
export function startTabs(): void {
  onClick('[role="tab"]', (button) => {
    const group = button.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
    if (group && button.dataset.tab) {
      const before = button.getBoundingClientRect().top;
      choose(group, button.dataset.tab);
      // Panels above may have changed height: keep the tab under the finger.
      scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
    }
  });
  document.addEventListener('keydown', (event) => {
    const button = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="tab"]') : null;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!button || !step) return;
    const all = [...(button.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const next = all.at((all.indexOf(button) + step) % all.length);
    event.preventDefault();
    next?.focus();
    next?.click();
  });
  onPage(() => {
    for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const stored = readStored(`tabs:${tabs.dataset.tabs ?? ''}`);
      if (stored) select(tabs, stored);
    }
  });
}
