import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { followRequests, type Requests } from '../moments.ts';
import { address, kinds, prefixes, sitemapPaths, textsIn } from '../pages.ts';

interface Budget {
  all: number;
  js: number;
  css: number;
}

const kb = 1024;
// Paper styles and the clicks kept for a script that is still on its way cost the quarter and half kilobytes.
const reading: Budget = { all: 45 * kb, js: 12.25 * kb, css: 11.5 * kb };
/** The styles of drawn windows and dialogs, where a page shows both. */
const withWindows: Budget = { ...reading, css: 13.5 * kb };
const plain: Budget = { ...reading, all: 60 * kb };
/** The list was measured with 38 posts; it shows up to 200, half a kilobyte each. */
const list: Budget = { ...reading, all: reading.all + 0.5 * kb * Math.max(0, textsIn('blog') - 38) };
const withIsland: Budget = { all: 160 * kb, js: 95 * kb, css: 13.5 * kb };

/** DESIGN: first visit, cold, gzip. Pages with an island that wakes by itself may load React. */
const budgets: Record<keyof typeof kinds, Budget> = {
  home: withIsland,
  docs: reading,
  category: reading,
  docsTags: reading,
  blog: list,
  post: reading,
  archive: reading,
  blogTags: reading,
  authors: reading,
  legal: plain,
  download: plain,
  product: plain,
  hardware: plain,
  partners: plain,
};

const pathOf: Record<string, string> = kinds;

/** Opens the page as a new visitor and holds what it loaded by itself against the budget. */
async function expectWithin(budget: Budget, path: string, page: Page, requests: Requests): Promise<void> {
  await page.goto(path);
  await requests.settled();
  // Bodies as they cross the wire, compressed, whether or not the page before has left them in the cache; response
  // headers depend on the host.
  const entries = await page.evaluate(() =>
    performance
      .getEntries()
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming
          ? [{ name: new URL(entry.name).pathname, bytes: entry.encodedBodySize }]
          : [],
      ),
  );
  const total = (ending = '') =>
    entries.filter(({ name }) => name.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
  const spent = { all: total(), js: total('.js'), css: total('.css') };
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ path, ...spent }) });
  expect.soft(spent.all, `${path}: everything`).toBeLessThanOrEqual(budget.all);
  expect.soft(spent.js, `${path}: JavaScript`).toBeLessThanOrEqual(budget.js);
  expect.soft(spent.css, `${path}: CSS`).toBeLessThanOrEqual(budget.css);
  // A page that is not there, or whose files were not counted, would keep any budget.
  expect(Math.min(spent.all - spent.js - spent.css, spent.js, spent.css), path).toBeGreaterThan(1 * kb);
}

test.use({ viewport: { width: 390, height: 844 } });

for (const [kind, budget] of Object.entries(budgets)) {
  test(`first visits of kind ${kind} keep their budget`, async ({ page }) => {
    const requests = followRequests(page);
    for (const prefix of prefixes) await expectWithin(budget, address(prefix, pathOf[kind] ?? kind), page, requests);
  });
}

test('the heaviest docs pages of each language keep the budget', async ({ page }) => {
  const requests = followRequests(page);
  for (const prefix of prefixes) {
    const heavy = sitemapPaths()
      .filter((path) => path.startsWith(`${prefix}/docs/`) && path !== address(prefix, kinds.docs))
      .map((path) => ({ path, bytes: gzipSync(readFileSync(`dist${decodeURIComponent(path)}.html`)).length }))
      .sort((a, b) => b.bytes - a.bytes);
    for (const { path } of heavy.slice(0, 4)) await expectWithin(withWindows, path, page, requests);
  }
});

test('nothing moves while the home page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requests = followRequests(page);
  for (const prefix of prefixes) {
    await page.goto(address(prefix, '/'));
    await requests.settled();
    expect(Number(await page.evaluate(() => Reflect.get(window, 'shift'))), prefix).toBeLessThan(0.01);
  }
});

test('the built pages carry no inline styles and no inline event handlers', () => {
  for (const name of ['index.html', 'docs/intro.html', 'blog/usb-phone-farm-limits.html', 'Download.html']) {
    const html = readFileSync(`dist/${name}`, 'utf8');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  }
});
