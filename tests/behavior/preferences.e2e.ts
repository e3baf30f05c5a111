import { expect, test } from '@playwright/test';
import { atRest } from '../moments.ts';
import { kinds } from '../pages.ts';
import { followShifts, shiftOn, still } from '../slow-line.ts';
import { word } from '../words.ts';

const docs = kinds.docs;

test('the color mode follows the system until chosen, is saved without a flash, and can follow the system again', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const menu = page.getByLabel(word('shell.theme'));
  const chosen = page.locator('header details [aria-pressed="true"]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(docs);
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  expect(dark).not.toBe(light);

  await test.step('the theme menu shows what holds, and closes with a choice', async () => {
    await menu.click();
    await expect(chosen).toHaveText([word('shell.themeSystem')]);
    await page.getByRole('button', { name: word('shell.themeDark') }).click();
    await expect(chosen).toBeHidden();
    await expect(menu).toBeFocused();
    await expect.poll(background).toBe(dark);
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('data-scheme', 'dark');
  });

  await test.step('the choice is saved and does not flash', async () => {
    // After a reload the page must be dark in its very first frame, which waits for the style sheet, not for scripts.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await background()).toBe(dark);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await page.getByRole('link', { name: 'VideoMagic' }).first().click();
    await expect(page).toHaveURL('/VideoMagic');
    expect(await background()).toBe(dark);
  });

  await test.step('the menu gives the color mode back to the system', async () => {
    // By keyboard, in another document: the choice is saved, and marked there too.
    await page.goto('/blog');
    await menu.press('Enter');
    await expect(chosen).toHaveText([word('shell.themeDark')]);
    const system = page.getByRole('button', { name: word('shell.themeSystem') });
    await system.focus();
    await page.keyboard.press('Enter');
    await expect.poll(background).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe(dark);
  });

  await test.step('with reduced motion it changes without a transition', async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await menu.click();
    const button = page.getByRole('button', { name: word('shell.themeDark') });
    const moving = await button.evaluate((element: HTMLElement) => {
      element.click();
      return { theme: document.documentElement.dataset.theme, animations: document.getAnimations().length };
    });
    expect(moving).toEqual({ theme: 'dark', animations: 0 });
  });
});

test('a dismissed announcement is gone without a layout jump', async ({ page }) => {
  await page.goto(docs);
  await page.getByRole('button', { name: word('shell.closeAnnouncement') }).click();
  await followShifts(page);
  await page.goto('/blog');
  await expect(page.getByRole('region', { name: word('shell.announcement') })).toBeHidden();
  await atRest(page);
  expect(await shiftOn(page)).toBeLessThan(still);
});

test('every dismissed announcement stays dismissed, and what an older edition stored still counts', async ({
  page,
}) => {
  // The owner changes the announcement: the same pages with another id.
  let id: string | undefined;
  await page.route(docs, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/data-announcement="[^"]*"/, `data-announcement="${id}"`) });
  });
  const bar = page.getByRole('region', { name: word('shell.announcement') });
  const show = async (next: string) => {
    id = next;
    await page.goto(docs);
  };
  // Any file of the site: what is stored belongs to all of it.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('announcement', 'from-before'));
  for (const next of ['first', 'second']) {
    await show(next);
    await page.getByRole('button', { name: word('shell.closeAnnouncement') }).click();
    await expect(bar).toBeHidden();
  }
  for (const next of ['first', 'second', 'from-before']) {
    await show(next);
    await expect(bar, next).toBeHidden();
  }
  await show('third');
  await expect(bar).toBeVisible();
  // However many there were, the list stays short and the newest are on it.
  await page.evaluate(() =>
    localStorage.setItem('announcement', Array.from({ length: 50 }, (_, n) => `a${n}`).join(' ')),
  );
  await page.getByRole('button', { name: word('shell.closeAnnouncement') }).click();
  const stored = await page.evaluate(() => localStorage.getItem('announcement')?.split(' ') ?? []);
  expect(stored).toHaveLength(20);
  expect(stored.slice(-2)).toEqual(['a49', 'third']);
});
