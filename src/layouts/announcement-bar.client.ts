import { onClick } from '../ui/browser/dom.client.ts';
import { readStored, writeStored } from '../ui/browser/storage.client.ts';

/** Number of dismissals that are stored; older ones are dropped. */
const remembered = 20;

/** Ids in the order they were dismissed, separated by spaces; first-paint.inline.js reads the same. */
function remember(id: string): void {
  const others = (readStored('announcement') ?? '').split(' ').filter((one) => one && one !== id);
  writeStored('announcement', [...others, id].slice(-remembered).join(' '));
}

export function startAnnouncement(): void {
  onClick('[data-announcement-close]', () => {
    const root = document.documentElement;
    root.dataset.dismissed = '';
    if (root.dataset.announcement) remember(root.dataset.announcement);
    // The focused button is gone with the bar: continue at the top of the page.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
