/**
 * Milliseconds from a key to its results on a computer four times slower than the one the search was written on
 * (50 are allowed). Wants a machine with nothing else to do.
 *
 *   BASE_URL=http://localhost:4173 node bench/search-keys.ts
 */
import { chromium, type Page } from '@playwright/test';
import { browserFlags, findOrInstallBrowser } from '../tools/browser.ts';

const address = process.env.BASE_URL;
if (!address) throw new Error('Set BASE_URL to the address of a running site, e.g. http://localhost:4173');

/** Milliseconds for a fixed piece of work much like that of a search: words counted in a map, the counts sorted. */
const yardstick = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const time = () => {
      const begin = performance.now();
      const counts = new Map<string, number>();
      for (let index = 0; index < 60_000; index += 1) {
        const word = `word ${(index * 7919) % 5003}`;
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
      [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
      return performance.now() - begin;
    };
    return Math.min(...Array.from({ length: 12 }, time));
  });
/** What it takes on the computer that "four times slower" is meant of, the best of twelve tries. */
const yardstickThere = 14.4;
const queries = ['usb h', 'usb hu', 'usb hub p', 'usb hub power', 'why is my video', 'proxy dns'];
const rounds = 12;

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserFlags });
const page = await browser.newPage();
await page.goto(new URL('/docs/intro', address).href);
await page.locator('[data-search-open]').first().click();
const field = page.getByRole('combobox');
await field.fill('usb');
await page.locator('.search-dialog .search-note').waitFor({ state: 'detached' });

const own = await yardstick(page);
const rate = Math.max(1, (4 * yardstickThere) / own);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate });

const timeOf = (query: string): Promise<number> =>
  field.evaluate(
    (element, text) =>
      new Promise<number>((resolve) => {
        const list = document.querySelector('.search-list');
        if (!(element instanceof HTMLInputElement) || !list) throw new Error('no search');
        const begin = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(performance.now() - begin);
        });
        observer.observe(list, { childList: true, subtree: true, characterData: true });
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
    query,
  );

// Other work on the machine can only add to a time: of several rounds the best is the one that counts.
const best = queries.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round < rounds; round += 1) {
  for (const [index, query] of queries.entries()) best[index] = Math.min(best[index] ?? 0, await timeOf(query));
}
await browser.close();

console.log(`yardstick ${own.toFixed(1)} ms here, ${yardstickThere} there: slowed down ${rate.toFixed(1)} times`);
for (const [index, query] of queries.entries()) console.log(`${best[index]?.toFixed(0)} ms  ${query}`);
process.exit(Math.max(...best) <= 50 ? 0 : 1);
