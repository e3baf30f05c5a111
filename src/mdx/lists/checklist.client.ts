import { onClick, onPage } from '../../ui/browser/dom.client.ts';
import { readStored, type StorageKey, writeStored } from '../../ui/browser/storage.client.ts';

const boxesIn = (list: HTMLElement): HTMLInputElement[] => [
  ...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
];
const keyOf = (list: HTMLElement): StorageKey => `checklist:${list.dataset.checklist}`;

function showProgress(list: HTMLElement): void {
  const shown = list.querySelector<HTMLElement>('[data-checklist-progress]');
  const done = boxesIn(list).filter(({ checked }) => checked).length;
  if (shown) shown.textContent = (shown.dataset.checklistProgress ?? '').replace('{done}', String(done));
}

/** Stored as one character per item, e.g. `0110`; removed if no item is ticked. */
function keep(list: HTMLElement): void {
  const ticks = boxesIn(list).map(({ checked }) => Number(checked));
  writeStored(keyOf(list), ticks.includes(1) ? ticks.join('') : null);
  showProgress(list);
}

/** Ticks of a list whose number of items has changed are dropped: they would be at the wrong items. */
function restore(list: HTMLElement): void {
  const boxes = boxesIn(list);
  // Ticked before this script ran, or restored by the browser on reload.
  const isTicked = boxes.some(({ checked }) => checked);
  const ticks = readStored(keyOf(list)) ?? '';
  if (ticks.length === boxes.length) for (const [index, box] of boxes.entries()) box.checked ||= ticks[index] === '1';
  if (isTicked) keep(list);
  else showProgress(list);
}

document.addEventListener('change', ({ target }) => {
  const list = target instanceof Element ? target.closest<HTMLElement>('[data-checklist]') : null;
  if (list) keep(list);
});
onClick('[data-checklist-reset]', (button) => {
  const list = button.closest<HTMLElement>('[data-checklist]');
  if (!list) return;
  for (const box of boxesIn(list)) box.checked = false;
  keep(list);
});
// As early as possible: restoring a tick just before a click on its box would make the click remove it.
onPage(() => {
  for (const list of document.querySelectorAll<HTMLElement>('[data-checklist]')) restore(list);
});
