import { whenIdle } from '../when-idle.client.ts';
import { receive, savesData } from './fetch.client.ts';

/**
 * Style sheets of the next page that this one does without; one that is still of no effect may not have come. As they are
 * written: a page that is not shown has no address of its own to complete them.
 */
export function newStyles(next: Document): string[] {
  const styles = (page: Document) =>
    [...page.querySelectorAll('link[rel="stylesheet"]:not([media])')].map((link) => String(link.getAttribute('href')));
  const here = styles(document);
  return styles(next).filter((href) => !here.includes(href));
}

let common: Promise<string | undefined> | undefined;

/**
 * The sheet that serves most pages (built-site/join-styles.ts). Fetched once, when the reader has given a first sign: from
 * then on, none of those it serves has to wait for a sheet of its own. Undefined where it is not to be had.
 */
export function commonSheet(priority: RequestPriority = 'auto'): Promise<string | undefined> {
  const href = document.querySelector<HTMLLinkElement>('link[data-common]')?.dataset.common;
  if (!href || savesData()) return Promise.resolve(undefined);
  common ??= receive(href, { priority }).then((hasCome) => {
    if (hasCome) return href;
    common = undefined;
    return undefined;
  });
  return common;
}

/** Gives a page that is not shown yet the common sheet, unless the one it has of its own is here already. */
export async function takeCommonSheet(next: Document): Promise<void> {
  const link = next.querySelector<HTMLLinkElement>('link[data-covered]');
  if (!link || newStyles(next).length === 0) return;
  const href = await commonSheet();
  if (href && href === link.dataset.common) link.setAttribute('href', href);
}

/**
 * Puts the common sheet in the place of the one a page came with, while nothing else is to be done; it looks the same with
 * both. Reading tens of kilobytes of rules, and giving them to what stays of the page, takes a phone as long as the next
 * page itself: so it is done before the click.
 */
export async function changeToCommonSheet(): Promise<void> {
  const own = document.querySelector<HTMLLinkElement>('link[data-covered]');
  const href = own && (await commonSheet('low'));
  if (!href || !own.isConnected || own.getAttribute('href') === href) return;
  const sheet = document.importNode(own);
  sheet.setAttribute('href', href);
  // Loaded and read, but of no effect yet.
  sheet.media = 'not all';
  sheet.onload = () =>
    whenIdle(() => {
      // The reader may have gone on meanwhile.
      if (!own.isConnected || !sheet.isConnected) return;
      sheet.removeAttribute('media');
      own.remove();
    });
  own.before(sheet);
}

/**
 * Until it has come, a style sheet put into the page would leave the text without style. Astro's router does the same for
 * pages it fetches itself, and keeps it to itself.
 */
export const loaded = (href: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = href;
    link.onload = link.onerror = done;
    document.head.append(link);
  });
