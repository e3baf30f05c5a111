import { expect, type Page, test } from '@playwright/test';
import { word } from '../words.ts';

const stages = (page: Page) => page.getByRole('group', { name: word('home.stages') }).getByRole('radio');
const panels = (page: Page) => page.locator('[data-stage]');

/** On the open page, which shows the first stage: before and after. */
async function walkThroughStages(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await test.step(`one stage at a time, with the arrow keys, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(panels(page)).toHaveCount(6);
      await expect(panels(page).filter({ visible: true })).toHaveCount(1);
      await expect(panels(page).nth(0)).toBeVisible();
      await stages(page).first().focus();
      // After the last the first one comes again.
      for (const place of [1, 2, 3, 4, 5, 0]) {
        await page.keyboard.press('ArrowRight');
        await expect(stages(page).nth(place)).toBeChecked();
        await expect(panels(page).nth(place)).toBeVisible();
        await expect(panels(page).filter({ visible: true })).toHaveCount(1);
      }
    });
  }
}

test('without script the stages of the day are shown one at a time, with the arrow keys', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  const page = await context.newPage();
  await page.goto('/#features');
  await walkThroughStages(page);
  await context.close();
});

test('stages of the day with their features, the vendor’s claims, and a name for the drawn window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/#features');
  await walkThroughStages(page);

  await test.step('a stage shows its features as links and a dialog of the program; the next one does not move the page', async () => {
    const next = page.locator('#technical');
    const before = await next.boundingBox();
    await page.locator('input[name="stage"][value="publish"]').check({ force: true });
    const publish = page.locator('[data-stage="publish"]');
    await expect(publish.locator('[data-program-dialog="post"]')).toBeVisible();
    await expect(publish.getByRole('link').first()).toHaveAttribute('href', '/docs/tutorial-scripts/post');
    expect((await next.boundingBox())?.y).toBe(before?.y);
  });

  await test.step('an address chooses its stage, on arrival and on the page', async () => {
    await page.goto('/#features-engage');
    await expect(page.locator('[data-stage="engage"]')).toBeInViewport();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/#features-video', textContent: 'Video' });
      document.querySelector('#features')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Video', exact: true }).click();
    await expect(page.locator('[data-stage="video"]')).toBeInViewport();
    await expect(panels(page).filter({ visible: true })).toHaveCount(1);
  });

  await test.step('the vendor’s claims are in one block with their footnote, not among the figures', async () => {
    const claim = page.getByRole('link', { name: word('home.footnote') });
    await expect(claim).toHaveCount(1);
    await expect(page.locator('#promises').getByRole('link', { name: word('home.footnote') })).toHaveCount(1);
    await expect(page.locator((await claim.getAttribute('href')) ?? '')).toBeVisible();
  });

  await test.step('a typed name appears in the title bar of the drawn window', async () => {
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
});
