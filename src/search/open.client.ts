const opener = '[data-search-open]';
const load = () => import('./dialog.client.ts');

const dialogOfPage = () => document.querySelector<HTMLDialogElement>('[data-search-dialog]');

const isOnOpener = ({ target }: Event): boolean => target instanceof Element && target.closest(opener) !== null;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

async function prepare(event: Event): Promise<void> {
  if (!isOnOpener(event)) return;
  const code = await load().catch(() => undefined);
  await code?.prepareSearch().catch(() => undefined);
}

/** Opens the dialog before its code has loaded and accepts typing; the search is then placed into it. */
async function open(event: Event): Promise<void> {
  const dialog = dialogOfPage();
  if (!dialog) return;
  event.preventDefault();
  if (!dialog.open) dialog.showModal();
  try {
    const { showSearch } = await load();
    await showSearch(dialog);
  } catch {
    const note = dialog.querySelector<HTMLElement>('[data-failed]');
    const form = dialog.querySelector('form');
    // Offline nothing takes the page away. Else there is still the page of results.
    if (!navigator.onLine && note) note.textContent = note.dataset.failed ?? '';
    else if (dialog.open) form?.submit();
  }
}

/** The search costs a page nothing until the reader reaches for it: pointer or focus on the button, `/`, Ctrl/⌘ K. */
export function startSearch(): void {
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  const onClick = (event: MouseEvent): void => {
    const inThisTab = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (inThisTab && isOnOpener(event)) open(event);
    // A click outside the box hits the dialog itself.
    const dialog = dialogOfPage();
    if (dialog && event.target === dialog) dialog.close();
  };
  const onComposition = ({ type }: Event): void => {
    dialogOfPage()?.toggleAttribute('data-composing', type === 'compositionstart');
  };
  document.addEventListener('compositionstart', onComposition);
  document.addEventListener('compositionend', onComposition);
  // Before the router, which would follow the link.
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event.target);
    if (isCommand || isSlash) open(event);
  });
}
