import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type Element, elementsIn, parseHtml, textIn } from '../../src/lib/html.ts';
import { address, kinds, prefixes } from '../pages.ts';
import { word } from '../words.ts';

const docs = '/docs/troubleshooting/unable-detect-phone';

/** The `<noscript>` text of a page, and the amount of content that needs JavaScript. */
async function sentFor(request: APIRequestContext, path: string) {
  const inside = (elements: Element[], name: string): Element[] =>
    elements.filter((element) => element.name === name).flatMap((element) => elementsIn(element));
  const main = inside(elementsIn(parseHtml(await (await request.get(path)).text())), 'main');
  return {
    controls: main.filter(({ name }) => /^(?:button|input|select|textarea)$/.test(name)).length,
    said: [
      ...inside(main, 'noscript').filter(({ name }) => name === 'p'),
      ...main.filter(({ name, attributes }) => name === 'p' && attributes.class?.split(' ').includes('without-js')),
    ].map((said) => textIn(said)),
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read and navigate, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(docs);
    await test.step('on a phone the menu button leads to the links of the footer, the docs menu to the side navigation', async () => {
      await page.locator('noscript a, header a[href="#site-footer"]').first().click();
      await expect(page.locator('#site-footer')).toBeInViewport();
      await page.getByRole('button', { name: word('docs.openSidebar') }).click();
      await expect(page.locator('#side-nav')).toBeInViewport();
      await page.keyboard.press('Escape');
    });
    await test.step('pages read and navigate', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect(page.locator('main h1')).toBeVisible();
      // Both tabs are shown, with their labels.
      await expect(page.getByText('.\\adb.exe devices -l')).toBeVisible();
      await expect(page.getByText('./adb devices -l')).toBeVisible();
      await page.locator('[data-side-nav] a[href$="/docs/category/tutorial---scripts"]').click();
      await expect(page).toHaveURL('/docs/category/tutorial---scripts');
      await page.locator('main :is(h2, h3) a[href^="/docs"]').first().click();
      await expect(page.locator('main h1')).toBeVisible();
      // The language menu is a disclosure of the platform.
      await page.locator('header summary').first().click();
      await page.locator('header a[hreflang="ru"]').first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    });
  });

  test('nothing pretends to work: a page says so instead of showing dead controls', async ({ page, request }) => {
    for (const path of [
      '/',
      docs,
      '/docs/tutorial-scripts/post',
      '/docs/troubleshooting/task_failed',
      '/blog/usb-phone-farm-limits',
    ]) {
      await page.goto(address('/ru', path));
      // The steps of the plans are read without script, the stages of the day chosen by the style sheet alone.
      const controls = page
        .locator('main :is(button, input, select, textarea)')
        .and(page.locator(':not(#plans *, #features *)'));
      expect(await controls.count(), path).toBeGreaterThan(0);
      await expect(controls.filter({ visible: true }), path).toHaveCount(0);
      const said = page.locator('main :is(noscript p, p.without-js)').filter({ visible: true });
      await expect(said, path).toHaveText([/JavaScript/]);
      // The style sheet hides and shows the same in all languages: what it does not know is what they send.
      const sent = await Promise.all(prefixes.map((prefix) => sentFor(request, address(prefix, path))));
      const same = { controls: sent[0]?.controls, said: [expect.stringContaining('JavaScript')] };
      expect(sent, path).toEqual(prefixes.map(() => same));
    }
  });
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
    await page.getByLabel(word('docs.categoryPages', '', { name: 'Basics' }), { exact: true }).click();
    await page.getByRole('link', { name: 'Sync control' }).click();
    await expect(page).toHaveURL('/docs/tutorial-basics/sync-control');
    expect(errors).toEqual([]);
  });
});

test('at 400 % zoom no bar takes room from the text; with forced colors what is chosen and current is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(docs);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.locator('body > header')).not.toBeInViewport();
  await expect(page.locator('.reading-bar')).not.toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/blog/usb-phone-farm-limits');
  const styleOf = (part: Locator, name: 'backgroundColor' | 'borderInlineStartColor') =>
    part.evaluate((element, key) => getComputedStyle(element)[key], name);
  const choice = page
    .locator('fieldset', { has: page.getByRole('radio') })
    .first()
    .locator('label');
  const [chosen, other] = [
    choice.filter({ has: page.locator(':checked') }),
    choice.filter({ hasNot: page.locator(':checked') }),
  ];
  expect(await styleOf(chosen, 'backgroundColor')).not.toBe(await styleOf(other.first(), 'backgroundColor'));
  const entries = page.locator('.reading-toc a');
  const current = entries.and(page.locator('[aria-current]'));
  await expect(current).toHaveCount(1);
  expect(await styleOf(current, 'borderInlineStartColor')).not.toBe(
    await styleOf(entries.last(), 'borderInlineStartColor'),
  );
});

test.describe('small, and with larger letters', () => {
  // 200 % zoom of a 640 px window is a 320 px layout viewport with doubled pixels.
  test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 });

  const beyondWindow = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /** Sets the size of letters as a reader does in the settings of the browser. */
  async function letterSizes(page: Page): Promise<(size: number) => Promise<void>> {
    const line = await page.context().newCDPSession(page);
    return async (standard) => {
      await line.send('Page.setFontSizes', { fontSizes: { standard } });
    };
  }

  async function expectLetters(page: Page, size: number): Promise<void> {
    const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect({ font, wide: await beyondWindow(page) }, page.url()).toEqual({ font: `${size}px`, wide: 0 });
  }

  async function expectReadsSmall(page: Page): Promise<void> {
    await page.setViewportSize({ width: 320, height: 600 });
    expect(await beyondWindow(page), page.url()).toBeLessThanOrEqual(0);
    await expect(page.locator('h1')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
  }

  async function expectHeaderInOrder(page: Page): Promise<void> {
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
      expect(box.left, `${page.url()} part ${index}`).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
      expect(box.top).toBeGreaterThanOrEqual(header.top);
      expect(box.bottom).toBeLessThanOrEqual(header.bottom);
    }
  }

  test('with letters at 24 px the header stays in order, and at 20 px, and the home page fits, in every language', async ({
    page,
  }) => {
    const setLetters = await letterSizes(page);
    for (const prefix of prefixes) {
      await setLetters(24);
      await page.goto(address(prefix, kinds.home));
      for (const size of [24, 20]) {
        await setLetters(size);
        await expectLetters(page, size);
        await expectHeaderInOrder(page);
      }
      await setLetters(16);
      await expectReadsSmall(page);
    }
  });

  test('no other page scrolls sideways: at 320 px, which is 200 % zoom, or with letters of 24 px', async ({ page }) => {
    const setLetters = await letterSizes(page);
    const others = Object.values(kinds).filter((path) => path !== kinds.home);
    for (const path of [...others, docs, '/docs/troubleshooting/every-tool', '/docs/nowhere']) {
      await setLetters(24);
      // The language with the longest words.
      await page.goto(address('/ru', path));
      await expectLetters(page, 24);
      await setLetters(16);
      await expectReadsSmall(page);
    }
  });
});
