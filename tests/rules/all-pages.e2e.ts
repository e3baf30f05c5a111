import { expect, type Page, type Request, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { atRest, followRequests, stir } from '../moments.ts';
import { address, kinds, prefixes, sitemapPaths } from '../pages.ts';

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
/** Lists of one tag, one author: the same scripts and parts on all of them, so one of each answers for the others. */
const listOf = (path: string): string | undefined => /^(.*\/(?:tags|authors|page))\/[^/]+$/.exec(path)?.[1];
const opened = paths.filter((path, index) => {
  const list = listOf(path);
  return list === undefined || paths.findIndex((other) => listOf(other) === list) === index;
});
// In parts, so that two workers share the work.
const parts = 4;
const share = (all: string[], part: number): string[] => all.filter((_, index) => index % parts === part);
const look = (part: number) =>
  ({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: part % 2 ? 'dark' : 'light',
  }) as const;

for (let part = 0; part < parts; part += 1) {
  const own = share(opened, part);
  test(`no complaint on ${own.length} pages (${part + 1}/${parts})`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext(look(part));
    const visitor = createVisitor(await context.newPage());
    for (const path of own) {
      await visitor.open(path);
      expect.soft(await visitor.complaints(), path).toEqual([]);
    }
    await context.close();
  });
}

const oneOfAKind = new Set(prefixes.flatMap((prefix) => Object.values(kinds).map((path) => address(prefix, path))));

/**
 * Puts the page of that address, as it is served, into the open document: three times as fast as going there, and the
 * tree that axe walks is the same. Navbar, footer and side navigation are the same on all pages of a kind: they stay on
 * one of each.
 */
const lay = (page: Page, path: string) =>
  page.evaluate(
    async ({ address, whole }) => {
      const served = await (await fetch(address)).text();
      const { documentElement } = new DOMParser().parseFromString(served, 'text/html');
      const rest = whole ? '' : ', body > header, body > footer, .reading-side';
      for (const part of documentElement.querySelectorAll(`script${rest}`)) part.remove();
      documentElement.className = document.documentElement.className;
      const sheets = [...documentElement.querySelectorAll('link[rel="stylesheet"]')];
      const styled = Promise.all(
        sheets.map(
          (sheet) =>
            new Promise((resolve, reject) => {
              sheet.addEventListener('load', resolve);
              sheet.addEventListener('error', () => reject(new Error('a style sheet is missing')));
            }),
        ),
      );
      document.replaceChild(document.adoptNode(documentElement), document.documentElement);
      await styled;
    },
    { address: path, whole: oneOfAKind.has(path) },
  );

for (let part = 0; part < parts; part += 1) {
  const own = share(paths, part);
  test(`no axe violation on ${own.length} pages (${part + 1}/${parts})`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext(look(part));
    await withAxe(context);
    const page = await context.newPage();
    // A page without a helper: nothing that is laid here later wakes up.
    await page.goto(kinds.legal);
    for (const path of own) {
      await lay(page, path);
      expect.soft(await page.title(), path).not.toBe('');
      expect.soft(await violationsOn(page, 'texts'), path).toEqual([]);
    }
    await context.close();
  });
}

for (const prefix of prefixes) {
  test(`every kind of page is accessible on a phone: ${prefix || '/'}`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await withAxe(context);
    const page = await context.newPage();
    for (const path of Object.values(kinds)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address(prefix, path));
      await stir(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
      expect.soft(await violationsOn(page, prefix ? 'no colors' : 'all'), address(prefix, path)).toEqual([]);
      if (prefix) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await atRest(page);
      expect.soft(await violationsOn(page, 'colors'), `${address(prefix, path)} in dark mode`).toEqual([]);
    }
    await context.close();
  });
}
