import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from './axe.ts';
import { address, kinds, prefixes, sitemapPaths } from './pages.ts';

/** Anything the browser complains about on a page. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) complaints.push(`other host: ${request.url()}`);
  });
  return complaints;
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
    test.setTimeout(900_000);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: part % 2 ? 'dark' : 'light',
    });
    await withAxe(context);
    const page = await context.newPage();
    const complaints = listen(page);
    for (const path of own) {
      await page.goto(path);
      if (!oneOfAKind.has(path)) await leaveOnlyTheText(page);
      complaints.push(...(await violationsOn(page, 'texts')));
      expect.soft(complaints.splice(0), path).toEqual([]);
    }
    await context.close();
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`every kind of page is accessible in ${scheme} mode on a phone`, async ({ browser }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    await withAxe(context);
    const page = await context.newPage();
    for (const prefix of prefixes) {
      for (const path of Object.values(kinds)) {
        await page.goto(address(prefix, path));
        await page.mouse.move(8, 8);
        await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
        expect(await violationsOn(page, 'all'), address(prefix, path)).toEqual([]);
      }
    }
    await context.close();
  });
}
