import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../scripts/port.ts';

/** Adds up how far things move on each page while it loads; to be called before one is opened. */
export const followShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOn = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => Reflect.get(window, 'shift')));

/** About the shift of one line of text by its height. */
export const still = 0.002;

/** A page that comes as a test sends it. */
export interface ComingPage {
  html: string;
  /** Fulfilled when the pieces received so far have been painted. */
  send: (part: string) => Promise<void>;
  /** Sends the rest. */
  end: (rest: string) => Promise<void>;
}

/** A connection on which the HTML of a site arrives in pieces, and all else immediately. */
export interface SlowLine {
  open: (path: string) => Promise<ComingPage>;
  close: () => void;
}

export async function slowLine(page: Page, site: string | undefined): Promise<SlowLine> {
  let asked = Promise.withResolvers<{ html: string; response: ServerResponse }>();
  const server = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(new URL(url ?? '/', site));
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    if (headers['sec-fetch-dest'] === 'document') asked.resolve({ html: await answer.text(), response });
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const origin = `http://localhost:${await listen(server, 0)}`;
  return {
    open: async (path) => {
      asked = Promise.withResolvers();
      const opened = page.goto(origin + path, { waitUntil: 'commit' });
      const { html, response } = await asked.promise;
      return {
        html,
        send: async (part) => {
          response.write(part);
          await opened;
          await page.evaluate(() => new Promise(requestAnimationFrame));
        },
        end: async (rest) => {
          response.end(rest);
          await page.waitForLoadState();
        },
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
