import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

/** The styles of a page and the policy that allows them, as `built-site/page-styles.ts` writes them. */
const ownStyles = /<meta http-equiv="Content-Security-Policy"[^>]*><style data-page-styles>(.*?)<\/style>/s;

const sheets = new WeakMap<Document, CSSStyleSheet>();
let current: CSSStyleSheet | undefined;

/**
 * Fetches the page a click leads to, as the router would, but takes the styles out before it is parsed: the policy of
 * the open page allows only its own. As an object they need no leave.
 */
async function load(event: TransitionBeforePreparationEvent): Promise<void> {
  const response = await fetch(event.to, { signal: event.signal }).catch(() => undefined);
  const address = new URL(response?.url || event.to);
  // The browser knows what to do with a file, another site or a line that is down.
  if (!response?.headers.get('content-type')?.startsWith('text/html') || address.origin !== event.to.origin) {
    event.preventDefault();
    return;
  }
  address.hash = event.to.hash;
  event.to = address;
  const sheet = new CSSStyleSheet();
  const html = (await response.text()).replace(ownStyles, (_, css) => {
    sheet.replaceSync(css);
    return '';
  });
  event.newDocument = new DOMParser().parseFromString(html, 'text/html');
  for (const part of event.newDocument.querySelectorAll('noscript')) part.remove();
  sheets.set(event.newDocument, sheet);
}

/** Exchanges the styles together with the elements. The dev server loads styles its own way. */
export function startPageStyles(): void {
  if (import.meta.env.DEV) return;
  document.addEventListener('astro:before-preparation', (event) => {
    event.loader = () => load(event);
  });
  document.addEventListener('astro:before-swap', (event) => {
    const { newDocument, swap } = event;
    event.swap = () => {
      swap();
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== current);
      current = sheets.get(newDocument);
      document.adoptedStyleSheets = current ? [current, ...others] : others;
    };
  });
}
