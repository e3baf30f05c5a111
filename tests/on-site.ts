import { test } from '@playwright/test';
import { listen } from '../scripts/port.ts';
import { createSiteServer, localAddress } from '../scripts/serve.ts';
import type { Site } from './sites.ts';

/**
 * Tests on a site without a server in playwright.config.ts: each worker starts one. Where the site has a base,
 * addresses are written relative to it: `docs/intro`.
 */
export const testOn = ({ dist }: Site) =>
  test.extend<object, { origin: string }>({
    origin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter what a fixture needs.
      async ({}, use) => {
        const server = createSiteServer(dist);
        await use(`http://localhost:${await listen(server, 0)}`);
        server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ origin }, use) => use(localAddress(dist, Number(new URL(origin).port))),
  });
