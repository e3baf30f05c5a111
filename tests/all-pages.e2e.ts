import { expect, type Page, type Request, test } from '@playwright/test';
import { violationsOn, withAxe } from './axe.ts';
import { atRest, followRequests, stir } from './moments.ts';
import { address, kinds, prefixes, sitemapPaths } from './pages.ts';

/** Opens one page after the other and tells what the browser complained about on each. */
function createVisitor(page: Page) {
  const complaints: string[] = [];
  const requests = followRequests(page);
  // Until the next page has been taken over, the one before goes on asking, and what it asks for is cut off.
  let leaving = false;
  const ofThePageBefore = new WeakSet<Request>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) leaving = false;
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason === 'net::ERR_ABORTED' && ofThePageBefore.has(request)) return;
    complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (leaving) ofThePageBefore.add(request);
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) complaints.push(`other host: ${request.url()}`);
  });
  return {
    open: (path: string) => {
      leaving = true;
      return page.goto(path);
    },
    /** All there is to complain about the open page, once everything it asked for has been answered. */
    complaints: async () => {
      await requests.ended();
      return complaints.splice(0);
    },
  };
}

const paths = sitemapPaths();
const parts = 8;
const oneOfAKind = new Set(prefixes.flatMap((prefix) => Object.values(kinds).map((path) => address(prefix, path))));

/**
 * Navbar, footer and side navigation are the same on all pages of a kind. They are checked with one of each; on the
 * others they would take half of the time.
 */
const leaveOnlyTheText = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('body > header, body > footer, .reading-side')) part.remove();
  });

// In parts, so that two workers share the work; every page of the sitemap is opened.
for (let part = 0; part < parts; part += 1) {
  const own = paths.filter((_, index) => index % parts === part);
  test(`no complaint and no axe violation on ${own.length} pages (${part + 1}/${parts})`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: part % 2 ? 'dark' : 'light',
    });
    await withAxe(context);
    const page = await context.newPage();
    const visitor = createVisitor(page);
    for (const path of own) {
      await visitor.open(path);
      if (!oneOfAKind.has(path)) await leaveOnlyTheText(page);
      const violations = await violationsOn(page, 'texts');
      expect.soft([...(await visitor.complaints()), ...violations], path).toEqual([]);
    }
    await context.close();
  });
}

for (const prefix of prefixes) {
  test(`every kind of page is accessible in both color modes on a phone: ${prefix || '/'}`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await withAxe(context);
    const page = await context.newPage();
    for (const path of Object.values(kinds)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address(prefix, path));
      await stir(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
      expect.soft(await violationsOn(page, 'all'), address(prefix, path)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await atRest(page);
      expect.soft(await violationsOn(page, 'colors'), `${address(prefix, path)} in dark mode`).toEqual([]);
    }
    await context.close();
  });
}
