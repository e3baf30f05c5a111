import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { atRest } from '../moments.ts';
import { htmlOf, oneOfEachKind, paths, prefixOf, source } from './pages.ts';
import { createVisitor } from './visitor.ts';

/** The scripts a page runs and the islands it hydrates. */
const scriptsOf = (path: string): string => {
  const named = htmlOf(path).matchAll(/<script[^>]*\ssrc="([^"]+)"|\scomponent-url="([^"]+)"/g);
  return [...new Set([...named].map(([, script, island]) => script ?? island))].sort().join(' ');
};

const oneOfAKind = new Set(oneOfEachKind(paths));
const known = new Set<string>();
/** One page of each kind, and one with each set of scripts. A translation has the markup and the scripts of its source. */
const opened = paths.filter((path) => {
  if (prefixOf(path) !== source) return path.endsWith('/');
  const scripts = scriptsOf(path);
  const isNew = !known.has(scripts);
  known.add(scripts);
  return isNew || oneOfAKind.has(path);
});
const isOpened = new Set(opened);
const others = paths.filter((path) => !isOpened.has(path));

/** In parts, so that the workers share the work. */
const parts = 6;
const part = (all: string[], number: number): string[] => all.filter((_, index) => index % parts === number);

const narrow = { width: 320, height: 800 };
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Elements that overflow the right edge of the window. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
  });

test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ context }) => withAxe(context));

for (let number = 0; number < parts; number += 1) {
  const own = part(opened, number);
  test(`${own.length} kinds of pages open without a complaint, accessible in both color modes, and fit a narrow phone (${number + 1}/${parts})`, async ({
    page,
  }) => {
    const visitor = createVisitor(page);
    for (const path of own) {
      await page.setViewportSize(desk);
      const response = await visitor.open(path);
      expect.soft(response?.status(), path).toBe(200);
      await page.setViewportSize(phone);
      await atRest(page);
      expect.soft(await violationsOn(page, 'all'), path).toEqual([]);
      if (oneOfAKind.has(path) && prefixOf(path) === source) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await atRest(page);
        expect.soft(await violationsOn(page, 'colors'), `${path} in dark mode`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize(narrow);
      expect.soft(await beyondTheEdge(page), path).toEqual([]);
      expect.soft(await visitor.complaints(), path).toEqual([]);
    }
  });
}

for (let number = 0; number < parts; number += 1) {
  const own = part(others, number);
  test(`${own.length} other pages are accessible and fit a narrow phone (${number + 1}/${parts})`, async ({ page }) => {
    await page.setViewportSize(narrow);
    for (const path of own) {
      await page.goto(path);
      expect.soft(await violationsOn(page, 'texts'), path).toEqual([]);
      expect.soft(await beyondTheEdge(page), path).toEqual([]);
    }
  });
}
