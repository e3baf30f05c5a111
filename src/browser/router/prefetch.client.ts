import { leadsOut } from '../dom.client.ts';
import { whenIdle } from '../when-idle.client.ts';
import { savesData, textAt } from './fetch.client.ts';
import { commonSheet, loaded, newStyles, takeCommonSheet } from './styles.client.ts';

/** Long enough that crossing a link on the way elsewhere fetches nothing. */
const delay = 80;
/** As long as browsers show what they have prefetched without asking the server again. */
const freshFor = 5 * 60_000;
/** A page that waits is a whole document in memory: those pointed at last. */
const mostPages = 4;

const addressOf = ({ pathname, search }: HTMLAnchorElement | URL | Location): string => pathname + search;

/** Undefined where it is none of this site. */
function read(text: string): Document | undefined {
  const next = new DOMParser().parseFromString(text, 'text/html');
  if (!next.querySelector('[name="astro-view-transitions-enabled"]')) return undefined;
  // A parser does not know that scripts run here; as Astro's router does.
  for (const part of next.querySelectorAll('noscript')) part.remove();
  return next;
}

interface ComingPage {
  hasCome: Promise<boolean>;
  /** Waits for it, and reads it once. Undefined: the router shall fetch it by itself. */
  document(): Promise<Document | undefined>;
}

function fetchPage(address: string, options: RequestInit): ComingPage {
  const text = textAt(address, options);
  void commonSheet();
  let page: Document | undefined;
  return {
    hasCome: text.then(Boolean),
    document: async () => {
      const html = await text;
      if (html) page ??= read(html);
      return page;
    },
  };
}

/** With the styles it needs. */
async function readAhead(page: ComingPage): Promise<void> {
  const next = await page.document();
  if (!next) return;
  await takeCommonSheet(next);
  for (const href of newStyles(next)) void textAt(href, { priority: 'low' });
}

/** Those pointed at. */
const pagesAhead = new Map<string, ComingPage>();

function prefetch(to: HTMLAnchorElement, signal: AbortSignal | null = null): void {
  const address = addressOf(to);
  if (leadsOut(to) || address === addressOf(location) || pagesAhead.has(address) || savesData()) return;
  const page = fetchPage(address, { priority: 'low', signal });
  pagesAhead.set(address, page);
  void page.hasCome.then((is) => (is ? whenIdle(() => readAhead(page)) : pagesAhead.delete(address)));
  setTimeout(() => pagesAhead.delete(address), freshFor);
  const [oldest] = pagesAhead.keys();
  if (oldest !== undefined && pagesAhead.size > mostPages) pagesAhead.delete(oldest);
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !('noPrefetch' in link.dataset) ? link : null;
};

/**
 * Pages are fetched when a link is pointed at or focused, unless the reader saves data or the line is slow, and read
 * while nothing else is to be done: the click only shows them. Not by Astro's own watcher, which fetches on mouse-down
 * even while the reader saves data, and leaves the reading to the click.
 */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (target: EventTarget | null): void => {
    clearTimeout(timer);
    const link = linkAt(target);
    if (link) timer = setTimeout(() => prefetch(link), delay);
  };
  for (const name of ['mouseover', 'focusin'] as const) {
    document.addEventListener(name, ({ target }) => begin(target), { passive: true });
  }
  for (const name of ['mouseout', 'focusout'] as const) {
    document.addEventListener(name, () => clearTimeout(timer), { passive: true });
  }

  begin(document.querySelector('a:hover, a:focus'));

  // A finger points only when it presses: the tenth of a second until it lifts is won, unless it scrolls.
  let touch = new AbortController();
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = event.pointerType === 'touch' ? linkAt(event.target) : null;
      touch = new AbortController();
      if (link) prefetch(link, touch.signal);
    },
    { passive: true },
  );
  document.addEventListener('pointercancel', () => touch.abort(), { passive: true });

  document.addEventListener('astro:before-preparation', (event) => {
    // After a tap browsers also report a pointer, at the very moment of the click.
    clearTimeout(timer);
    if (event.formData) return;
    const address = addressOf(event.to);
    const page = pagesAhead.get(address) ?? fetchPage(address, { signal: event.signal });
    // The document that is shown is taken apart for it.
    pagesAhead.delete(address);
    const loadByRouter = event.loader;
    event.loader = async () => {
      const next = await page.document();
      if (!next) return loadByRouter();
      await takeCommonSheet(next);
      await Promise.all(newStyles(next).map(loaded));
      event.newDocument = next;
    };
  });
}
