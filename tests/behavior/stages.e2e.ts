import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { stirred } from '../home.ts';
import { word } from '../words.ts';

async function withPage(browser: Browser, options: BrowserContextOptions, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options);
  await visit(await context.newPage());
  await context.close();
}

const stages = (page: Page) => page.getByRole('group', { name: word('home.stages') }).getByRole('radio');
const panels = (page: Page) => page.locator('[data-stage]');

for (const javaScriptEnabled of [true, false]) {
  test(`stages of the day: one at a time, with the arrow keys, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    for (const width of [390, 1280]) {
      await withPage(browser, { javaScriptEnabled, viewport: { width, height: 900 } }, async (page) => {
        await page.goto('/#features');
        await expect(panels(page)).toHaveCount(6);
        await expect(panels(page).filter({ visible: true })).toHaveCount(1);
        await expect(panels(page).nth(0)).toBeVisible();
        await stages(page).first().focus();
        for (const place of [1, 2, 3, 4, 5]) {
          await page.keyboard.press('ArrowRight');
          await expect(stages(page).nth(place)).toBeChecked();
          await expect(panels(page).nth(place)).toBeVisible();
          await expect(panels(page).filter({ visible: true })).toHaveCount(1);
        }
      });
    }
  });
}

test('a stage shows its features as links and a dialog of the program; the next one does not move the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/#features');
  await stirred(page);
  const next = page.locator('#technical');
  const before = await next.boundingBox();
  await page.locator('input[name="stage"][value="publish"]').check({ force: true });
  const publish = page.locator('[data-stage="publish"]');
  await expect(publish.locator('[data-program-dialog="post"]')).toBeVisible();
  await expect(publish.getByRole('link').first()).toHaveAttribute('href', '/docs/tutorial-scripts/post');
  expect((await next.boundingBox())?.y).toBe(before?.y);
});

test('the vendor’s claims stand in one block with their footnote, not among the figures', async ({ page }) => {
  await page.goto('/');
  const claim = page.getByRole('link', { name: word('home.footnote') });
  await expect(claim).toHaveCount(1);
  await expect(page.locator('#promises').getByRole('link', { name: word('home.footnote') })).toHaveCount(1);
  await expect(page.locator((await claim.getAttribute('href')) ?? '')).toBeVisible();
});

test('a name that is typed stands in the title bar of the drawn window', async ({ page }) => {
  await page.goto('/#white-label-section');
  const field = page.getByLabel(word('home.name'));
  const titleBar = page.locator('#white-label-section figure');
  await expect(titleBar).toContainText(word('home.nameFirst'));
  await field.focus();
  await page.keyboard.type('Key Fleet');
  await expect(titleBar).toContainText('Key Fleet');
  await expect(titleBar).not.toContainText(word('home.nameFirst'));
  await field.fill('  ');
  await expect(titleBar).toContainText(word('home.nameFirst'));
});
