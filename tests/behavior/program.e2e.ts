import { expect, test } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { type DrawnPage, drawings, drawnPages, showTogether, tables } from '../drawings.ts';
import { atRest } from '../moments.ts';
import { address, type languages, prefixes } from '../pages.ts';
import { testSite } from '../sites.ts';
import { word } from '../words.ts';

/** The drawn windows of the program. */

const english = drawnPages(testSite.dist, '');
/** Pages with both a picture and a table of settings, where numbers lead from one to the other. */
const numbered = ({ html }: DrawnPage): boolean => html.includes('href="#pin-');

test('a number leads from the picture to its row and back', async ({ page }) => {
  const path = '/ru/docs/tutorial-scripts/post';
  await page.goto(path);
  const pin = page.locator(`:is(${drawings}) a[id^="pin-"]`).first();
  const row = page.locator((await pin.getAttribute('href')) ?? '');
  const number = await pin.innerText();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(row).toBeInViewport();
  await expect(row.getByRole('link').first()).toHaveText(number);
  const marked = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
  const others = row.locator('xpath=following-sibling::*[1]');
  expect(marked, 'the target row is highlighted').not.toBe(
    await others.evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  await row.getByRole('link').first().click();
  await expect(pin).toBeInViewport();
  await expect(page).toHaveURL(`${path}#${await pin.getAttribute('id')}`);
});

test('on a wide screen a dialog stays next to its settings, and a row and its number light up together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/tutorial-scripts/post');
  const pin = page.locator(`:is(${drawings}) a[id^="pin-"]`).first();
  const row = page.locator((await pin.getAttribute('href')) ?? '');
  const color = (of: typeof pin): Promise<string> => of.evaluate((one) => getComputedStyle(one).backgroundColor);
  const dark = await color(pin);
  await row.hover();
  await expect.poll(() => color(pin), 'a row under the pointer lights its number').not.toBe(dark);
  await page.mouse.move(0, 0);
  await expect.poll(() => color(pin)).toBe(dark);
  const plain = await color(row);
  await pin.focus();
  await expect.poll(() => color(row), 'a number with the focus lights its row').not.toBe(plain);
  await page
    .locator(tables)
    .locator('[data-search="row"]')
    .nth(6)
    .evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect(pin, 'the dialog is still there').toBeInViewport();
});

test('in the text of the pages drawings say what they are, hold nothing to operate, and numbers agree with the tables', async ({
  page,
}) => {
  const found = await page.evaluate(
    ({ all, where }) =>
      all.map(({ path, html }) => {
        const root = new DOMParser().parseFromString(html, 'text/html');
        const figures = [...root.querySelectorAll(where)].map((figure) => ({
          caption: figure.querySelector('figcaption')?.textContent ?? '',
          operable: figure.querySelectorAll('button, input, select, textarea, [tabindex], [contenteditable], summary')
            .length,
          lists: figure.querySelectorAll('ul, table, p').length,
        }));
        const pins = [...root.querySelectorAll<HTMLAnchorElement>(`:is(${where}) a[href^="#"]`)]
          .filter(({ hash }) => root.querySelector(`dl ${hash}`))
          .map((pin) => ({
            dialog: pin.closest('[data-program-dialog]')?.getAttribute('data-program-dialog') ?? '',
            pin: Number(pin.textContent),
            row: Number(root.querySelector(`${pin.hash} dt a`)?.textContent),
          }));
        const tables = [...root.querySelectorAll('div:has(> dl)')]
          .map((table) => [...table.querySelectorAll('[id] > dt > :first-child')])
          .filter((numbers) => numbers.some((number) => number.matches('a[href^="#pin-"]')))
          .map((numbers) => numbers.map((number) => Number(number.textContent)));
        return { path, figures, pins, tables };
      }),
    { all: english, where: drawings },
  );

  await test.step('drawings say that they are drawings, and nothing in them can be operated but links', () => {
    for (const { path, figures } of found) {
      expect(figures.length, path).toBeGreaterThan(0);
      for (const { caption, operable, lists } of figures) {
        expect(caption.startsWith(word('drawing.note')), `${path} ${caption}`).toBe(true);
        expect(operable, path).toBe(0);
        expect(lists, path).toBeGreaterThan(0);
      }
    }
  });

  await test.step('rows are numbered without a gap, and pictures use the numbers of their rows', () => {
    const pages = new Set(english.filter(numbered).map(({ path }) => path));
    expect(pages.size).toBeGreaterThan(0);
    for (const { path, pins, tables } of found.filter((page) => pages.has(page.path))) {
      expect(pins.length, path).toBeGreaterThan(0);
      expect(Math.min(...tables.flat()), path).toBe(1);
      for (const rows of tables) expect(rows, path).toEqual(rows.map((_, index) => (rows[0] ?? 1) + index));
      for (const { dialog, pin, row } of pins) expect(row, `${path} ${dialog}`).toBe(pin);
    }
  });
});

test('without script, the map of the window works by keyboard, in every language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const map = page.locator('[data-program-window="map"]');
  /** Opens the page; returns the targets of the map's links. */
  const open = async (prefix: keyof typeof languages): Promise<string[]> => {
    await page.goto(address(prefix, '/docs/intro'));
    return map.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  };
  const hrefs = await open('');
  expect(new Set(hrefs.map((href) => href.split('#')[0])).size, 'pages it leads to').toBeGreaterThan(5);
  await map.getByRole('link').first().focus();
  const stops = new Set([hrefs[0]]);
  for (let step = 1; step < hrefs.length; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await map.locator(':focus').evaluate((link) => ({
      href: link.getAttribute('href') ?? '',
      outline: getComputedStyle(link, '::after').outlineStyle,
    }));
    expect(focused.outline, 'focus is visible').not.toBe('none');
    stops.add(focused.href);
  }
  expect([...stops].sort()).toEqual([...new Set(hrefs)].sort());
  const to = (await map.locator(':focus').getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await expect(page.locator('h1')).toBeVisible();
  // The others lead to the same places in their own language.
  for (const prefix of prefixes.slice(1))
    expect((await open(prefix)).sort()).toEqual(hrefs.map((href) => address(prefix, href)).sort());
  await context.close();
});

test('drawings keep their contrast in both color modes', async ({ page, context }) => {
  await withAxe(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showTogether(page, english);
  // Each window once and alone on the page: what is above and below costs axe as much again.
  await page.locator(drawings).evaluateAll((all) => {
    const named = new Map(all.map((figure) => [Object.values(figure.dataset).join(), figure]));
    const text = document.querySelector('.prose');
    text?.replaceChildren(...named.values());
    document.body.replaceChildren(text ?? '');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    expect.soft(await violationsOn(page, 'colors', '.prose'), colorScheme).toEqual([]);
  }
});

test('no row of settings or messages is cut off, in any language, on a phone and on a desk', async ({ page }) => {
  for (const prefix of prefixes) {
    await showTogether(page, drawnPages(testSite.dist, prefix), tables);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { rows, beyond } = await page.locator(tables).evaluateAll((all) => ({
        rows: all.flatMap((table) => [...table.querySelectorAll(':is(dl, tbody) > *')]).length,
        beyond: all.flatMap((table) => {
          const edge = Math.min(table.getBoundingClientRect().right, innerWidth);
          return [...table.querySelectorAll('dt, dd, tbody :is(th, td)')]
            .filter((cell) => cell.getBoundingClientRect().right > edge + 1 || cell.scrollWidth > cell.clientWidth + 1)
            .map((cell) => cell.outerHTML.slice(0, 120));
        }),
      }));
      expect(rows, prefix).toBeGreaterThan(30);
      expect.soft(beyond, `${prefix} at ${width} px`).toEqual([]);
    }
  }
});
