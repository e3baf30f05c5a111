import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { atRest } from '../moments.ts';
import { address, languages, prefixes, sitemapPaths } from '../pages.ts';

/** The drawn windows of the program: pictures made of text. */

const drawings = '[data-program-dialog], [data-program-window]';
const htmlOf = (path: string): string => readFileSync(`dist${decodeURIComponent(path)}.html`, 'utf8');
const drawnPages = (prefix: string): string[] =>
  sitemapPaths().filter((path) => path.startsWith(`${prefix}/docs/`) && htmlOf(path).includes('data-program-'));
/** Pages where a picture and a table of settings stand together, and numbers lead from one to the other. */
const numberedPages = (prefix: string): string[] =>
  drawnPages(prefix).filter((path) => htmlOf(path).includes('href="#pin-'));

for (const prefix of prefixes) {
  test(`a number leads from the picture to its row and back: ${prefix || '/'}`, async ({ page }) => {
    const [path = ''] = numberedPages(prefix);
    await page.goto(path);
    const pin = page.locator(`:is(${drawings}) a[id^="pin-"]`).first();
    const row = page.locator((await pin.getAttribute('href')) ?? '');
    const number = await pin.innerText();
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(row).toBeInViewport();
    await expect(row.getByRole('link').first()).toHaveText(number);
    const marked = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
    const others = row.locator('xpath=following-sibling::tr[1]');
    expect(marked, 'the row that was led to stands out').not.toBe(
      await others.evaluate((element) => getComputedStyle(element).backgroundColor),
    );
    await row.getByRole('link').first().click();
    await expect(pin).toBeInViewport();
    await expect(page).toHaveURL(`${path}#${await pin.getAttribute('id')}`);
  });
}

test('numbers run from 1 without a gap, and picture and table agree on them', async ({ page }) => {
  const paths = numberedPages('');
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await page.goto(path);
    const numbers = await page.evaluate((where) => {
      const linked = [...document.querySelectorAll<HTMLAnchorElement>(`:is(${where}) a[href^="#"]`)];
      return linked
        .filter(({ hash }) => document.querySelector(`tr${hash}`))
        .map((pin) => ({
          dialog: pin.closest('[data-program-dialog]')?.getAttribute('data-program-dialog') ?? '',
          pin: Number(pin.textContent),
          row: Number(document.querySelector(`tr${pin.hash} th a`)?.textContent),
        }));
    }, drawings);
    const perDialog = Map.groupBy(numbers, ({ dialog }) => dialog);
    for (const [dialog, pins] of perDialog) {
      const shown = [...new Set(pins.map(({ pin }) => pin))].sort((a, b) => a - b);
      expect(shown, `${path} ${dialog}`).toEqual(shown.map((_, index) => index + 1));
      for (const { pin, row } of pins) expect(row, `${path} ${dialog}`).toBe(pin);
    }
  }
});

test.describe('the map of the window', () => {
  for (const prefix of prefixes) {
    test(`works without script and by keyboard: ${prefix || '/'}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(address(prefix, '/docs/intro'));
      const map = page.locator('[data-program-window="map"]');
      const links = map.getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(new Set(hrefs.map((href) => href.split('#')[0])).size, 'pages it leads to').toBeGreaterThan(10);
      await links.first().focus();
      const stops = new Set([await links.first().getAttribute('href')]);
      for (let step = 1; step < hrefs.length; step += 1) {
        await page.keyboard.press('Tab');
        const focused = map.locator(':focus');
        await expect(focused).toHaveCount(1);
        stops.add(await focused.getAttribute('href'));
        expect(
          await focused.evaluate((link) => getComputedStyle(link, '::after').outlineStyle),
          'focus is visible',
        ).not.toBe('none');
      }
      expect([...stops].sort()).toEqual([...new Set(hrefs)].sort());
      const to = (await map.locator(':focus').getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(to);
      await expect(page.locator('h1')).toBeVisible();
      await context.close();
    });
  }
});

test('drawings say that they are drawings, and nothing in them can be operated but links', async ({ page }) => {
  for (const path of drawnPages('')) {
    await page.setContent(htmlOf(path).replace(/<(script|link)\b.*?>/gs, ''));
    const found = await page.locator(drawings).evaluateAll((all) =>
      all.map((figure) => ({
        caption: figure.querySelector('figcaption')?.textContent ?? '',
        operable: figure.querySelectorAll('button, input, select, textarea, [tabindex], [contenteditable], summary')
          .length,
        lists: figure.querySelectorAll('ul, table, p').length,
      })),
    );
    expect(found.length, path).toBeGreaterThan(0);
    for (const { caption, operable, lists } of found) {
      expect(caption, path).toMatch(/^Illustration/);
      expect(operable, path).toBe(0);
      expect(lists, path).toBeGreaterThan(0);
    }
  }
});

test('drawings keep their contrast in both color modes', async ({ browser }) => {
  test.setTimeout(900_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await withAxe(context);
  const page = await context.newPage();
  const looked = new Set<string>();
  for (const path of drawnPages('')) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    // Each window once, on the first page that shows it.
    const found = await page
      .locator(drawings)
      .evaluateAll((all) =>
        all.map(
          (figure) =>
            figure.getAttribute('data-program-dialog') ?? `window-${figure.getAttribute('data-program-window')}`,
        ),
      );
    for (const [index, name] of found.entries()) {
      if (looked.has(name)) continue;
      looked.add(name);
      await page
        .locator(drawings)
        .nth(index)
        .evaluate((figure) => figure.setAttribute('data-looked-at', ''));
    }
    if ((await page.locator('[data-looked-at]').count()) === 0) continue;
    // Alone on the page: what stands above and below costs axe as much again.
    await page.evaluate(() => document.body.replaceChildren(...document.querySelectorAll('[data-looked-at]')));
    expect.soft(await violationsOn(page, 'colors', '[data-looked-at]'), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await atRest(page);
    expect.soft(await violationsOn(page, 'colors', '[data-looked-at]'), `${path} in dark mode`).toEqual([]);
  }
  expect(looked.size).toBeGreaterThan(0);
  await context.close();
});

for (const prefix of prefixes) {
  test(`no page with a drawing scrolls sideways on a narrow phone: ${prefix || '/'}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 800 },
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    for (const path of drawnPages(prefix)) {
      await page.goto(path);
      const wide = await page.evaluate(() => {
        // The picture of the whole window is cropped on purpose; a dialog is shown whole.
        const beyond = [...document.querySelectorAll('[data-program-dialog] *')].filter((element) => {
          const frame = element.closest('figure')?.getBoundingClientRect();
          const own = element.getBoundingClientRect();
          return frame && own.width > 1 && own.right > frame.right + 1;
        });
        return {
          page: document.documentElement.scrollWidth,
          beyond: beyond.map((element) => element.outerHTML.slice(0, 120)),
        };
      });
      expect.soft(wide, path).toEqual({ page: 320, beyond: [] });
    }
    await context.close();
  });

  test(`a drawn dialog costs at most 3 KB: ${prefix || '/'}`, () => {
    const weights = drawnPages(prefix).flatMap((path) => {
      const html = htmlOf(path);
      const whole = gzipSync(html, { level: 9 }).length;
      return [...html.matchAll(/<figure[^>]*data-program-dialog="([^"]+)".*?<\/figure>/gs)].map(([figure, dialog]) => ({
        dialog,
        path,
        bytes: whole - gzipSync(html.replace(figure, ''), { level: 9 }).length,
      }));
    });
    const heaviest = weights.sort((a, b) => b.bytes - a.bytes)[0];
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ of: weights.length, heaviest }) });
    expect(heaviest?.bytes, JSON.stringify(heaviest)).toBeLessThanOrEqual(3 * 1024);
    // A drawing that is not there would cost nothing.
    expect(weights.at(-1)?.bytes).toBeGreaterThan(40);
  });

  test(`the registry is published as data: ${prefix || '/'}`, async ({ page, request }) => {
    await page.goto(address(prefix, '/docs/intro'));
    const href = (await page.locator('.prose a[href$="/program.json"]').getAttribute('href')) ?? '';
    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toContain('application/json');
    const data: unknown = await answer.json();
    expect(data).toMatchObject({ language: languages[prefix] });
    // The labels on the page are those of the data.
    const label = await page.locator('[data-program-dialog] p').first().innerText();
    expect(JSON.stringify(data)).toContain(JSON.stringify(label).slice(1, -1));
  });
}
