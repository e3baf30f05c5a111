const opener = '[data-search-open]';
const load = () => import('./dialog.client.ts');

const openerOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(opener) : null;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

async function open(): Promise<void> {
  try {
    const { openSearch } = await load();
    await openSearch();
  } catch {
    // Without the dialog there is still the page of results.
    const link = document.querySelector(opener);
    if (link instanceof HTMLAnchorElement) location.assign(link.href);
  }
}

/** The search costs a page nothing until the reader reaches for it: pointer or focus on the button, `/`, Ctrl/⌘ K. */
export function startSearch(): void {
  const warmUp = (event: Event): void => {
    if (openerOf(event))
      load()
        .then(
          ({ prepareSearch }) => prepareSearch(),
          () => undefined,
        )
        .catch(() => undefined);
  };
  document.addEventListener('pointerover', warmUp, { passive: true });
  document.addEventListener('focusin', warmUp);
  // Before the router, which would follow the link.
  document.addEventListener(
    'click',
    (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || !openerOf(event)) return;
      event.preventDefault();
      open();
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    const wanted = command
      ? event.key.toLowerCase() === 'k' && !event.shiftKey
      : event.key === '/' && !isField(event.target);
    if (!wanted) return;
    event.preventDefault();
    open();
  });
}
