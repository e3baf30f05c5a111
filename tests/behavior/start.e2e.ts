import { expect, type Page, test } from '@playwright/test';
import { atRest, holdStylesBack, stir } from '../moments.ts';
import { kinds } from '../pages.ts';
import { followShifts, shiftOn, slowLine, still } from '../slow-line.ts';
import { word } from '../words.ts';

/** As in a tab in the background: nothing is drawn, and nobody told of it. */
const drawNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    PerformanceObserver.prototype.observe = () => undefined;
  });

test('a key pressed before the page has been drawn is heard', async ({ page }) => {
  // Time stands still: neither a frame nor a timer comes.
  await drawNothing(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(kinds.docs);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: word('search.title') })).toBeVisible();
});

test('a page that is not drawn starts by itself', async ({ page }) => {
  await drawNothing(page);
  await page.goto(kinds.docs);
  await expect(page.locator('[data-theme-choice="system"]').first()).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone a page begins with its first screen; the rest and the scripts follow, also where nothing is drawn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await drawNothing(page);
  // Time stands still, as far as the page knows.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const waiting: (() => void)[] = [];
    Object.assign(window, { setTimeout: (work: () => void) => waiting.push(work) });
    addEventListener('time-goes-on', () => {
      Object.assign(window, { setTimeout });
      for (const work of waiting) work();
    });
  });
  await page.goto(kinds.docs);
  const blocks = page.locator('.prose > *');
  const footer = page.locator('body > footer');
  const choice = page.locator('[data-theme-choice="system"]').first();
  await expect(blocks.first()).toBeVisible();
  await expect(blocks.last()).toBeHidden();
  await expect(footer).toBeHidden();
  await expect(choice).not.toHaveAttribute('aria-pressed', 'true');

  await test.step('what the reader did before anybody listened counts', async () => {
    await stir(page);
    await page.evaluate(() => dispatchEvent(new Event('time-goes-on')));
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(blocks.last()).toBeVisible();
    await expect(footer).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  });
});

test('on a phone a page whose scripts do not come is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(kinds.docs);
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  await expect(page.locator('.prose > *').last()).toBeVisible();
});

test('a click that has been heard before the rest has started is not repeated', async ({ page }) => {
  await drawNothing(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(kinds.docs);
  const branch = page.locator('[data-side-nav] button[aria-expanded="false"]').first();
  const name = await branch.evaluate((button: HTMLElement) => {
    // As assistive technology does, without a pointer or a key before it.
    button.click();
    return button.closest<HTMLElement>('[data-category]')?.dataset.category;
  });
  const opened = page.locator(`[data-side-nav] [data-category="${name}"] button`).first();
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1000);
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
});

test('where the style sheet comes after the script, the side navigation shows where the reader is all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 240 });
  await holdStylesBack(page);
  await page.goto('/docs/troubleshooting/task_failed');
  await expect(page.locator('[data-side-nav] [aria-current="page"]')).toBeInViewport();
});

test('a tag of which only the half has come is not drawn yet: it would move to the next line', async ({
  page,
  baseURL,
}) => {
  const path = '/docs/tags';
  const height = 800;
  await page.setViewportSize({ width: 400, height });
  await page.goto(path);
  // So narrow that the last tag of the first line has no room in it any more, but a part of the tag would.
  const { label, count, width } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main a[rel="tag"]')].map((tag) => ({
      label: tag.firstChild?.textContent ?? '',
      box: tag.getBoundingClientRect(),
    }));
    const firstLine = all.filter(({ box }) => box.top === all[0]?.box.top);
    const last = firstLine.at(-1);
    const list = document.querySelector('main ul:has(> li > a[rel="tag"])')?.getBoundingClientRect();
    if (!last || !list || firstLine.length < 2) throw new Error('no line of tags');
    const width = Math.floor(innerWidth - (list.right - last.box.right)) - 2;
    return { label: last.label, count: firstLine.length, width };
  });
  await page.setViewportSize({ width, height });
  const line = await slowLine(page, baseURL);
  await followShifts(page);
  const { html, send, end } = await line.open(path);
  const half = html.indexOf(`rel="tag">${label}<`) + 'rel="tag">'.length + 1;
  await send(html.slice(0, half));
  await expect(page.locator('main a[rel="tag"]')).toHaveCount(count);
  await atRest(page);
  await end(html.slice(half));
  expect(await shiftOn(page)).toBeLessThan(still);
  await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
  line.close();
});
