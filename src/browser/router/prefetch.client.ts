import { leadsOut } from '../dom.client.ts';
import { whenIdle } from '../when-idle.client.ts';
import { receive, savesData } from './fetch.client.ts';
import { commonSheet, loaded, newStyles, takeCommonSheet } from './styles.client.ts';

/** Long enough that crossing a link on the way elsewhere fetches nothing. */
const delay = 80;
/** As long as browsers show what they have prefetched without asking the server again. */
const freshFor = 5 * 60_000;
/** A page that waits is a whole document in memory: those pointed at last. */
const mostPages = 4;

const addressOf = ({ pathname, search }: HTMLAnchorElement | URL | Location): string => pathname + search;

interface ComingPage {
  hasCome: Promise<boolean>;
  /** Reads what has come and whatever still comes. Undefined: the router shall fetch it by itself. */
  document(): Promise<Document | undefined>;
  giveUp(): void;
}

/** Once somebody waits for a page, it is read while it comes: with its last bytes, most of it is done. */
function fetchPage(address: string, priority: RequestPriority): ComingPage {
  const page = document.implementation.createHTMLDocument();
  // It would go on in the empty body otherwise.
  page.open();
  const controller = new AbortController();
  let unread: string[] = [];
  let read = (part: string): void => {
    unread.push(part);
  };
  const hasCome = receive(address, { priority, signal: controller.signal }, (part) => read(part));
  void commonSheet();
  const whole = async (): Promise<Document | undefined> => {
    read = (part) => page.write(part);
    read(unread.join(''));
    unread = [];
    const isWhole = await hasCome;
    page.close();
    // Not where it is none of this site.
    if (!isWhole || !page.head.querySelector('[name="astro-view-transitions-enabled"]')) return undefined;
    // A page that is not shown does not know that scripts run here; as Astro's router does.
    for (const part of page.querySelectorAll('noscript')) part.remove();
    return page;
  };
  let reading: ReturnType<typeof whole> | undefined;
  return {
    hasCome,
    document: () => {
      reading ??= whole();
      return reading;
    },
    giveUp: () => controller.abort(),
  };
}

/** With the styles it needs. */
async function readAhead(page: ComingPage): Promise<void> {
  const next = await page.document();
  if (!next) return;
  await takeCommonSheet(next);
  for (const href of newStyles(next)) void receive(href, { priority: 'low' });
}

/** Those pointed at, and the one that was clicked. */
const pagesAhead = new Map<string, ComingPage>();

/** Undefined where there is nothing to fetch. */
function fetchAhead(address: string, priority: RequestPriority): ComingPage | undefined {
  if (address === addressOf(location) || pagesAhead.has(address)) return undefined;
  const page = fetchPage(address, priority);
  pagesAhead.set(address, page);
  setTimeout(() => pagesAhead.get(address) === page && pagesAhead.delete(address), freshFor);
  const [oldest] = pagesAhead.keys();
  if (oldest !== undefined && pagesAhead.size > mostPages) pagesAhead.delete(oldest);
  return page;
}

function prefetch(to: HTMLAnchorElement): ComingPage | undefined {
  const address = addressOf(to);
  const page = leadsOut(to) || savesData() ? undefined : fetchAhead(address, 'low');
  void page?.hasCome.then((is) => (is ? whenIdle(() => readAhead(page)) : pagesAhead.delete(address)));
  return page;
}

/** For a click, as the first that is done: the router begins by noting where the page that goes stands, which takes time. */
export function request(address: string): void {
  const to = new URL(address, location.href);
  if (to.origin === location.origin) fetchAhead(addressOf(to), 'auto');
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
  let touched: ComingPage | undefined;
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = event.pointerType === 'touch' ? linkAt(event.target) : null;
      touched = link ? prefetch(link) : undefined;
    },
    { passive: true },
  );
  document.addEventListener('pointercancel', () => touched?.giveUp(), { passive: true });

  document.addEventListener('astro:before-preparation', (event) => {
    // After a tap browsers also report a pointer, at the very moment of the click.
    clearTimeout(timer);
    if (event.formData) return;
    const address = addressOf(event.to);
    const page = pagesAhead.get(address) ?? fetchPage(address, 'auto');
    event.signal.addEventListener('abort', page.giveUp);
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
