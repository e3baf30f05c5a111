import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { followRequests, type Requests } from '../moments.ts';
import { followShifts, shiftOn, slowLine, still } from '../slow-line.ts';
import { budgetOf, kb } from './budgets.ts';
import { htmlOf, kindOf, oneOfEachKind, paths, prefixes, prefixOf, withNewClasses } from './pages.ts';

interface Loaded {
  name: string;
  bytes: number;
}

/** Opens the page as a new visitor and compares what it loaded without input with the budget. */
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
  const total = (ending = '') =>
    loaded.filter(({ name }) => name.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
  const spent = { all: total(), js: total('.js'), requests: loaded.length };
  const budget = budgetOf(path);
  const files = loaded.map(({ name, bytes }) => `${String(bytes).padStart(7)}  ${name}`).join('\n');
  for (const part of ['all', 'js', 'requests'] as const)
    expect.soft(spent[part], `${path}: ${part}\n${files}\n`).toBeLessThanOrEqual(budget[part]);
  // A page that is not there, or whose files were not counted, would keep any budget.
  expect(Math.min(spent.js, total('.css')), path).toBeGreaterThan(1 * kb);
}

test.use({ viewport: { width: 390, height: 844 } });

const visited = oneOfEachKind(paths);

for (const prefix of prefixes) {
  test(`first visits of every kind of page keep their budget, and nothing moves: ${prefix || '/'}`, async ({
    page,
  }) => {
    const requests = followRequests(page);
    await followShifts(page);
    for (const path of visited.filter((each) => prefixOf(each) === prefix)) {
      await expectWithin(path, page, requests);
      expect.soft(await shiftOn(page), path).toBeLessThan(still);
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

/** Cut where a new block begins: that a word wraps when its second half arrives is not the page's doing. */
function inPieces(html: string): string[] {
  const pieces: string[] = [''];
  for (const part of html.split(/(?=<(?!\/|(?:a|b|code|em|i|path|span|strong|svg|time|use)\b))/)) {
    const last = pieces.at(-1) ?? '';
    // About the size of a packet.
    if (Buffer.byteLength(last + part) > 1400) pieces.push(part);
    else pieces[pieces.length - 1] = last + part;
  }
  return pieces;
}

test('on a slow line nothing moves while a page arrives', async ({ page, baseURL }) => {
  const line = await slowLine(page, baseURL);
  await followShifts(page);
  for (const path of withNewClasses(visited)) {
    const { html, send, end } = await line.open(path);
    // No frame is drawn before the body begins.
    const body = html.indexOf('<header');
    const [first = '', ...pieces] = inPieces(html.slice(body));
    await send(html.slice(0, body) + first);
    // Each is drawn; when two windows are full, the rest is added in one go.
    const isFull = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollHeight > 2 * innerHeight);
    while (pieces.length > 0 && !(await isFull())) await send(pieces.shift() ?? '');
    await end(pieces.join(''));
    expect.soft(await shiftOn(page), path).toBeLessThan(still);
  }
  line.close();
});
