import { leadsOut } from '../dom.client.ts';
import { whenIdle } from '../when-idle.client.ts';

/** Long enough that crossing a link on the way elsewhere fetches nothing. */
const delay = 80;
/** As long as browsers show what they have prefetched without asking the server again. */
const freshFor = 5 * 60_000;
/** A page that waits is a whole document in memory: those pointed at last. */
const mostPages = 4;

/** What browsers that know it say about the line; TypeScript does not know it. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType } = { saveData: false, effectiveType: '', ...connection };
  return saveData || effectiveType.endsWith('2g');
}

/** Waits for the page, and reads it if no idle moment came before. Undefined: the router shall fetch it by itself. */
type PageAhead = () => Promise<Document | undefined>;
const pagesAhead = new Map<string, PageAhead>();

const addressOf = ({ pathname, search }: HTMLAnchorElement | URL | Location): string => pathname + search;

/** Style sheets of the next page that this one does without. */
function newStyles(next: Document): string[] {
  const styles = (page: Document) =>
    [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
  const here = styles(document);
  return styles(next).filter((href) => !here.includes(href));
}

/**
 * Of a page or a style sheet. Undefined where the router knows better what to do: another kind of file, another
 * address, nothing at all.
 */
async function textAt(address: string, signal: AbortSignal | null = null): Promise<string | undefined> {
  try {
    const response = await fetch(address, { priority: 'low', signal });
    const isKnown =
      response.ok && !response.redirected && /^text\/(html|css)/.test(String(response.headers.get('content-type')));
    return isKnown ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function readAhead(text: string): Document {
  const next = new DOMParser().parseFromString(text, 'text/html');
  // A parser does not know that scripts run here; as Astro's router does.
  for (const part of next.querySelectorAll('noscript')) part.remove();
  for (const href of newStyles(next)) void textAt(href);
  return next;
}

function pageAt(address: string, signal?: AbortSignal): PageAhead {
  let page: Document | undefined;
  const text = textAt(address, signal);
  const read: PageAhead = async () => {
    const html = await text;
    if (html) page ??= readAhead(html);
    return page;
  };
  void text.then((html) => (html ? whenIdle(read) : pagesAhead.delete(address)));
  return read;
}

function prefetch(to: HTMLAnchorElement, signal?: AbortSignal): void {
  const address = addressOf(to);
  if (leadsOut(to) || address === addressOf(location) || pagesAhead.has(address) || savesData()) return;
  pagesAhead.set(address, pageAt(address, signal));
  setTimeout(() => pagesAhead.delete(address), freshFor);
  const [oldest] = pagesAhead.keys();
  if (oldest !== undefined && pagesAhead.size > mostPages) pagesAhead.delete(oldest);
}

/**
 * Until it has come, a style sheet put into the page would leave the text without style. Astro's router does the same for
 * pages it fetches itself, and keeps it to itself.
 */
const loaded = (href: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = href;
    link.onload = link.onerror = done;
    document.head.append(link);
  });

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
    const address = addressOf(event.to);
    const ahead = pagesAhead.get(address);
    if (!ahead) return;
    // The document that is shown is taken apart for it.
    pagesAhead.delete(address);
    const loadByRouter = event.loader;
    event.loader = async () => {
      const next = await ahead();
      if (!next) return loadByRouter();
      await Promise.all(newStyles(next).map(loaded));
      event.newDocument = next;
    };
  });
}
