const opener = '[data-search-open]';
const load = () => import('./dialog.client.ts');

const isOnOpener = ({ target }: Event): boolean => target instanceof Element && target.closest(opener) !== null;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

async function prepare(event: Event): Promise<void> {
  if (!isOnOpener(event)) return;
  const dialog = await load().catch(() => undefined);
  await dialog?.prepareSearch().catch(() => undefined);
}

async function open(event: Event): Promise<void> {
  event.preventDefault();
  try {
    const { openSearch } = await load();
    await openSearch();
  } catch {
    // Without the dialog there is still the page of results.
    const link = document.querySelector<HTMLAnchorElement>(`a${opener}`);
    if (link) location.assign(link.href);
  }
}

/** The search costs a page nothing until the reader reaches for it: pointer or focus on the button, `/`, Ctrl/⌘ K. */
export function startSearch(): void {
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  const onClick = (event: MouseEvent): void => {
    const inThisTab = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (inThisTab && isOnOpener(event)) open(event);
  };
  // Before the router, which would follow the link.
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event.target);
    if (isCommand || isSlash) open(event);
  });
}
