import { expect, test } from '@playwright/test';
import { kinds } from '../pages.ts';
import { word } from '../words.ts';

const docs = kinds.docs;

test('below 996 px the menu traps focus, makes the page inert, closes with Escape and returns focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 995, height: 800 });
  await page.goto('/ru/docs/intro');
  const button = page.getByRole('button', { name: word('shell.menu', '/ru') });
  await button.click();
  const dialog = page.getByRole('dialog', { name: word('shell.menuTitle', '/ru') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: word('nav.download', '/ru') })).toBeVisible();
  await expect(dialog.locator('a[href="/ru/docs/category/troubleshooting"]')).toBeVisible();
  await expect(dialog.locator('[data-language]')).toHaveCount(3);
  await dialog.getByRole('button', { name: word('shell.themeDark', '/ru') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && !active?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  // The pointer cannot reach the page behind the menu either.
  const reached = await page.locator('main h1').evaluate((heading) => {
    const { x, y, width, height } = heading.getBoundingClientRect();
    const element = document.elementFromPoint(x + width / 2, y + height / 2);
    return { heading: heading.contains(element), dialog: element?.closest('dialog') !== null };
  });
  expect(reached).toEqual({ heading: false, dialog: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the menu opens before its script is there, keeps the page still, and closes with its purpose', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  const button = page.getByRole('button', { name: word('shell.menu') });
  const dialog = page.getByRole('dialog', { name: word('shell.menuTitle') });
  await page.goto(docs, { waitUntil: 'commit' });

  await test.step('a button pressed before its script has arrived opens it', async () => {
    await button.click();
    await expect(dialog).toBeVisible();
    release.resolve();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.waitForLoadState();
  });

  await test.step('the page behind the menu does not scroll', async () => {
    await page.evaluate(() => scrollTo(0, 600));
    await button.click();
    await expect(dialog).toBeVisible();
    // Over the strip of the page next to the drawer, and over the drawer, which has nothing to scroll at this height.
    for (const x of [10, 300]) {
      await page.mouse.move(x, 400);
      await page.mouse.wheel(0, 500);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });

  await test.step('it closes when the window grows', async () => {
    await button.click();
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(dialog).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
  });

  await test.step('a link in it navigates', async () => {
    await button.click();
    await dialog.getByRole('link', { name: 'VideoMagic' }).click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
