import { expect, test } from '@playwright/test';
import { atRest, followRequests } from '../moments.ts';
import {
  answered,
  ask,
  choose,
  chosen,
  close,
  dialog,
  field,
  first,
  hubs,
  listen,
  noteGone,
  nothing,
  open,
  openByKey,
  options,
  start,
  typeAtOnce,
} from '../search.ts';
import { counted, word } from '../words.ts';

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

  await test.step('by button, slash and Ctrl K; Escape closes and gives the focus back, a click outside closes too', async () => {
    await button.focus();
    await openByKey(page, 'Enter');
    await close(page);
    await expect(button).toBeFocused();
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await openByKey(page, key);
      await expect(field(page), 'the key itself is not typed').toHaveValue('');
      await close(page);
    }
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('Enter does nothing in an empty field', async () => {
    await openByKey(page);
    await expect(first(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(start);
  });

  await test.step('Escape closes it also with text in it; what was asked and chosen is there again', async () => {
    await ask(page, 'sync control');
    await page.keyboard.press('ArrowDown');
    const href = (await chosen(page).getAttribute('href')) ?? '';
    await close(page);
    await openByKey(page);
    await expect(field(page)).toHaveValue('sync control');
    await expect(chosen(page)).toHaveAttribute('href', href);
    await close(page);
  });

  await test.step('results follow the language of the page; Russian is found on the wrong keyboard', async () => {
    await page.locator('header summary').first().click();
    await page.locator('header a[hreflang="ru"]').first().click();
    await page.waitForURL(`**/ru${start}`);
    await openByKey(page);
    await expect(field(page)).toHaveAttribute('placeholder', word('search.field', '/ru'));
    await ask(page, 'прокси', /^\/ru\//);
    for (const query of ['отладка по usb', 'jnkflrf gj usb'])
      await ask(page, query, '/ru/docs/tutorial-basics/connect-to-devices');
  });
});

test('a slow line delays neither the dialog nor a letter, and without one nothing replaces the page', async ({
  page,
  context,
}) => {
  const held = Promise.withResolvers<void>();
  const early = dialog(page).getByRole('textbox');
  const height = async () => (await dialog(page).boundingBox())?.height;
  await page.route(/dialog\.client/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(start);
  await page.locator('[data-search-open]').first().click();
  await expect(early).toBeFocused();
  await page.keyboard.type('hub ca');
  const before = await height();
  held.resolve();
  await expect(field(page)).toHaveValue('hub ca');
  await page.keyboard.type('bles');
  await expect(field(page)).toHaveValue('hub cables');
  await expect(first(page)).toHaveAttribute('href', hubs);
  expect(await height(), 'nothing jumps').toBeCloseTo(before ?? 0);

  await page.unroute(/dialog\.client/);
  await page.reload();
  await atRest(page);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await page.keyboard.type('hub');
  await expect(dialog(page).getByRole('status')).toHaveText(word('search.failed'));
  await expect(early).toHaveValue('hub');
  expect(new URL(page.url()).pathname).toBe(start);
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

test('results come while typing, whatever is asked, can be limited, lead to a row of a table, and to ways on where there are none', async ({
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
    await choose(page, 'button', 'search.everywhere');
    await expect(first(page)).toHaveAttribute('href', '/docs/tutorial-basics/connect-to-cloudphone');
  });

  await test.step('hostile queries are words like any other', async () => {
    for (const query of hostileQueries) {
      await field(page).evaluate(typeAtOnce, { text: query });
      await answered(page);
      expect(await dialog(page).locator('img, script, b, iframe').count(), query.slice(0, 40)).toBe(0);
    }
    await ask(page, 'hub cables', hubs);
  });

  await test.step('a row of a table is a place to open: the row is marked there', async () => {
    await ask(page, 'phone with the number 5');
    const row = options(page).and(page.locator('[href*="#row-"]')).first();
    const href = (await row.getAttribute('href')) ?? '';
    await row.click();
    await page.waitForURL(`**${href}`);
    const target = page.locator('tr:target');
    await expect(target).toBeInViewport();
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const plain = await page.locator('tr[id^="row-"]:not(:target)').first().evaluate(background);
    expect(await target.evaluate(background)).not.toBe(plain);
  });

  await test.step('what does not exist is answered with ways on', async () => {
    await openByKey(page);
    await ask(page, 'qwxzqwxz');
    await expect(dialog(page).locator('.search-none')).toContainText(nothing('qwxzqwxz'));
    await expect(dialog(page).getByRole('status')).toHaveText(nothing('qwxzqwxz'));
    await expect(dialog(page).getByRole('link', { name: word('search.contact') })).toHaveAttribute('href', '/#contact');
    await choose(page, 'link', 'search.browseDocsTags');
    await page.waitForURL('**/docs/tags');
    await expect(dialog(page)).toBeHidden();
  });
  expect(complaints).toEqual([]);
});

test('a result opens by keys and by pointer, at its heading, without reloading the page, and is remembered', async ({
  page,
}) => {
  await page.goto(start);
  await atRest(page);

  await test.step('arrows walk through pages and headings, Enter opens', async () => {
    await openByKey(page);
    await page.keyboard.type('sync control');
    await noteGone(page);
    await expect(first(page)).toHaveAttribute('href', '/docs/tutorial-basics/sync-control');
    await expect(first(page)).toHaveAttribute('aria-selected', 'true');
    await expect(first(page).locator('.search-path')).toHaveText(`${word('search.docs')} › Basics`);
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

  await test.step('a click leads to the heading without reloading the page, and the dialog still works there', async () => {
    const origin = await page.evaluate(() => performance.timeOrigin);
    await openByKey(page);
    await ask(page, 'swollen batteries');
    await dialog(page).getByRole('option', { name: 'Swollen batteries' }).click();
    await page.waitForURL('**/blog/power-and-cooling#swollen-batteries');
    await expect(page.locator('#swollen-batteries')).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
    await openByKey(page);
    await expect(field(page), 'the last query is there, selected').toHaveValue('swollen batteries');
    await expect(dialog(page), 'its styles are still there').not.toHaveCSS('border-radius', '0px');
  });

  await test.step('Enter before the answer opens the first entry of the answer, not of the list shown so far', async () => {
    await ask(page, 'proxy');
    await field(page).evaluate(typeAtOnce, { text: 'hub cables', key: 'Enter' });
    await page.waitForURL(`**${hubs}`);
  });

  await test.step('searches that led somewhere are remembered, offered again and can be cleared', async () => {
    await page.reload();
    await atRest(page);
    await openByKey(page);
    const recent = dialog(page).getByRole('option', { name: 'hub cables' });
    await recent.click();
    await expect(field(page)).toHaveValue('hub cables');
    await expect(first(page)).toHaveAttribute('href', hubs);
    await choose(page, 'button', 'search.clear');
    await choose(page, 'button', 'search.clearRecent');
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
    await expect(first(page)).toHaveAttribute('href', hubs);
    await page.unroute(texts);
    await page.route(texts, async (route) => {
      await held.promise;
      await route.continue();
    });
    await choose(page, 'button', 'search.retry');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });

  await test.step('the chosen entry stays chosen when the texts arrive and the list grows', async () => {
    await page.mouse.move(5, 400);
    await field(page).fill('cable');
    await answered(page);
    await expect(options(page).nth(1)).toBeVisible();
    // The second page: places within a page may give way to better ones.
    let href = '#';
    while (href.includes('#')) {
      await page.keyboard.press('ArrowDown');
      href = (await chosen(page).getAttribute('href')) ?? '';
    }
    await expect(first(page)).toHaveAttribute('aria-selected', 'false');
    const before = await options(page).count();
    held.resolve();
    await noteGone(page);
    await expect.poll(() => options(page).count()).not.toBe(before);
    await expect(chosen(page)).toHaveAttribute('href', href);
    await ask(page, 'voltage drop cable', hubs);
  });

  await test.step('Tab reaches clear, close, filter and the page of results, and stays in the dialog', async () => {
    await ask(page, 'proxy');
    const seen: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return at?.getAttribute('aria-label') ?? at?.parentElement?.textContent ?? '';
        }),
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
    await ask(page, 'residential proxy', '/blog/proxies-explained');
    await close(page);
    await openByKey(page);
    await ask(page, 'spintax', '/blog/captions-with-spintax');
  });
});
