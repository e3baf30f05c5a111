import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { atRest, stir } from '../moments.ts';
import { htmlOf, kindOf, oneOfEachKind, paths, prefixOf, source } from './pages.ts';
import { createVisitor } from './visitor.ts';

const oneOfAKind = new Set(oneOfEachKind(paths));
/**
 * A translation has the scripts and parts of its source, and the lists of tags and authors those of each other: one of
 * each kind and language answers for what they do when they are opened.
 */
const opened = paths.filter(
  (path) => oneOfAKind.has(path) || (prefixOf(path) === '' && !/(?:tags|authors|page)\/…$/.test(kindOf(path))),
);

// In parts, so that two workers share the work.
const parts = 4;
const share = (all: string[], part: number): string[] => all.filter((_, index) => index % parts === part);
const colorScheme = (part: number) => (part % 2 ? 'dark' : 'light');
const phone = { width: 320, height: 800 };
const desk = { width: 1280, height: 900 };

/** What is the same on all pages of a kind; it stays on one of each. */
const repeated = 'body > header, body > footer, .reading-side';

/** What reaches beyond the right edge of the window. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
  });

for (let part = 0; part < parts; part += 1) {
  const own = share(opened, part);
  test(`${own.length} pages are opened without a complaint, accessible and no wider than a narrow phone (${part + 1}/${parts})`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({
      viewport: phone,
      reducedMotion: 'reduce',
      colorScheme: colorScheme(part),
    });
    await withAxe(context);
    const page = await context.newPage();
    const visitor = createVisitor(page);
    for (const path of own) {
      const whole = oneOfAKind.has(path);
      if (whole) await page.setViewportSize(desk);
      const response = await visitor.open(path);
      expect.soft(response?.status(), path).toBe(200);
      expect.soft(await visitor.complaints(), path).toEqual([]);
      if (!whole)
        await page.evaluate((parts) => {
          for (const element of document.querySelectorAll(parts)) element.remove();
        }, repeated);
      expect.soft(await violationsOn(page, 'texts'), path).toEqual([]);
      if (whole) await page.setViewportSize(phone);
      expect.soft(await beyondTheEdge(page), path).toEqual([]);
    }
    await context.close();
  });
}

/**
 * Puts the page of that address, as it is served, into the open document: three times as fast as going there, and the
 * tree that axe walks is the same.
 */
const lay = (page: Page, path: string) =>
  page.evaluate(
    async ({ address, left }) => {
      const served = await (await fetch(address)).text();
      const next = new DOMParser().parseFromString(served, 'text/html');
      for (const part of next.querySelectorAll(`script, ${left}`)) part.remove();
      const { documentElement } = document;
      for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name);
      for (const { name, value } of next.documentElement.attributes) documentElement.setAttribute(name, value);
      const styles = next.querySelector('style');
      if (!styles) throw new Error('the page has no styles');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles.textContent);
      // The policy of the open document allows only its own.
      styles.remove();
      document.head.replaceWith(next.head);
      document.body.replaceWith(next.body);
      document.adoptedStyleSheets = [sheet];
    },
    { address: path, left: repeated },
  );

/** A page without a helper: nothing that is laid there later wakes up. */
const quiet = paths.find((path) => !htmlOf(path).includes('<astro-island')) ?? '/';

const isOpened = new Set(opened);
const laid = paths.filter((path) => !isOpened.has(path));

for (let part = 0; part < parts; part += 1) {
  const own = share(laid, part);
  test(`${own.length} other pages are accessible and no wider than a narrow phone (${part + 1}/${parts})`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
    await withAxe(context);
    const page = await context.newPage();
    await page.goto(quiet);
    for (const path of own) {
      await lay(page, path);
      expect.soft(await page.title(), path).not.toBe('');
      expect.soft(await violationsOn(page, 'texts'), path).toEqual([]);
      expect.soft(await beyondTheEdge(page), path).toEqual([]);
    }
    await context.close();
  });
}

const kinds = [...oneOfAKind].filter((path) => prefixOf(path) === source);

for (let part = 0; part < 2; part += 1) {
  test(`every kind of page is accessible on a phone, in both color modes (${part + 1}/2)`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await withAxe(context);
    const page = await context.newPage();
    for (const [index, path] of kinds.filter((_, at) => at % 2 === part).entries()) {
      // The frame around the text is the same on all of them: once is enough.
      const where = index === 0 ? 'html' : 'main';
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await stir(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
      await atRest(page);
      expect.soft(await violationsOn(page, 'all', where), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await atRest(page);
      expect.soft(await violationsOn(page, 'colors', where), `${path} in dark mode`).toEqual([]);
    }
    await context.close();
  });
}
