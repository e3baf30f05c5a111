import { expect, test } from '@playwright/test';
import { atRest } from '../moments.ts';
import { address } from '../pages.ts';
import { word } from '../words.ts';

const detect = '/docs/troubleshooting/unable-detect-phone';
const clipboard = ['clipboard-read', 'clipboard-write'];

test('the table of contents follows the scroll; where it is narrow the table of contents stays in reach and leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/docs/tutorial-scripts/post');
  await test.step('the table of contents follows the scroll', async () => {
    const current = page.locator('nav[data-toc] a[aria-current]');
    const entries = page.locator('nav[data-toc] a[href^="#"]');
    for (const index of [1, 2, 0]) {
      const target = (await entries.nth(index).getAttribute('href')) ?? '';
      await page.locator(target).evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveAttribute('href', target);
    }
  });
  // Another entry at each width: where the address is that of the heading already, nothing has to lead to it.
  for (const [width, index] of [
    [360, 2],
    [768, 3],
    [1100, 4],
  ] as const) {
    await test.step(`at ${width} px the table of contents stays in reach, leads to its headings and closes`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const summary = page.locator('.reading-bar summary', { hasText: word('toc.title') });
      const links = page.locator('.reading-bar details[data-toc] a');
      await summary.click();
      const middle = links.nth(index);
      const target = (await middle.getAttribute('href')) ?? '';
      await middle.click();
      await expect(middle).toBeHidden();
      await expect(page.locator(target)).toBeInViewport();
      // The bar has come along, below the header, and covers neither it nor the heading.
      const bottomOf = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
      const bar = await summary.boundingBox();
      expect(bar?.y).toBeGreaterThanOrEqual((await bottomOf('body > header')) - 2);
      const heading = await page.locator(target).evaluate((element) => element.getBoundingClientRect().top);
      expect(heading).toBeGreaterThanOrEqual(await bottomOf('.reading-bar'));
      await summary.click();
      await expect(links.and(page.locator('[aria-current]'))).toHaveAttribute('href', target);
      await page.keyboard.press('Escape');
      await expect(middle).toBeHidden();
    });
  }
});

test('tabs share their choice and work by keyboard; code is copied as it is written, alone and in a selection', async ({
  page,
  context,
}) => {
  await context.grantPermissions(clipboard);
  // The word stays for a moment: it passes when the test says so.
  await page.clock.install();
  await page.goto(detect);
  await test.step('code is copied as it is written', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    const panel = page.getByRole('tabpanel', { name: 'Windows' });
    await panel.getByRole('button', { name: word('code.copy') }).click();
    await expect(panel.getByRole('button', { name: word('code.copied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('.\\adb.exe devices -l');
    await page.clock.runFor(2000);
    await expect(panel.getByRole('button', { name: word('code.copy') })).toBeVisible();
    await page.clock.resume();
  });
  await test.step('selecting across code takes the code along and no button', async () => {
    await page.locator('.prose').evaluate((text) => getSelection()?.selectAllChildren(text));
    await atRest(page);
    await page.keyboard.press('ControlOrMeta+C');
    const taken = await page.evaluate(() => navigator.clipboard.readText());
    expect(taken).toContain('.\\adb.exe devices -l');
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    for (const text of [taken, selected]) expect(text.split('\n')).not.toContain(word('code.copy'));
  });
  await test.step('tabs share their choice, remember it and work by keyboard', async () => {
    const tab = page.getByRole('tab', { name: 'macOS' });
    await page.getByRole('tab', { name: 'Windows' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('./adb devices -l')).toBeVisible();
    await expect(page.getByText('.\\adb.exe devices -l')).toBeHidden();
    await page.goto('/docs/intro');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('xattr -cr').first()).toBeVisible();
  });
});

test('code is copied without permission too, and if not, the page says what to do', async ({ page, context }) => {
  const copy = word('code.copy', '/ru');
  const copied = word('code.copied', '/ru');
  const selected = word('code.selected', '/ru');
  await context.grantPermissions(['clipboard-read']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    });
  });
  await page.clock.install();
  await page.goto(address('/ru', detect));
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = page.getByRole('tabpanel', { name: 'Windows' }).locator('[data-copy]');
  const announced = page.getByRole('status').filter({ hasNot: page.locator('*') });
  await expect(button).toHaveAccessibleName(copy);
  await button.click();
  await expect(button).toHaveAccessibleName(copied);
  await expect(announced.filter({ hasText: copied })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('.\\adb.exe devices -l');
  // The word has passed, and the last way is closed as well.
  await page.clock.runFor(2000);
  await expect(button).toHaveAccessibleName(copy);
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(announced.filter({ hasText: selected })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('.\\adb.exe devices -l');
  await expect(button).toHaveAccessibleName(copy);
  await page.keyboard.press('Escape');
  await expect(announced.filter({ hasText: selected })).toHaveCount(0);
});
