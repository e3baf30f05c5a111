import { onClick } from '../../browser/dom.client.ts';

/** The larger picture, at the size it has, so that nothing jumps while it arrives. */
function largerOf(link: HTMLAnchorElement): HTMLImageElement {
  const image = new Image();
  const [width = 0, height = 0] = (link.dataset.zoom ?? '').split('x').map(Number);
  image.width = width;
  image.height = height;
  image.alt = link.querySelector('img')?.alt ?? '';
  image.src = link.href;
  return image;
}

// A link to the file; with script the file opens over the page. Escape and focus are the dialog's own.
onClick('a[data-zoom]', (link, event) => {
  const dialog = link.closest('figure')?.querySelector<HTMLDialogElement>('[data-zoom-dialog]');
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
  if (!dialog || !(link instanceof HTMLAnchorElement) || opensElsewhere) return;
  event.preventDefault();
  dialog.querySelector('img')?.remove();
  dialog.append(largerOf(link));
  dialog.addEventListener('close', () => link.focus({ preventScroll: true }), { once: true });
  dialog.showModal();
});

// The picture, what is around it, and the button: wherever the reader presses, the picture goes.
onClick('[data-zoom-dialog]', (dialog) => {
  if (dialog instanceof HTMLDialogElement) dialog.close();
});
