import { expect, type Locator, type Page } from '@playwright/test';
import { stir } from './moments.ts';

/** The page has noticed its reader: everything has its own height, and islands wake when they come into sight. */
export async function stirred(page: Page): Promise<void> {
  await stir(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
}

/** One of the islands of the home page, awake; opened at a place near it, the page wakes no other. */
export async function homeWith(page: Page, name: string, place = '/'): Promise<Locator> {
  await page.goto(place);
  const box = page.getByRole('region', { name, exact: true });
  await stirred(page);
  await box.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]', { has: box })).toHaveCount(0);
  return box;
}
