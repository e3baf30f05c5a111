import { expect, test } from '@playwright/test';
import { atRest } from '../moments.ts';
import { kinds } from '../pages.ts';
import { followShifts, shiftOn, slowLine, still } from '../slow-line.ts';

test('on a phone a page whose scripts do not come is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(kinds.docs);
  await expect(page.locator('.prose > *').last()).toBeVisible();
});

test('the side navigation shows where the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 });
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
