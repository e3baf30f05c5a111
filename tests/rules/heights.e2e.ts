import { expect, test } from '@playwright/test';
import { oneOfEachKind, paths, prefixes, prefixOf } from './pages.ts';

const visited = oneOfEachKind(paths);
const heightOf = (): number => document.documentElement.scrollHeight;

for (const prefix of prefixes)
  for (const width of [390, 1280])
    test(`a page is as high when it opens as after scrolling through it: ${prefix || '/'}, ${width} px`, async ({
      page,
    }) => {
      for (const path of visited.filter((each) => prefixOf(each) === prefix)) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        const opened = await page.evaluate(heightOf);
        // A tall window needs fewer frames for a long page.
        await page.setViewportSize({ width, height: 8000 });
        await page.evaluate(async () => {
          for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
        });
        await page.setViewportSize({ width, height: 844 });
        const scrolled = await page.evaluate(heightOf);
        expect.soft(Math.abs(opened - scrolled) / scrolled, path).toBeLessThan(0.05);
      }
    });

for (const prefix of prefixes)
  test(`the home page is read in a few screens: ${prefix || '/'}`, async ({ page }) => {
    for (const [width, most] of [
      [390, 10_000],
      [1280, 7500],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${prefix}/`);
      expect.soft(await page.evaluate(heightOf), `${width} px`).toBeLessThanOrEqual(most);
    }
  });
