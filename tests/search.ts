import { expect, type Page } from '@playwright/test';
import { complaintsOn } from './complaints.ts';
import { word } from './words.ts';

/** Helpers for the tests of the search. */

/** A short page. */
export const start = '/about-us';
export const hubs = '/blog/usb-hubs-and-cables';

export const dialog = (page: Page) => page.locator('.search-dialog');
export const field = (page: Page) => dialog(page).getByRole('combobox');
export const options = (page: Page) => dialog(page).getByRole('option');
export const first = (page: Page) => options(page).first();
export const chosen = (page: Page) => dialog(page).locator('[role=option][aria-selected=true]');
export const noteGone = (page: Page) => expect(dialog(page).locator('.search-note')).toHaveCount(0);
export const answered = (page: Page) =>
  expect(dialog(page).locator('.search-box')).toHaveAttribute('aria-busy', 'false');

/** The last query is selected in it. */
export async function openByKey(page: Page, key = '/'): Promise<void> {
  await page.keyboard.press(key);
  await expect(field(page), key).toBeFocused();
}

export async function open(page: Page, path = start): Promise<void> {
  await page.goto(path);
  await page.locator('[data-search-open]').first().click();
  await expect(field(page)).toBeFocused();
}

export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

/** All texts have been read when nothing is said about waiting any more. */
export async function ask(page: Page, query: string, href?: string | RegExp): Promise<void> {
  await field(page).fill(query);
  await answered(page);
  await noteGone(page);
  if (href) await expect(first(page), query).toHaveAttribute('href', href);
}

export const choose = (page: Page, role: 'button' | 'link', key: string) =>
  dialog(page)
    .getByRole(role, { name: word(key) })
    .click();
export const nothing = (query: string): string => word('search.none', '', { query });

/** Runs in the page: what `fill` does, without its limits, and a key right after it. */
export async function typeAtOnce(element: Element, { text, key }: { text: string; key?: string }): Promise<void> {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // React takes note of the one before the other; an answer of the search cannot come in between.
  await Promise.resolve();
  if (key) element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** Anything the browser complains about, and what somebody else's words could make it do. */
export function listen(page: Page): string[] {
  const complaints = complaintsOn(page);
  page.on('dialog', (box) => {
    complaints.push(`a box appeared: ${box.message()}`);
    box.dismiss();
  });
  return complaints;
}
