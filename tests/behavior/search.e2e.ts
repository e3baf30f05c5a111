import { expect, type Page, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
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

/** Anything the browser complains about. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (box) => {
    complaints.push(`a box appeared: ${box.message()}`);
    box.dismiss();
  });
  return complaints;
}

test.describe('opening', () => {
  test('a page loads nothing of the search until the reader reaches for it', async ({ page }) => {
    const { paths, settled } = followRequests(page);
    await page.goto(start);
    await settled();
    expect(paths.filter((path) => /search|dialog|react|\/client\./.test(path))).toEqual([]);
    await page.locator('[data-search-open]').first().hover();
    await expect.poll(() => paths.some((path) => path.startsWith('/search-index/'))).toBe(true);
    await expect.poll(() => paths.some((path) => path.includes('-heads.'))).toBe(true);
    await settled();
    expect(paths.some((path) => path.includes('-text'))).toBe(false);
  });

  test('by button, slash and Ctrl K; Escape closes and gives the focus back, a click beside it closes too', async ({
    page,
  }) => {
    await page.goto(start);
    const button = page.locator('[data-search-open]').first();
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

  test('a slash typed into a field stays a slash', async ({ page }) => {
    await page.goto('/search');
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.keyboard.type('a/b');
    await expect(search).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('without the code of the dialog the button leads to the page of results', async ({ page }) => {
    await page.route(/dialog\.client/, (route) => route.abort());
    await page.goto(start);
    await page.locator('[data-search-open]').first().click();
    await page.waitForURL('**/search');
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});

test.describe('results', () => {
  test('come while typing, grouped by page, with the sentence that was found', async ({ page }) => {
    await open(page);
    await page.keyboard.type('swollen batt');
    const group = dialog(page).getByRole('group', { name: 'Power and cooling for a phone farm' });
    await expect(group.getByRole('option').first()).toHaveAttribute('href', '/blog/power-and-cooling');
    const heading = group.getByRole('option', { name: 'Swollen batteries' });
    await expect(heading).toHaveAttribute('href', '/blog/power-and-cooling#swollen-batteries');
    await expect(heading.locator('mark').first()).toHaveText('Swollen');
    await expect(dialog(page).getByRole('status')).toHaveText(counted('search.found', 1));
  });

  test('in the language of the page, in any form of a word and with a letter too few', async ({ page }) => {
    for (const [prefix, query, path] of [
      ['', 'usb debuging', '/docs/tutorial-basics/connect-to-devices'],
      ['/zh-Hans', '群控', '/docs/tutorial-basics/sync-control'],
      ['/ru', 'отладку по usb', '/docs/tutorial-basics/connect-to-devices'],
    ] as const) {
      await open(page, address(prefix, start));
      await ask(page, query);
      await expect(options(page).first(), query).toHaveAttribute('href', prefix + path);
    }
  });

  test('lead to the heading without loading the page anew, and the dialog still works there', async ({ page }) => {
    await open(page);
    const origin = await page.evaluate(() => performance.timeOrigin);
    await ask(page, 'swollen batteries');
    await dialog(page).getByRole('option', { name: 'Swollen batteries' }).click();
    await page.waitForURL('**/blog/power-and-cooling#swollen-batteries');
    await expect(page.locator('#swollen-batteries')).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page), 'the last query is there, selected').toHaveValue('swollen batteries');
    await expect(dialog(page), 'its styles are still there').not.toHaveCSS('border-radius', '0px');
  });

  test('follow the language of the page after a change of language', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await page.locator('header summary').first().click();
    await page.locator('header a[hreflang="ru"]').first().click();
    await page.waitForURL(`**/ru${start}`);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveAttribute('placeholder', word('search.field', '/ru'));
    await ask(page, 'прокси');
    await expect(options(page).first()).toHaveAttribute('href', /^\/ru\//);
  });

  test('can be limited to docs, blog or pages', async ({ page }) => {
    await open(page);
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

  test('that do not exist are answered with ways on', async ({ page }) => {
    await open(page);
    await ask(page, 'qwxzqwxz');
    await expect(dialog(page).locator('.search-none')).toContainText(nothing('qwxzqwxz'));
    await expect(dialog(page).getByRole('status')).toHaveText(nothing('qwxzqwxz'));
    await dialog(page)
      .getByRole('link', { name: word('search.browseDocsTags') })
      .click();
    await page.waitForURL('**/docs/tags');
  });

  test('that led somewhere are remembered, offered again and can be cleared', async ({ page }) => {
    await open(page);
    await ask(page, 'hub cables');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog/usb-hubs-and-cables');
    await page.reload();
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

test.describe('keyboard only', () => {
  test('arrows walk through pages and headings, Enter opens', async ({ page }) => {
    await page.goto(start);
    await atRest(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
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

  test('the chosen entry stays chosen when the texts arrive and the list grows', async ({ page }) => {
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/-text\d/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    await field(page).fill('phone');
    await expect(options(page).nth(1)).toBeVisible();
    const chosen = dialog(page).locator('[role=option][aria-selected=true]');
    // The second page: places within a page may give way to better ones.
    let href = '#';
    while (href.includes('#')) {
      await page.keyboard.press('ArrowDown');
      href = (await chosen.getAttribute('href')) ?? '';
    }
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
    const before = await options(page).count();
    letThrough();
    await expect(dialog(page).locator('.search-note')).toHaveCount(0);
    await expect.poll(() => options(page).count()).not.toBe(before);
    await expect(chosen).toHaveAttribute('href', href);
  });

  test('Tab reaches clear, close, filter and the page of results, and stays in the dialog', async ({ page }) => {
    await open(page);
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

  test('Enter does nothing in an empty field; before the answer it opens the first entry of the answer, not of the list shown so far', async ({
    page,
  }) => {
    await open(page);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(start);
    await ask(page, 'proxy');
    await field(page).evaluate(typeAtOnce, { text: 'hub cables', key: 'Enter' });
    await page.waitForURL('**/blog/usb-hubs-and-cables');
  });
});

test('Escape closes the dialog, also with text in it; what was asked and chosen is there again', async ({ page }) => {
  await open(page);
  await ask(page, 'sync control');
  await page.keyboard.press('ArrowDown');
  const chosen = dialog(page).locator('[role=option][aria-selected=true]');
  const href = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('sync control');
  await expect(chosen).toHaveAttribute('href', href);
});

test('a row of a table is a place to open: the row is marked there', async ({ page }) => {
  await open(page);
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

test('a question with a known answer is answered above the pages, in the dialog and on the page of results', async ({
  page,
}) => {
  for (const [prefix, query] of [
    ['', 'how long is the trial'],
    ['/zh-Hans', '试用多久'],
    ['/ru', 'пробный период'],
  ] as const) {
    await open(page, address(prefix, start));
    await ask(page, query);
    const answer = dialog(page).getByRole('region', { name: word('search.answer', prefix) });
    await expect(answer).toContainText(/7/);
    await expect(answer.getByRole('link')).toHaveAttribute('href', address(prefix, '/docs/intro'));
  }
  await page.goto('/search?q=free+trial');
  await expect(page.getByRole('region', { name: word('search.answer') })).toBeVisible();
  await page.getByRole('searchbox').fill('usb');
  await expect(page.locator('.search-pages h2').first()).toBeVisible();
  await expect(page.getByRole('region', { name: word('search.answer') })).toHaveCount(0);
});

test('Russian is found as it is spoken, in Latin letters and on the wrong keyboard', async ({ page }) => {
  await open(page, address('/ru', start));
  for (const query of ['отладка по usb', 'otladka po usb', 'jnkflrf gj usb']) {
    await ask(page, query);
    await expect(options(page).first(), query).toHaveAttribute('href', '/ru/docs/tutorial-basics/connect-to-devices');
  }
});

test('an input method composes in peace: no search and no Enter before it is done', async ({ page }) => {
  await open(page, address('/zh-Hans', start));
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
  expect(new URL(page.url()).pathname).toBe(address('/zh-Hans', start));
  await session.send('Input.insertText', { text: '投屏' });
  await expect(field(page)).toHaveValue('投屏');
  await expect(dialog(page).locator('mark', { hasText: '投屏' }).first()).toBeVisible();
  expect(new URL(page.url()).pathname, 'the Enter of the input method opened nothing').toBe(address('/zh-Hans', start));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
});

test('hostile queries are words like any other', async ({ page }) => {
  const complaints = listen(page);
  await open(page);
  for (const query of [
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
  ]) {
    await field(page).evaluate(typeAtOnce, { text: query });
    await answered(page);
    expect(await dialog(page).locator('img, script, b, iframe').count(), query.slice(0, 40)).toBe(0);
  }
  // Still alive, and answers an ordinary question.
  await ask(page, 'hub cables');
  await expect(options(page).first()).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
  await page.goto('/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&in=%3Cb%3E');
  await expect(page.getByRole('searchbox')).toHaveValue('<img src=x onerror=alert(1)>');
  expect(await page.locator('.search-results img').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('works offline once loaded', async ({ page, context }) => {
  await open(page);
  await ask(page, 'usb');
  await context.setOffline(true);
  await ask(page, 'residential proxy');
  await expect(options(page).first()).toHaveAttribute('href', '/blog/proxies-explained');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await ask(page, 'spintax');
  await expect(options(page).first()).toHaveAttribute('href', '/blog/captions-with-spintax');
});

test('texts that do not arrive leave the titles, an explanation and another try', async ({ page }) => {
  await page.route(/-text\d/, (route) => route.abort());
  await open(page);
  await field(page).fill('hub cables');
  await expect(dialog(page).getByRole('alert')).toContainText(word('search.failed'));
  await expect(options(page).first()).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
  await page.unroute(/-text\d/);
  await dialog(page)
    .getByRole('button', { name: word('search.retry') })
    .click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await ask(page, 'voltage drop cable');
  await expect(options(page).first()).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
});

test.describe('the page of results', () => {
  test('shows what a link asks for and keeps the address up to date', async ({ page }) => {
    const complaints = listen(page);
    await page.goto('/search?q=usb&in=blog');
    await expect(page.getByRole('radio', { name: word('search.blog') })).toBeChecked();
    const first = page.locator('.search-pages h2 a').first();
    await expect(first).toHaveAttribute('href', /^\/blog\//);
    await page.getByText(new RegExp(`^${word('search.all')} \\d`)).click();
    await expect(page).toHaveURL('/search?q=usb');
    await page.getByRole('searchbox').fill('sync control');
    await expect(page.locator('.search-path').first()).toHaveText(`${word('search.docs')} › Basics`);
    await page.getByRole('searchbox').fill('hub cables');
    await expect(page).toHaveURL('/search?q=hub+cables');
    await expect(first).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
    await first.click();
    await page.waitForURL('**/blog/usb-hubs-and-cables');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('hub cables');
    await expect(first).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
    expect(complaints).toEqual([]);
  });

  test('begins with recent searches and places to start', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('navigation', { name: word('search.start') }).getByRole('link')).not.toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('recent-searches', JSON.stringify(['hub cables'])));
    await page.reload();
    await page
      .getByRole('navigation', { name: word('search.recent') })
      .getByRole('link', { name: 'hub cables' })
      .click();
    await expect(page.locator('.search-pages h2 a').first()).toHaveAttribute('href', '/blog/usb-hubs-and-cables');
  });

  test('is where the dialog leads with all results', async ({ page }) => {
    await open(page);
    await ask(page, 'p');
    await dialog(page)
      .getByRole('link', { name: word('search.asPage') })
      .click();
    await page.waitForURL('**/search?q=p');
    await expect(page.locator('.search-pages > li')).toHaveCount(20);
    await page.getByRole('button', { name: word('search.more') }).click();
    await expect(page.locator('.search-pages > li').nth(20)).toBeVisible();
  });

  test('keeps what was typed before it woke', async ({ page }) => {
    await page.route(/SearchPage/, async (route) => {
      await expect(page.getByRole('searchbox')).toBeVisible();
      await page.getByRole('searchbox').fill('swollen battery');
      await route.continue();
    });
    await page.goto('/search?q=proxy');
    await expect(page.locator('.search-pages h2 a').first()).toHaveAttribute('href', '/blog/power-and-cooling');
    await expect(page.getByRole('searchbox')).toHaveValue('swollen battery');
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
      await expect(page.getByRole('searchbox')).toBeHidden();
    }
    await context.close();
  });
});

// No language has colors of its own; the longest words stand on the narrowest screen.
for (const [prefix, colorScheme, width, rules] of [
  ['', 'light', 1280, 'all'],
  ['/zh-Hans', 'light', 1280, 'no colors'],
  ['/ru', 'dark', 360, 'all'],
] as const) {
  test(`is accessible and fits: ${prefix || '/'}, ${colorScheme}, ${width} px`, async ({ browser }) => {
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
    await page.goto(`${address(prefix, '/search')}?q=TikTok`);
    await expect(page.locator('.search-pages > li').first()).toBeVisible();
    await check('page', 'html');
    await context.close();
  });
}
