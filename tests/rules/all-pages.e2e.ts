import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { atRest, stir } from '../moments.ts';
import { htmlOf, kindOf, oneOfEachKind, paths, prefixOf } from './pages.ts';
import { createVisitor } from './visitor.ts';

const oneOfAKind = new Set(oneOfEachKind(paths));
/** Lists of one tag, one author: the same scripts and parts on all of them, so one of each answers for the others. */
const opened = paths.filter((path) => oneOfAKind.has(path) || !/(?:tags|authors|page)\/…$/.test(kindOf(path)));

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
      const response = await visitor.open(path);
      expect.soft(response?.status(), path).toBe(200);
      expect.soft(await visitor.complaints(), path).toEqual([]);
    }
    await context.close();
  });
}

/**
 * Puts the page of that address, as it is served, into the open document: three times as fast as going there, and the
 * tree that axe walks is the same. Navbar, footer and side navigation are the same on all pages of a kind: they stay on
 * one of each. Style sheets are loaded anew only where the page before had others.
 */
const lay = (page: Page, path: string) =>
  page.evaluate(
    async ({ address, whole }) => {
      const served = await (await fetch(address)).text();
      const next = new DOMParser().parseFromString(served, 'text/html');
      const rest = whole ? '' : ', body > header, body > footer, .reading-side';
      for (const part of next.querySelectorAll(`script${rest}`)) part.remove();
      const sheets = (of: Document) => [...of.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const names = (of: Document) =>
        sheets(of)
          .map((sheet) => sheet.getAttribute('href'))
          .join(' ');
      const { documentElement } = document;
      for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name);
      for (const { name, value } of next.documentElement.attributes) documentElement.setAttribute(name, value);
      if (names(next) === names(document)) {
        for (const sheet of sheets(next)) sheet.remove();
        const kept = new Set<Element>(sheets(document));
        for (const part of [...document.head.children]) if (!kept.has(part)) part.remove();
        document.head.append(...next.head.children);
        document.body.replaceWith(next.body);
        return;
      }
      const styled = Promise.all(
        sheets(next).map(
          (sheet) =>
            new Promise((resolve, reject) => {
              sheet.addEventListener('load', resolve);
              sheet.addEventListener('error', () => reject(new Error('a style sheet is missing')));
            }),
        ),
      );
      document.head.replaceWith(next.head);
      document.body.replaceWith(next.body);
      await styled;
    },
    { address: path, whole: oneOfAKind.has(path) },
  );

/** A page without a helper: nothing that is laid there later wakes up. */
const quiet = paths.find((path) => !htmlOf(path).includes('<astro-island')) ?? '/';

for (let part = 0; part < parts; part += 1) {
  const own = share(paths, part);
  test(`no axe violation on ${own.length} pages (${part + 1}/${parts})`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext(look(part));
    await withAxe(context);
    const page = await context.newPage();
    await page.goto(quiet);
    for (const path of own) {
      await lay(page, path);
      expect.soft(await page.title(), path).not.toBe('');
      expect.soft(await violationsOn(page, 'texts'), path).toEqual([]);
    }
    await context.close();
  });
}

test('no page scrolls sideways on a narrow phone', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(quiet);
  for (const path of opened) {
    await lay(page, path);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
    });
    expect.soft(beyond, path).toEqual([]);
  }
  await context.close();
});

test('every kind of page is accessible on a phone, in both color modes', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await withAxe(context);
  const page = await context.newPage();
  for (const path of [...oneOfAKind].filter((each) => prefixOf(each) === '')) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await stir(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
    expect.soft(await violationsOn(page, 'all'), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await atRest(page);
    expect.soft(await violationsOn(page, 'colors'), `${path} in dark mode`).toEqual([]);
  }
  await context.close();
});
