import { expect, type Locator, type Page } from '@playwright/test';

/** One of the islands of the home page, hydrated. */
export async function homeWith(page: Page, name: string, place = '/'): Promise<Locator> {
  await page.goto(place);
  const box = page.getByRole('region', { name, exact: true });
  // The first move of a pointer has no distance.
  await page.mouse.move(8, 8);
  await page.mouse.move(16, 16);
  await box.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]', { has: box })).toHaveCount(0);
  return box;
}
