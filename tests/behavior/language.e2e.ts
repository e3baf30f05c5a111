import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../moments.ts';
import { kinds } from '../pages.ts';

const docs = kinds.docs;

/** Chooses a language in the navbar of a page wherever it is scrolled. */
async function switchTo(page: Page, language: string): Promise<void> {
  await page.locator('header summary').first().click();
  await page.locator(`header details a[hreflang="${language}"]`).click();
}

test('the language menu opens and closes by keyboard and pointer, and keeps the page and the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(docs);
  await atRest(page);
  const menu = page.locator('header details[data-menu]').first();
  const button = menu.locator('summary');

  await test.step('it opens by keyboard, closes with Escape and by clicking elsewhere', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open', '');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open', '');
  });

  await test.step('it closes when the Tab key leaves it', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').last()).toBeFocused();
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(menu).not.toHaveAttribute('open', '');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(menu).not.toHaveAttribute('open', '');
  });

  await test.step('it keeps page and heading and stores nothing', async () => {
    await page.goto(`${docs}#if-it-fails`);
    await expect(page.locator('#if-it-fails')).toBeInViewport();
    await expect(page.locator('nav[data-toc] a[aria-current]')).toHaveAttribute('href', '#if-it-fails');
    await switchTo(page, 'ru');
    await expect(page).toHaveURL(`/ru${docs}#if-it-fails`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('#if-it-fails')).toBeInViewport();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /lang|locale/.test(key)))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step('it follows the heading being read', async () => {
    const target = (await page.locator('nav[data-toc] a[href^="#"]').nth(2).getAttribute('href')) ?? '';
    expect(new URL(page.url()).hash, 'the address names another one').not.toBe(target);
    await page.locator(target).evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('nav[data-toc] a[aria-current]')).toHaveAttribute('href', target);
    await switchTo(page, 'zh-Hans');
    await expect(page).toHaveURL(`/zh-Hans${docs}${target}`);
  });
});

test('the language menu keeps the part of the home page being read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  for (const width of [390, 1280]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      // Scrolled by hand: the address names nothing.
      await page.locator('#pricing').evaluate((section) => scrollBy(0, section.getBoundingClientRect().top + 200));
      expect(new URL(page.url()).hash).toBe('');
      await switchTo(page, 'ru');
      await expect(page).toHaveURL('/ru/#pricing');
      await expect(page.locator('#pricing')).toBeInViewport();
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }
});
