import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import { address, prefixes } from '../pages.ts';
import { word } from '../words.ts';

/** A page in a context with other settings: screen size, no JavaScript, reduced motion. */
async function withPage(browser: Browser, options: BrowserContextOptions, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options);
  await visit(await context.newPage());
  await context.close();
}

const tourSteps = (page: Page): Locator => page.locator('[data-tour-step]');
const tourScene = (page: Page, n: number): Locator => page.locator('[data-tour-strip] > article').nth(n);

test('without script the tour is walked in every language', async ({ browser }) => {
  await withPage(browser, { javaScriptEnabled: false, colorScheme: 'light' }, async (page) => {
    for (const prefix of prefixes) {
      await page.goto(address(prefix, '/'));
      await test.step(`${prefix}/: every scene is there, with its picture, and its link leads to it`, async () => {
        await expect(page.locator('[data-tour-strip] figure[data-program-dialog]')).toHaveCount(4);
        await tourSteps(page).last().click();
        await expect(tourScene(page, 3).getByRole('heading')).toBeInViewport({ ratio: 1 });
      });
    }
  });
});

test('the tour is walked by buttons and by keys, and the time saved is computed', async ({ page }) => {
  await page.goto('/#tour');
  const strip = page.locator('[data-tour-strip]');

  await test.step('its buttons lead from scene to scene and leave the page where it is', async () => {
    await tourSteps(page).first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    for (const n of [3, 1, 0]) {
      await tourSteps(page).nth(n).click();
      await expect(tourScene(page, n).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(tourSteps(page).nth(n)).toHaveAttribute('aria-current', 'step');
      await expect(page.locator('[data-tour-step][aria-current]')).toHaveCount(1);
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(new URL(page.url()).hash).toBe('#tour');
  });

  await test.step('scrolled by keyboard, the scene in sight marks its step', async () => {
    await strip.focus();
    // Until the mark has moved; how far the strip goes with so many keys is the browser's.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(tourSteps(page).first()).not.toHaveAttribute('aria-current', { timeout: 1000 });
    }).toPass();
    const inTheMiddle = () =>
      strip.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        const distance = (scene: Element): number => {
          const box = scene.getBoundingClientRect();
          return Math.abs(box.left + box.width / 2 - left - width / 2);
        };
        const distances = [...element.children].map(distance);
        return distances.indexOf(Math.min(...distances));
      });
    const marked = () =>
      tourSteps(page).evaluateAll((all) => all.findIndex((step) => step.getAttribute('aria-current') === 'step'));
    await expect.poll(async () => (await marked()) === (await inTheMiddle())).toBe(true);
  });

  await test.step('it wants no motion where the reader wants none', async () => {
    for (const [reducedMotion, behavior] of [
      ['reduce', 'auto'],
      ['no-preference', 'smooth'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(strip).toHaveCSS('scroll-behavior', behavior);
    }
  });

  await test.step('time saved: from the numbers of the reader, with its formula and what stays to do', async () => {
    const panel = page.locator('#time-saved');
    const field = (key: string): Locator =>
      panel.getByLabel(word(`calculators/time-saved.field.${key}`), { exact: true });
    await panel.getByRole('heading').hover();
    await expect(page.locator('astro-island[ssr]:has(#time-saved)')).toHaveCount(0);
    await panel.getByText(word('calculators/own'), { exact: true }).click();
    await field('accounts').fill('60');
    await field('hand').fill('5');
    await field('computers').fill('2');
    // 60 × 1 × 7 × 5 min = 35 h, of which 2 × 30 min × 7 = 7 h stay.
    await expect(panel).toContainText('35 h − 7 h');
    await expect(panel).toContainText('28 h');
    await expect(panel).toContainText(word('calculators/time-saved.note.stays'));
    await expect(panel).not.toContainText(word('calculators/time-saved.note.quicker'));
    await field('accounts').fill('2');
    await expect(panel).toContainText(word('calculators/time-saved.note.quicker'));
  });
});
