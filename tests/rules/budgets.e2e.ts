import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { followRequests, type Requests } from '../moments.ts';
import { budgetOf, kb } from './budgets.ts';
import { htmlOf, kindOf, oneOfEachKind, paths, prefixes, prefixOf } from './pages.ts';

interface Loaded {
  name: string;
  bytes: number;
}

/** Runs in the page: the fonts of the text that is laid out so far, each with a word set in it. */
function fontsInUse(): string[] {
  const fonts = new Map<string, string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (!nodeValue?.trim() || !parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
    const { fontSize, fontWeight, fontStyle, fontFamily } = getComputedStyle(parentElement);
    const font = [fontSize, fontWeight, fontStyle, fontFamily].join(' ');
    if (!fonts.has(font)) fonts.set(font, nodeValue.trim().slice(0, 30));
  }
  return [...fonts].map(([font, text]) => `${font}: ${text}`);
}

/** Opens the page as a new visitor and holds what it loaded by itself against the budget. */
async function expectWithin(path: string, page: Page, requests: Requests): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.clearBrowserCache');
  const names = new Map<string, string>();
  const loaded: Loaded[] = [];
  line.on('Network.responseReceived', ({ requestId, response }) =>
    names.set(requestId, new URL(response.url).pathname),
  );
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.push({ name: names.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(path);
  await requests.settled();
  await line.detach();
  const fonts = await page.evaluate(fontsInUse);
  const total = (ending = '') =>
    loaded.filter(({ name }) => name.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
  const spent = { all: total(), js: total('.js'), css: total('.css'), requests: loaded.length, fonts: fonts.length };
  const budget = budgetOf(path);
  const files = loaded.map(({ name, bytes }) => `${String(bytes).padStart(7)}  ${name}`).join('\n');
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ path, ...spent }) });
  for (const part of ['all', 'js', 'css', 'requests', 'fonts'] as const) {
    const seen = part === 'fonts' ? fonts.join('\n') : files;
    expect.soft(spent[part], `${path}: ${part}\n${seen}\n`).toBeLessThanOrEqual(budget[part]);
  }
  // A page that is not there, or whose files were not counted, would keep any budget.
  expect(Math.min(spent.all - spent.js - spent.css, spent.js, spent.css), path).toBeGreaterThan(1 * kb);
}

test.use({ viewport: { width: 390, height: 844 } });

/** Adds up how far things move on each page while it loads. */
const followShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const visited = oneOfEachKind(paths);

for (const prefix of prefixes) {
  test(`first visits of every kind of page keep their budget, and nothing moves on the home page: ${prefix || '/'}`, async ({
    page,
  }) => {
    const requests = followRequests(page);
    await followShifts(page);
    for (const path of visited.filter((each) => prefixOf(each) === prefix)) {
      await expectWithin(path, page, requests);
      if (path === `${prefix}/`)
        expect(Number(await page.evaluate(() => Reflect.get(window, 'shift'))), path).toBeLessThan(0.01);
    }
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
      if (!visited.includes(path)) await expectWithin(path, page, requests);
});
