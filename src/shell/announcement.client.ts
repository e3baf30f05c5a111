import { writeStored } from '../lib/storage.ts';
import { onClick } from './dom.client.ts';

export function startAnnouncement(): void {
  onClick('[data-announcement-close]', () => {
    const root = document.documentElement;
    root.dataset.dismissed = '';
    writeStored('announcement', root.dataset.announcement ?? null);
    // The focused button is gone with the bar: continue at the top of the page.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
