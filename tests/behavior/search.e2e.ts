import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { complaintsOn } from '../complaints.ts';
import { atRest, followRequests } from '../moments.ts';
import { address, prefixes } from '../pages.ts';
import { counted, word } from '../words.ts';

/** A short page. */
const start = '/about-us';

const dialog = (page: Page) => page.locator('.search-dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

async function open(page: Page, path = start): Promise<void> {
  await page.goto(path);
  await page.locator('[data-search-open]').first().click();
  await expect(field(page)).toBeFocused();
}

/** Opens the dialog on a page that has long been there; what was asked last is selected in it. */
async function openAgain(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

const answered = (page: Page) => expect(dialog(page).locator('.search-box')).toHaveAttribute('aria-busy', 'false');

/** All texts have been read when nothing is said about waiting any more. */
async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await answered(page);
  await expect(dialog(page).locator('.search-note')).toHaveCount(0);
}

/** Runs in the page: what `fill` does, without its limits, and a key right after it. */
async function typeAtOnce(element: Element, { text, key }: { text: string; key?: string }): Promise<void> {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // React takes note of the one before the other; an answer of the search cannot come in between.
  await Promise.resolve();
  if (key) element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

const nothing = (query: string): string => word('search.none', '', { query });
const chosen = (page: Page) => dialog(page).locator('[role=option][aria-selected=true]');
const inline = (page: Page) => page.locator('.search-inline');
const pagesFound = (page: Page) => inline(page).locator('.search-group');
const firstPage = (page: Page) => pagesFound(page).getByRole('option').first();

/** Anything the browser complains about, and what somebody else's words could make it do. */
function listen(page: Page): string[] {
  const complaints = complaintsOn(page);
  page.on('dialog', (box) => {
    complaints.push(`a box appeared: ${box.message()}`);
    box.dismiss();
  });
  return complaints;
}

test('the dialog costs nothing before it is wanted, opens by button and by keys, keeps what was asked and follows the language', async ({
  page,
}) => {
  const button = page.locator('[data-search-open]').first();

  await test.step('a page loads nothing of the search until the reader reaches for it', async () => {
    const { paths, settled } = followRequests(page);
    await page.goto(start);
    await settled();
    expect(paths.filter((path) => /search|dialog|react|\/client\./.test(path))).toEqual([]);
    await button.hover();
    await expect.poll(() => paths.some((path) => path.startsWith('/search-index/'))).toBe(true);
    await expect.poll(() => paths.some((path) => path.includes('-heads.'))).toBe(true);
    await settled();
    expect(paths.some((path) => path.includes('-text'))).toBe(false);
  });

  await test.step('by button, slash and Ctrl K; Escape closes and gives the focus back, a click beside it closes too', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(field(page), key).toBeFocused();
      await expect(field(page), 'the key itself is not typed').toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('Enter does nothing in an empty field', async () => {
    await openAgain(page);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(start);
  });

  await test.step('Escape closes it also with text in it; what was asked and chosen is there again', async () => {
    await ask(page, 'sync control');
    await page.keyboard.press('ArrowDown');
    const href = (await chosen(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('sync control');
    await expect(chosen(page)).toHaveAttribute('href', href);
  });

  await test.step('results follow the language of the page after a change of language', async () => {
    await page.keyboard.press('Escape');
    await page.locator('header summary').first().click();
    await page.locator('header a[hreflang="ru"]').first().click();
    await page.waitForURL(`**/ru${start}`);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveAttribute('placeholder', word('search.field', '/ru'));
    await ask(page, 'прокси');
    await expect(options(page).first()).toHaveAttribute('href', /^\/ru\//);
  });

  await test.step('Russian is found as it is spoken, in Latin letters and on the wrong keyboard', async () => {
    for (const query of ['отладка по usb', 'otladka po usb', 'jnkflrf gj usb']) {
      await ask(page, query);
      await expect(options(page).first(), query).toHaveAttribute('href', '/ru/docs/tutorial-basics/connect-to-devices');
    }
  });
});

const hostileQueries = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '</mark><b>usb</b>',
  '&lt;usb&gt; &amp; &#0;',
  '.*+?^$ {}()|[]\\',
  '(a+)+$ [usb',
  '%00%ff%E0%A4%A %',
  '\u0000\u0007\u001b[31musb\u202e',
  '\ud800 usb \udfff',
  '__proto__ constructor toString hasOwnProperty',
  'a'.repeat(10_000),
  'usb '.repeat(2_500),
  '手机'.repeat(5_000),
  ' \n\t ',
];

test('results come while typing, whatever is asked, can be limited, lead to a row of a table, and all of them to a page', async ({
  page,
}) => {
  const complaints = listen(page);
  await open(page);

  await test.step('come while typing, grouped by page, with the sentence that was found', async () => {
    await page.keyboard.type('swollen batt');
    const group = dialog(page).getByRole('group', { name: 'Power and cooling for a phone farm' });
    await expect(group.getByRole('option').first()).toHaveAttribute('href', '/blog/power-and-cooling');
    const heading = group.getByRole('option', { name: 'Swollen batteries' });
    await expect(heading).toHaveAttribute('href', '/blog/power-and-cooling#swollen-batteries');
    await expect(heading.locator('mark').first()).toHaveText('Swollen');
    await expect(dialog(page).getByRole('status')).toHaveText(counted('search.found', 1));
  });

  await test.step('can be limited to docs, blog or pages', async () => {
    await ask(page, 'usb');
    await dialog(page)
      .getByText(`${word('search.blog')} 2`)
      .click();
    await expect
      .poll(() => options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? '')))
      .toEqual(expect.arrayOf(expect.stringMatching(/^\/blog\//)));
    await ask(page, 'glogin');
    await expect(dialog(page).getByRole('radio', { name: word('search.pages') })).toBeDisabled();
    await expect(dialog(page).locator('.search-none')).toContainText(nothing('glogin'));
    await dialog(page)
      .getByRole('button', { name: word('search.everywhere') })
      .click();
    await expect(options(page).first()).toHaveAttribute('href', '/docs/tutorial-basics/connect-to-cloudphone');
  });

  await test.step('hostile queries are words like any other', async () => {
    for (const query of hostileQueries) {
      await field(page).evaluate(typeAtOnce, { text: query });
      await answered(page);
      expect(await dialog(page).locator('img, script, b, iframe').count(), query.slice(0, 40)).toBe(0);
    }
    // Still alive, and answers an ordinary question.
    await ask(page, 'hub cables');
    await expect(options(page).first()).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
  });

  await test.step('a row of a table is a place to open: the row is marked there', async () => {
    await ask(page, 'phone with the number 5');
    const row = options(page).and(page.locator('[href*="#row-"]')).first();
    const href = (await row.getAttribute('href')) ?? '';
    await row.click();
    await page.waitForURL(`**${href}`);
    const target = page.locator('tr:target');
    await expect(target).toBeInViewport();
    const plain = await page
      .locator('tr[id^="row-"]:not(:target)')
      .first()
      .evaluate((other) => getComputedStyle(other).backgroundColor);
    expect(await target.evaluate((marked) => getComputedStyle(marked).backgroundColor)).not.toBe(plain);
  });

  await test.step('the dialog leads to the page with all results', async () => {
    await openAgain(page);
    await ask(page, 'p');
    await dialog(page)
      .getByRole('link', { name: word('search.asPage') })
      .click();
    await page.waitForURL('**/search?q=p');
    await expect(pagesFound(page)).toHaveCount(20);
    await page.getByRole('button', { name: word('search.more') }).click();
    await expect(pagesFound(page).nth(20)).toBeVisible();
  });

  await test.step('hostile addresses of that page are words, too', async () => {
    await page.goto('/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&in=%3Cb%3E');
    await expect(inline(page).getByRole('combobox')).toHaveValue('<img src=x onerror=alert(1)>');
    expect(await inline(page).locator('img').count()).toBe(0);
  });
  expect(complaints).toEqual([]);
});

test('what was found opens by keys and by pointer, at its place, without loading the page anew, and is remembered', async ({
  page,
}) => {
  await page.goto(start);
  await atRest(page);

  await test.step('arrows walk through pages and headings, Enter opens', async () => {
    await openAgain(page);
    await page.keyboard.type('sync control');
    await expect(dialog(page).locator('.search-note')).toHaveCount(0);
    await expect(options(page).first()).toHaveAttribute('href', '/docs/tutorial-basics/sync-control');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).first().locator('.search-path')).toHaveText(`${word('search.docs')} › Basics`);
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/tutorial-basics/sync-control');
  });

  await test.step('a click leads to the heading without loading the page anew, and the dialog still works there', async () => {
    const origin = await page.evaluate(() => performance.timeOrigin);
    await openAgain(page);
    await ask(page, 'swollen batteries');
    await dialog(page).getByRole('option', { name: 'Swollen batteries' }).click();
    await page.waitForURL('**/blog/power-and-cooling#swollen-batteries');
    await expect(page.locator('#swollen-batteries')).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
    await openAgain(page);
    await expect(field(page), 'the last query is there, selected').toHaveValue('swollen batteries');
    await expect(dialog(page), 'its styles are still there').not.toHaveCSS('border-radius', '0px');
  });

  await test.step('Enter before the answer opens the first entry of the answer, not of the list shown so far', async () => {
    await ask(page, 'proxy');
    await field(page).evaluate(typeAtOnce, { text: 'hub cables', key: 'Enter' });
    await page.waitForURL('**/blog/usb-hubs-and-cables');
  });

  await test.step('what does not exist is answered with ways on', async () => {
    await openAgain(page);
    await ask(page, 'qwxzqwxz');
    await expect(dialog(page).locator('.search-none')).toContainText(nothing('qwxzqwxz'));
    await expect(dialog(page).getByRole('status')).toHaveText(nothing('qwxzqwxz'));
    await dialog(page)
      .getByRole('link', { name: word('search.browseDocsTags') })
      .click();
    await page.waitForURL('**/docs/tags');
    await expect(dialog(page)).toBeHidden();
    await openAgain(page);
  });

  await test.step('searches that led somewhere are remembered, offered again and can be cleared', async () => {
    await page.reload();
    await atRest(page);
    await page.keyboard.press('/');
    const recent = dialog(page).getByRole('option', { name: 'hub cables' });
    await recent.click();
    await expect(field(page)).toHaveValue('hub cables');
    await expect(options(page).first()).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
    for (const key of ['search.clear', 'search.clearRecent'])
      await dialog(page)
        .getByRole('button', { name: word(key) })
        .click();
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  });
});

test('texts may fail, come late and not be needed again: the dialog says so, keeps the choice and works offline', async ({
  page,
  context,
}) => {
  const texts = /-texts\./;
  const held = Promise.withResolvers<void>();

  await test.step('texts that do not arrive leave the titles, an explanation and another try', async () => {
    await page.route(texts, (route) => route.abort());
    await open(page);
    await field(page).fill('hub cables');
    await expect(dialog(page).getByRole('alert')).toContainText(word('search.failed'));
    await expect(options(page).first()).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
    await page.unroute(texts);
    await page.route(texts, async (route) => {
      await held.promise;
      await route.continue();
    });
    await dialog(page)
      .getByRole('button', { name: word('search.retry') })
      .click();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });

  await test.step('the chosen entry stays chosen when the texts arrive and the list grows', async () => {
    // A pointer that moves over the list chooses, too.
    await page.mouse.move(5, 400);
    await field(page).fill('phone');
    await answered(page);
    await expect(options(page).nth(1)).toBeVisible();
    // The second page: places within a page may give way to better ones.
    let href = '#';
    while (href.includes('#')) {
      await page.keyboard.press('ArrowDown');
      href = (await chosen(page).getAttribute('href')) ?? '';
    }
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
    const before = await options(page).count();
    held.resolve();
    await expect(dialog(page).locator('.search-note')).toHaveCount(0);
    await expect.poll(() => options(page).count()).not.toBe(before);
    await expect(chosen(page)).toHaveAttribute('href', href);
    await ask(page, 'voltage drop cable');
    await expect(options(page).first()).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
  });

  await test.step('Tab reaches clear, close, filter and the page of results, and stays in the dialog', async () => {
    await ask(page, 'proxy');
    const seen: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.parentElement?.textContent ??
            '',
        ),
      );
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN');
    }
    expect(seen.slice(0, 2)).toEqual([word('search.clear'), `${word('search.close')} (Esc)`]);
    expect(seen[2]?.startsWith(word('search.all'))).toBe(true);
    expect(seen.join('\n')).toContain(word('search.asPage'));
  });

  await test.step('works offline once loaded', async () => {
    await ask(page, 'usb');
    await context.setOffline(true);
    await ask(page, 'residential proxy');
    await expect(options(page).first()).toHaveAttribute('href', '/blog/proxies-explained');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await ask(page, 'spintax');
    await expect(options(page).first()).toHaveAttribute('href', '/blog/captions-with-spintax');
  });
});

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
      await expect(firstPage(page)).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
    });

    await test.step('a slash typed into its field stays a slash', async () => {
      await box.fill('');
      await page.keyboard.type('a/b');
      await expect(box).toHaveValue('a/b');
      await expect(dialog(page)).toHaveCount(0);
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
      await expect(firstPage(page)).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
      await firstPage(page).click();
      await page.waitForURL('**/blog/usb-hubs-and-cables');
      await page.goBack();
      await expect(box).toHaveValue('hub cables');
      await expect(firstPage(page)).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
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

  test('is kept out of search engines and says what to do without JavaScript, in every language', async ({
    browser,
  }) => {
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
  await expect(options(page).first()).toBeVisible();
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

// No language has colors of its own; the longest words stand on the narrowest screen.
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
    await expect(options(page).first()).toBeVisible();
    await check('empty');

    await test.step('in any form of a word and with a letter too few', async () => {
      await ask(page, query);
      await expect(options(page).first(), query).toHaveAttribute('href', prefix + found);
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
      expect(Math.max(...lines), 'titles have the room of their line').toBeLessThan(4);
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
