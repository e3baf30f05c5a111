import type { Page, Request } from '@playwright/test';

/** Moments a test can wait for. None of them is a number of milliseconds: how fast the machine is does not matter. */

/**
 * Two frames have been drawn and the browser has been idle: what observes the page or waits for a quiet moment has run.
 * A test that begins with a key waits for it, too: Chromium drops what is typed before it has drawn the page at all.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    // Now and then Chromium offers no idle moment before the next frame, and a page at rest has none: frames are asked for.
    let next = 0;
    const ask = (): void => {
      next = requestAnimationFrame(ask);
    };
    ask();
    await new Promise<IdleDeadline>((resolve) => {
      requestIdleCallback(resolve);
    });
    cancelAnimationFrame(next);
  });

export interface Requests {
  /** Paths of all requests so far. */
  paths: string[];
  /** Everything the page has asked for up to now has been answered. */
  ended: () => Promise<void>;
  /** The page is loaded and at rest, and everything it asked for has been answered. */
  settled: () => Promise<void>;
}

/** Follows what a page asks for; to be called before the page is opened. */
export function followRequests(page: Page): Requests {
  const paths: string[] = [];
  const underWay = new Set<Request>();
  let oneEnded = Promise.withResolvers<void>();
  const end = (request: Request): void => {
    underWay.delete(request);
    oneEnded.resolve();
    oneEnded = Promise.withResolvers();
  };
  page.on('request', (request) => {
    paths.push(new URL(request.url()).pathname);
    underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const ended = async (): Promise<void> => {
    while (underWay.size > 0) await oneEnded.promise;
  };
  const settled = async (): Promise<void> => {
    await page.waitForLoadState('load');
    let seen: number;
    do {
      seen = paths.length;
      await ended();
      // An answer may ask for more: a script for what it imports.
      await atRest(page);
    } while (paths.length > seen);
  };
  return { paths, ended, settled };
}
