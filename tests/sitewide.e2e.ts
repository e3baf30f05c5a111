import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
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

/**
 * Contrast is the one slow rule. Texts cannot bring colors of their own (no inline styles pass the policy), so it is
 * measured on every kind of page in both modes below, with the size of touch targets, and every other rule on every
 * page.
 */
const violationsOn = async (page: Page, fully: boolean) =>
  (
    await new AxeBuilder({ page })
      // No frames here: one run in the page does, where the default opens a second page for each.
      .setLegacyMode(true)
      .options({
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: fully }, 'target-size': { enabled: fully } },
      })
      .analyze()
  ).violations;

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
    const page = await context.newPage();
    const complaints = listen(page);
    for (const path of own) {
      await page.goto(path);
      if (!oneOfAKind.has(path)) await leaveOnlyTheText(page);
      const violations = await violationsOn(page, false);
      for (const { id, nodes } of violations)
        complaints.push(
          `axe ${id}: ${nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join(', ')}`,
        );
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
    const page = await context.newPage();
    for (const prefix of prefixes) {
      for (const path of Object.values(kinds)) {
        await page.goto(address(prefix, path));
        await page.mouse.move(8, 8);
        await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
        const violations = await violationsOn(page, true);
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)]),
          address(prefix, path),
        ).toEqual([]);
      }
    }
    await context.close();
  });
}
