import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { followRequests, type Requests } from '../moments.ts';
import { htmlOf, kindOf, oneOfEachKind, paths, prefixes, prefixOf, textsIn } from './pages.ts';

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
/** Two calculators or planners on one page, with their words in it. */
const withTwoHelpers: Budget = { ...reading, all: 58 * kb };
const plain: Budget = { ...reading, all: 60 * kb };
/** The list was measured with 38 posts; it shows up to 200, half a kilobyte each. */
const list: Budget = { ...reading, all: reading.all + 0.5 * kb * Math.max(0, textsIn('blog') - 38) };
const withIsland: Budget = { all: 160 * kb, js: 95 * kb, css: 13.5 * kb };

/** First visit, cold, gzip. Pages with an island that wakes by itself may load React. */
function budgetOf(path: string): Budget {
  const kind = kindOf(path);
  if (kind === '/') return withIsland;
  if (kind === '/docs/…') return withWindows;
  if (kind === '/blog') return list;
  if (kind === '/blog/…' && htmlOf(path).split('<astro-island').length > 2) return withTwoHelpers;
  return /^\/(?:docs|blog)\//.test(kind) ? reading : plain;
}

/** Opens the page as a new visitor and holds what it loaded by itself against the budget. */
async function expectWithin(path: string, page: Page, requests: Requests): Promise<void> {
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
  const budget = budgetOf(path);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ path, ...spent }) });
  expect.soft(spent.all, `${path}: everything`).toBeLessThanOrEqual(budget.all);
  expect.soft(spent.js, `${path}: JavaScript`).toBeLessThanOrEqual(budget.js);
  expect.soft(spent.css, `${path}: CSS`).toBeLessThanOrEqual(budget.css);
  // A page that is not there, or whose files were not counted, would keep any budget.
  expect(Math.min(spent.all - spent.js - spent.css, spent.js, spent.css), path).toBeGreaterThan(1 * kb);
}

test.use({ viewport: { width: 390, height: 844 } });

for (const prefix of prefixes) {
  const kinds = oneOfEachKind(paths).filter((path) => prefixOf(path) === prefix);
  test(`first visits of every kind of page keep their budget: ${prefix || '/'}`, async ({ page }) => {
    const requests = followRequests(page);
    for (const path of kinds) await expectWithin(path, page, requests);
  });
}

/** Compressed, from the heaviest down. */
const byWeight = (all: string[]): string[] =>
  all
    .map((path) => ({ path, bytes: gzipSync(htmlOf(path)).length }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path }) => path);

test('the heaviest docs pages and posts of each language keep the budget', async ({ page }) => {
  const requests = followRequests(page);
  for (const kind of ['/docs/…', '/blog/…'])
    for (const path of byWeight(paths.filter((each) => kindOf(each) === kind)).slice(0, 8))
      await expectWithin(path, page, requests);
});

test('nothing moves while the home page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requests = followRequests(page);
  for (const prefix of prefixes) {
    await page.goto(`${prefix}/`);
    await requests.settled();
    expect(Number(await page.evaluate(() => Reflect.get(window, 'shift'))), prefix).toBeLessThan(0.01);
  }
});
