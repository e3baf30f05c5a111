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

/** One sign for each item, `1` for a tick; nothing when there is none. */
function keep(list: HTMLElement): void {
  const ticks = boxesIn(list).map(({ checked }) => Number(checked));
  writeStored(keyOf(list), ticks.includes(1) ? ticks.join('') : null);
  showProgress(list);
}

/** A list that has got more or fewer items since is another list: its ticks would stand at the wrong ones. */
function restore(list: HTMLElement): void {
  const boxes = boxesIn(list);
  // By a reader who was faster than this script, or by a browser that restores the boxes of a reloaded page by itself.
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
// As soon as the boxes are there: one that changes under the reader's finger would be unticked by it.
onPage(() => {
  for (const list of document.querySelectorAll<HTMLElement>('[data-checklist]')) restore(list);
});
