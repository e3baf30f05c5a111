import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags, findOrInstallBrowser } from '../tools/browser.ts';

/** A phone's window, as the budgets of the tests have it. */
const viewport = { width: 390, height: 844 };
export const slowdown = 4;
/** Milliseconds there and back, and bytes a second: Lighthouse's slow 4G. */
export const line = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };

export interface Visit {
  /** Of everything the page loads by itself, as it crosses the line: compressed, headers counted. */
  bytes: number;
  js: number;
  css: number;
  requests: number;
}

export interface Navigation {
  /** Milliseconds from the click to a frame with the new heading. */
  prefetched: number;
  cold: number;
}

/** Resolves when the page has asked for nothing for half a second. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
}

/** A new visitor each time; no address but this machine's can be reached. */
async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: [...browserFlags, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

export const measureVisit = (url: string): Promise<Visit> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const types = new Map<string, string>();
    const visit: Visit = { bytes: 0, js: 0, css: 0, requests: 0 };
    session.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      // Data addresses are finished without crossing the line.
      if (encodedDataLength === 0) return;
      visit.requests += 1;
      visit.bytes += encodedDataLength;
      if (type?.includes('javascript')) visit.js += encodedDataLength;
      if (type === 'text/css') visit.css += encodedDataLength;
    });
    const response = await page.goto(url);
    if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
    await quiet(page);
    return visit;
  });

/** What the measuring script keeps from one document to the next. */
const startKey = 'bench-start';
const titleKey = 'bench-title';
const timeKey = 'bench-time';

/**
 * In every document: notes the moment of the first frame in which the heading that is waited for stands. Works for a
 * router, which changes the document, and for a new document alike.
 */
function watchHeading([start, title, time]: readonly [string, string, string]): void {
  const look = (): void => {
    const wanted = sessionStorage.getItem(title);
    if (!wanted || sessionStorage.getItem(time)) return;
    // Some generators write invisible characters into their headings, or a link with a sign beside the text.
    if (!document.querySelector('h1')?.textContent?.includes(wanted)) return;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const began = Number(sessionStorage.getItem(start));
        const now = performance.timeOrigin + performance.now();
        if (!sessionStorage.getItem(time)) sessionStorage.setItem(time, String(now - began));
      };
      channel.port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  const noteStart = (): void => {
    if (!sessionStorage.getItem(start))
      sessionStorage.setItem(start, String(performance.timeOrigin + performance.now()));
  };
  addEventListener('click', noteStart, { capture: true });
  look();
}

/** One click on a slow phone. Prefetched: after the pointer has rested on the link and all it set off has arrived. */
async function clickOnce(
  context: BrowserContext,
  { from, to, title, prefetch }: { from: string; to: string; title: string; prefetch: boolean },
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(watchHeading, [startKey, titleKey, timeKey] as const);
  await page.goto(from);
  await quiet(page);
  const target = new URL(to, from).pathname.replace(/\/$/, '').replace(/\.html$/, '');
  // The link in the text, not the one of the sidebar or the pager, which not everybody has.
  const link = page.locator(`:is(main, article, .vp-doc) li a[href*="${target}"]`).last();
  // A reader is there: some fetch the code that follows links only then. In the corner, where no link is.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await quiet(page);
  if (prefetch) {
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await quiet(page);
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.throughput,
    uploadThroughput: line.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [titleKey, title] as const);
  if (prefetch) await link.click();
  // Where it is, far below the window: nothing has prefetched it, and no pointer comes near it before the click.
  else await link.evaluate((element) => element instanceof HTMLElement && element.click());
  const handle = await page.waitForFunction((key) => sessionStorage.getItem(key), timeKey, {
    polling: 50,
    timeout: 60_000,
  });
  const time = Number(await handle.jsonValue());
  await page.close();
  return time;
}

export const measureNavigation = (from: string, to: string, title: string): Promise<Navigation> =>
  withBrowser(async (browser) => {
    const measure = async (prefetch: boolean): Promise<number> => {
      const context = await browser.newContext({ viewport });
      try {
        return await clickOnce(context, { from, to, title, prefetch });
      } finally {
        await context.close();
      }
    };
    return { prefetched: await measure(true), cold: await measure(false) };
  });
