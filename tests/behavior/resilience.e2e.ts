import { chromium, expect, test } from '@playwright/test';
import { browserFlags } from '../../tools/browser.ts';
import { address, kinds, prefixes } from '../pages.ts';
import { word } from '../words.ts';

const docs = '/docs/troubleshooting/unable-detect-phone';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read and navigate', async ({ page }) => {
    await page.goto(docs);
    await expect(page.locator('main h1')).toBeVisible();
    // Both tabs are shown, with their labels.
    await expect(page.getByText('.\\adb.exe devices -l')).toBeVisible();
    await expect(page.getByText('./adb devices -l')).toBeVisible();
    // A closed category leads to its overview.
    await page.locator('[data-side-nav] a[href$="/docs/category/tutorial---scripts"]').click();
    await expect(page).toHaveURL('/docs/category/tutorial---scripts');
    await page.locator('main article a').first().click();
    await expect(page.locator('main h1')).toBeVisible();
    // The language menu is a disclosure of the platform.
    await page.locator('header summary').first().click();
    await page.locator('header a[hreflang="ru"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });

  test('on a phone the menu button leads to the links of the footer, the docs menu to the side navigation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(docs);
    await page.locator('noscript a, header a[href="#site-footer"]').first().click();
    await expect(page.locator('#site-footer')).toBeInViewport();
    await page.getByRole('link', { name: word('docs.openSidebar') }).click();
    await expect(page.locator('#side-nav')).toBeInViewport();
  });
});

test.describe('without JavaScript nothing pretends to work', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, notices] of [
    ['/', 1],
    [docs, 1],
    ['/docs/tutorial-basics/whitelabel-setup', 1],
    ['/docs/tutorial-scripts/post', 1],
    ['/docs/troubleshooting/task_failed', 1],
    ['/blog/usb-phone-farm-limits', 1],
  ] as const) {
    test(`${path} says so instead of showing dead controls`, async ({ page }) => {
      for (const prefix of prefixes) {
        await page.goto(address(prefix, path));
        // The steps of the plans are read without script, the stages of the day chosen by the style sheet alone.
        const controls = page
          .locator('main :is(button, input, select, textarea)')
          .and(page.locator(':not(#plans *, #features *)'));
        expect(await controls.count()).toBeGreaterThan(0);
        await expect(controls.filter({ visible: true })).toHaveCount(0);
        const said = page.locator('main noscript p').filter({ visible: true });
        await expect(said).toHaveText(Array.from({ length: notices }, () => /JavaScript/));
      }
    });
  }
});

test.describe('with storage blocked', () => {
  test('everything that would remember still works for the page', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(docs);
    await page.getByLabel(word('shell.theme')).click();
    await page.getByRole('button', { name: word('shell.themeDark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: word('shell.closeAnnouncement') }).click();
    await expect(page.getByRole('region', { name: word('shell.announcement') })).toBeHidden();
    await page.getByRole('tab', { name: 'macOS' }).click();
    await expect(page.getByText('./adb devices -l')).toBeVisible();
    await page.getByRole('button', { name: word('docs.categoryPages', '', { name: 'Basics' }) }).click();
    await page.getByRole('link', { name: 'Sync control' }).click();
    await expect(page).toHaveURL('/docs/tutorial-basics/sync-control');
    expect(errors).toEqual([]);
  });
});

test.describe('small and enlarged', () => {
  // 200 % zoom of a 640 px window is a 320 px layout viewport with doubled pixels.
  test.use({ viewport: { width: 320, height: 600 }, deviceScaleFactor: 2 });

  for (const path of [
    '/',
    docs,
    '/blog',
    '/blog/usb-phone-farm-limits',
    '/Download',
    '/ProductList',
    '/privacy-policy',
    '/docs/troubleshooting/every-tool',
  ]) {
    test(`${path} does not scroll sideways at 320 px and reads at 200 % zoom`, async ({ page }) => {
      // The language with the longest words.
      await page.goto(address('/ru', path));
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});

test.describe('with larger letters', () => {
  // The size a reader sets in the browser; the flag is the setting's.
  for (const size of [20, 24]) {
    test(`at ${size} px the header stays in order and no page scrolls sideways`, async () => {
      const browser = await chromium.launch({
        executablePath: test.info().project.use.launchOptions?.executablePath,
        args: [...browserFlags, `--blink-settings=defaultFontSize=${size}`],
      });
      const { baseURL } = test.info().project.use;
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      for (const prefix of prefixes) {
        // Every kind of page in the largest size and the language with the longest words; the header in all.
        for (const path of prefix === '/ru' && size === 24 ? Object.values(kinds) : [kinds.home]) {
          await page.goto(address(prefix, path));
          const html = await page.evaluate(() => ({
            font: getComputedStyle(document.documentElement).fontSize,
            wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }));
          expect(html, address(prefix, path)).toEqual({ font: `${size}px`, wide: 0 });
        }
        const parts = page.locator('body > header .container :is(a, summary, button)').filter({ visible: true });
        const boxes = await parts.evaluateAll((all) =>
          all
            .filter((part) => !part.closest('details > :not(summary)'))
            .map((part) => part.getBoundingClientRect())
            .sort((a, b) => a.left - b.left)
            .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        );
        expect(boxes.length).toBeGreaterThan(3);
        const header = await page.locator('body > header').evaluate((bar) => bar.getBoundingClientRect().toJSON());
        for (const [index, box] of boxes.entries()) {
          expect(box.left, `${prefix} part ${index}`).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
          expect(box.top).toBeGreaterThanOrEqual(header.top);
          expect(box.bottom).toBeLessThanOrEqual(header.bottom);
        }
      }
      await browser.close();
    });
  }
});
