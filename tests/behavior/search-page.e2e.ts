import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { address, prefixes } from '../pages.ts';
import { ask, dialog, field, first, hubs, listen, open, start } from '../search.ts';
import { word } from '../words.ts';

const inline = (page: Page) => page.locator('.search-inline');
const pagesFound = (page: Page) => inline(page).locator('.search-group');
const firstPage = (page: Page) => pagesFound(page).getByRole('option').first();

test.describe('the page of results', () => {
  test('keeps what was typed early, begins with places to start, shows what a link asks for and answers questions', async ({
    page,
  }) => {
    const box = inline(page).getByRole('combobox');

    await test.step('keeps what was typed before it woke', async () => {
      await page.route(/SearchPage/, async (route) => {
        await expect(box).toBeVisible();
        await box.fill('swollen battery');
        await route.continue();
      });
      await page.goto('/search?q=proxy');
      await expect(firstPage(page)).toHaveAttribute('href', '/blog/power-and-cooling');
      await expect(box).toHaveValue('swollen battery');
      await page.unroute(/SearchPage/);
    });

    await test.step('is where the button leads without the code of the dialog', async () => {
      await page.route(/dialog\.client/, (route) => route.abort());
      await page.goto(start);
      // For what the page begins with.
      await page.evaluate(() => localStorage.setItem('recent-searches', JSON.stringify(['hub cables'])));
      await page.locator('[data-search-open]').first().click();
      await page.waitForURL('**/search');
      await expect(box).toBeVisible();
      await page.unroute(/dialog\.client/);
    });

    await test.step('begins with recent searches and places to start', async () => {
      await expect(page.getByRole('group', { name: word('search.start') }).getByRole('option')).not.toHaveCount(0);
      await inline(page).getByRole('option', { name: 'hub cables' }).click();
      await expect(firstPage(page)).toHaveAttribute('href', hubs);
    });

    await test.step('a slash typed into its field stays a slash', async () => {
      await box.fill('');
      await page.keyboard.type('a/b');
      await expect(box).toHaveValue('a/b');
      await expect(dialog(page)).toBeHidden();
    });

    const complaints = listen(page);
    await test.step('shows what a link asks for and keeps the address up to date', async () => {
      await page.goto('/search?q=usb&in=blog');
      await expect(page.getByRole('radio', { name: word('search.blog') })).toBeChecked();
      await expect(firstPage(page)).toHaveAttribute('href', /^\/blog\//);
      await page.getByText(new RegExp(`^${word('search.all')} \\d`)).click();
      await expect(page).toHaveURL('/search?q=usb');
      await box.fill('sync control');
      await expect(page.locator('.search-path').first()).toHaveText(`${word('search.docs')} › Basics`);
      await box.fill('hub cables');
      await expect(page).toHaveURL('/search?q=hub+cables');
      await expect(firstPage(page)).toHaveAttribute('href', hubs);
      await firstPage(page).click();
      await page.waitForURL(`**${hubs}`);
      await page.goBack();
      await expect(box).toHaveValue('hub cables');
      await expect(firstPage(page)).toHaveAttribute('href', hubs);
    });

    await test.step('answers a question with a known answer above the pages', async () => {
      const answer = page.getByRole('region', { name: word('search.answer') });
      await box.fill('free trial');
      await expect(answer).toBeVisible();
      await box.fill('usb');
      await expect(firstPage(page)).toBeVisible();
      await expect(answer).toHaveCount(0);
    });
    expect(complaints).toEqual([]);
  });

  test('lists all results the dialog leads to, twenty at a time, and takes hostile addresses for words', async ({
    page,
  }) => {
    const complaints = listen(page);
    await open(page, start);
    await ask(page, 'p');
    await dialog(page)
      .getByRole('link', { name: word('search.asPage') })
      .click();
    await page.waitForURL('**/search?q=p');
    await expect(pagesFound(page)).toHaveCount(20);
    await page.getByRole('button', { name: word('search.more') }).click();
    await expect(pagesFound(page).nth(20)).toBeVisible();
    await page.goto('/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&in=%3Cb%3E');
    await expect(inline(page).getByRole('combobox')).toHaveValue('<img src=x onerror=alert(1)>');
    expect(await inline(page).locator('img').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('is not indexed and says what to do without JavaScript, in every language', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const prefix of prefixes) {
      await page.goto(address(prefix, start));
      await page.locator('[data-search-open]').first().click();
      await page.waitForURL(`**${prefix}/search`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('main noscript p').first()).toHaveText(word('search.noScript', prefix));
      for (const path of ['/docs/intro', '/docs/tags', '/blog/archive', '/blog/tags'])
        await expect(page.locator(`main a[href="${address(prefix, path)}"]`)).toBeVisible();
      await expect(inline(page).getByRole('combobox')).toBeHidden();
    }
    await context.close();
  });
});

/** An input method composes in peace: no search and no Enter before it is done. */
async function composeInPeace(page: Page, path: string): Promise<void> {
  await field(page).fill('');
  await expect(first(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const enter = async () => {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 13 };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  };
  for (const text of ['t', 'to', 'tou', "tou'p", "tou'ping"]) await compose(text);
  await expect(field(page)).toHaveValue("tou'ping");
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  await enter();
  await expect(dialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  await session.send('Input.insertText', { text: '投屏' });
  await expect(field(page)).toHaveValue('投屏');
  await expect(dialog(page).locator('mark', { hasText: '投屏' }).first()).toBeVisible();
  expect(new URL(page.url()).pathname, 'the Enter of the input method opened nothing').toBe(path);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.waitForURL((url) => url.pathname !== path);
}

// Colors do not depend on the language; the longest words are tested on the narrowest screen.
for (const [prefix, colorScheme, width, rules, query, found, question] of [
  ['', 'light', 1280, 'all', 'usb debuging', '/docs/tutorial-basics/connect-to-devices', 'how long is the trial'],
  ['/zh-Hans', 'light', 1280, 'no colors', '群控', '/docs/tutorial-basics/sync-control', '试用多久'],
  ['/ru', 'dark', 360, 'all', 'отладку по usb', '/docs/tutorial-basics/connect-to-devices', 'пробный период'],
] as const) {
  test(`answers in the language of the page, is accessible and fits: ${prefix || '/'}, ${colorScheme}, ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 760 },
      reducedMotion: 'reduce',
    });
    await withAxe(context);
    const page = await context.newPage();
    const check = async (what: string, part = '.search-dialog') => {
      expect(await violationsOn(page, rules, part), what).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
    };
    await open(page, address(prefix, start));
    await expect(first(page)).toBeVisible();
    await check('empty');

    await test.step('in any form of a word and with a letter too few', async () => {
      await ask(page, query, prefix + found);
    });

    await test.step('a question with a known answer is answered above the pages', async () => {
      await ask(page, question);
      const answer = dialog(page).getByRole('region', { name: word('search.answer', prefix) });
      await expect(answer).toContainText(/7/);
      await expect(answer.getByRole('link')).toHaveAttribute('href', address(prefix, '/docs/intro'));
    });

    await test.step('results, and none, are accessible and fit', async () => {
      await ask(page, 'TikTok');
      await expect(dialog(page).locator('mark').first()).toBeVisible();
      await check('results');
      const lines = await dialog(page)
        .locator('.search-title')
        .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().height / 22));
      expect(Math.max(...lines), 'titles have the room of their line').toBeLessThan(5);
      await ask(page, 'qwxzqwxz');
      await expect(dialog(page).locator('.search-none')).toBeVisible();
      await check('nothing');
    });

    if (prefix === '/zh-Hans')
      await test.step('an input method composes in peace', () => composeInPeace(page, address(prefix, start)));

    await test.step('so is the page of results', async () => {
      await page.goto(`${address(prefix, '/search')}?q=TikTok`);
      await expect(pagesFound(page).first()).toBeVisible();
      await check('page', 'html');
    });
    await context.close();
  });
}
