import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { atRest, stir } from '../moments.ts';
import { htmlOf, kindOf, oneOfEachKind, paths, prefixOf, source, withNewClasses } from './pages.ts';
import { createVisitor } from './visitor.ts';

const oneOfAKind = new Set(oneOfEachKind(paths));
/** No language has colors of its own. */
const newLooks = new Set(withNewClasses(paths.filter((path) => oneOfAKind.has(path) && prefixOf(path) === source)));

/** What a page runs: its scripts, and the helpers that sleep in it. */
const scriptsOf = (path: string): string => {
  const named = htmlOf(path).matchAll(/<script[^>]*\ssrc="([^"]+)"|\scomponent-url="([^"]+)"/g);
  return [...new Set([...named].map(([, script, helper]) => script ?? helper))].sort().join(' ');
};

/**
 * What a page does when it is opened depends on its kind and its scripts, and a translation has those of its source: one
 * page of each kind, one with each set of scripts, and the homes of the other languages answer for all.
 */
const known = new Set<string>();
const opened = paths.filter((path) => {
  if (prefixOf(path) !== source) return path.endsWith('/');
  const scripts = scriptsOf(path);
  const isNew = !known.has(scripts);
  known.add(scripts);
  return isNew || oneOfAKind.has(path);
});

// In parts, so that the workers share the work.
const inParts = (all: string[], parts: number): string[][] =>
  Array.from({ length: parts }, (_, part) => all.filter((__, index) => index % parts === part));
const narrow = { width: 320, height: 800 };
const phone = { width: 390, height: 844 };
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

/** Rules about looks, on a phone: colors in both modes, sizes of what is tapped. */
async function expectGoodLooks(page: Page, path: string): Promise<void> {
  // The frame around the text is the same on all of them: once is enough.
  const where = path === `${source}/` ? 'html' : 'main';
  await page.setViewportSize(phone);
  await stir(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  await atRest(page);
  expect.soft(await violationsOn(page, 'looks', where), path).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  expect.soft(await violationsOn(page, 'colors', where), `${path} in dark mode`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const [part, own] of inParts(opened, 6).entries()) {
  test(`${own.length} pages are opened without a complaint, accessible, in both color modes, and no wider than a narrow phone (${part + 1}/6)`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await withAxe(context);
    const page = await context.newPage();
    const visitor = createVisitor(page);
    for (const path of own) {
      await page.setViewportSize(desk);
      const response = await visitor.open(path);
      expect.soft(response?.status(), path).toBe(200);
      expect.soft(await violationsOn(page, 'texts'), path).toEqual([]);
      if (newLooks.has(path)) await expectGoodLooks(page, path);
      await page.setViewportSize(narrow);
      expect.soft(await beyondTheEdge(page), path).toEqual([]);
      expect.soft(await visitor.complaints(), path).toEqual([]);
    }
    await context.close();
  });
}

/**
 * Puts the page of that address, as it is served, into the open document: three times as fast as going there, and the
 * tree that axe walks is the same. Style sheets are loaded anew only where the page before had others.
 */
const lay = (page: Page, path: string, left: string) =>
  page.evaluate(
    async ({ address, left }) => {
      const served = await (await fetch(address)).text();
      const next = new DOMParser().parseFromString(served, 'text/html');
      for (const part of next.querySelectorAll(left)) part.remove();
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
    { address: path, left },
  );

/** A page without a helper: nothing that is laid there later wakes up. */
const quiet = paths.find((path) => !htmlOf(path).includes('<astro-island')) ?? '/';

/** Made of the cards of texts, which are looked at one by one, and of names: only their length can be too much. */
const isTranslatedList = (path: string): boolean =>
  prefixOf(path) !== source && /(?:tags|authors|page)\/…$/.test(kindOf(path));

const isOpened = new Set(opened);
const laid = paths.filter((path) => !isOpened.has(path));

for (const [part, own] of inParts(laid, 6).entries()) {
  test(`${own.length} other pages are accessible and no wider than a narrow phone (${part + 1}/6)`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({ viewport: narrow, reducedMotion: 'reduce' });
    await withAxe(context);
    const page = await context.newPage();
    await page.goto(quiet);
    for (const path of own) {
      const whole = oneOfAKind.has(path);
      if (whole) await page.setViewportSize(desk);
      await lay(page, path, whole ? 'script' : `script, ${repeated}`);
      expect.soft(await page.title(), path).not.toBe('');
      if (whole || !isTranslatedList(path))
        expect.soft(await violationsOn(page, whole ? 'texts' : 'contents'), path).toEqual([]);
      if (whole) await page.setViewportSize(narrow);
      expect.soft(await beyondTheEdge(page), path).toEqual([]);
    }
    await context.close();
  });
}
