import { expect, type Page, test } from '@playwright/test';
import { wcagContrast } from 'culori';

/** The visible text in print: the emulated medium lays the page out as it is printed. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** The words CSS adds behind a link. */
const printedBehind = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content.replaceAll('" "', '').replaceAll('"', ''));

/** Contrast of every visible text with white paper, the lowest first. */
async function contrastsOnPaper(page: Page): Promise<number[]> {
  const colors = await page.locator('main :is(h1, h2, h3, p, li, td, th, summary)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      // Text on a filled ground is printed with it or not at all; what counts is text on paper.
      .filter(
        (element) =>
          element.closest('[class*="badge"], [class*="callout"], [class*="stage"], .visually-hidden, svg') === null,
      )
      .map((element) => getComputedStyle(element).color),
  );
  return [...new Set(colors)].map((color) => wcagContrast(color, 'white')).sort((a, b) => a - b);
}

async function expectNoChrome(page: Page): Promise<void> {
  const announcement = page.locator('section:has(> [data-announcement-close])');
  const chrome = page.locator('body > :is(header, footer), button, nav, dialog, .skip-link, .reading-side');
  await expect(announcement).toHaveCount(1);
  await expect(chrome.or(announcement).filter({ visible: true })).toHaveCount(0);
}

/** Dark on light, whatever the mode, and as sheets, the way the print dialog asks for them. */
async function expectDarkOnLight(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  const [lowest = 0] = await contrastsOnPaper(page);
  expect(lowest).toBeGreaterThanOrEqual(4.5);
  const sheets = await page.pdf({ format: 'A4' });
  expect(sheets.subarray(0, 5).toString()).toBe('%PDF-');
}

test('a post prints its title, summary, author and date, with addresses behind links to other sites, and is printed dark on light', async ({
  page,
}) => {
  await openOnPaper(page, '/blog/usb-phone-farm-limits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article .lead, main .lead').first()).toBeVisible();
  await expect(page.locator('main a[rel="author"]').first()).toBeVisible();
  await expect(page.locator('main header time').first()).toBeVisible();
  await expectNoChrome(page);
  expect(await printedBehind(page, '.prose a[href^="/"]')).toBe('none');
  const source = '.prose a[href^="http"]';
  expect(await printedBehind(page, source)).toBe(` (${await page.locator(source).first().getAttribute('href')})`);
  // Links that are of no use on paper: heading anchors and tags.
  expect(await printedBehind(page, '.heading-anchor')).toBe('none');
  expect(await printedBehind(page, 'main a[rel="tag"]')).toBe('none');
  await expectDarkOnLight(page);
});

test('a docs page prints every tab, whole lines of code and tables, no place to type, and is printed dark on light', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await openOnPaper(page, '/ru/docs/troubleshooting/unable-detect-phone');
  await expectNoChrome(page);
  for (const panel of await page.locator('[data-tab-panel]').all()) await expect(panel).toBeVisible();
  await expect(page.locator('[data-tab-panel] > p').first(), 'each says which system it is for').toBeVisible();
  await expect(page.locator('textarea')).toBeHidden();
  const cut = await page
    .locator('main :is(pre, .table-scroll)')
    .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth + 1).length);
  expect(cut).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectDarkOnLight(page);
});

test('the home page prints its headings, the answers to the questions and where to write, and is printed dark on light', async ({
  page,
}) => {
  await openOnPaper(page, '/zh-Hans/');
  await expectNoChrome(page);
  const headings = page.locator('main section > :is(div, header) h2');
  const answers = page.locator('[data-faq] p:first-child');
  for (const texts of [headings, answers]) {
    expect(await texts.count()).toBeGreaterThan(3);
    await expect(texts.filter({ visible: false })).toHaveCount(0);
  }
  expect(await printedBehind(page, '#contact a[href^="https://chat."]')).toContain('https://chat.');
  expect(await printedBehind(page, 'main a[href="#features"]'), 'not behind a link within the page').toBe('none');
  await expectDarkOnLight(page);
});
