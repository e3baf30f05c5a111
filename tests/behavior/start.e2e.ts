import { expect, test } from '@playwright/test';
import { kinds } from '../pages.ts';

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
