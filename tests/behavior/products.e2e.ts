import { expect, type Page, test } from '@playwright/test';
import { counted, word } from '../words.ts';

const stages = ['source', 'recognize', 'translate', 'voice', 'vary', 'render'] as const;

test.describe('one video through its stages', () => {
  const step = (page: Page, stage: (typeof stages)[number]) =>
    page.getByRole('radio', { name: word(`one-video/${stage}.title`) });
  const shown = (page: Page) =>
    page.locator('[data-stage]').filter({ has: page.locator('p[id^="one-video-"]:visible') });

  test('the stages are walked by clicks and keys, and sliders change what they show', async ({ page }) => {
    await page.goto('/VideoMagic');
    await expect(shown(page)).toHaveCount(1);

    await test.step('a click shows one stage, with its words, and keeps what was done before', async () => {
      for (const stage of stages) {
        await step(page, stage).check();
        await expect(shown(page)).toHaveCount(1);
        await expect(page.getByText(word(`one-video/${stage}.text`))).toBeVisible();
      }
      await step(page, 'voice').check();
      await expect(page.getByText(word('one-video/aiVoice'), { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('p[lang="es"]').filter({ visible: true })).toHaveCount(1);
    });

    await test.step('the arrow keys walk through the stages', async () => {
      await step(page, 'source').check();
      await step(page, 'source').focus();
      for (const stage of stages.slice(1)) {
        await page.keyboard.press('ArrowDown');
        await expect(step(page, stage)).toBeFocused();
        await expect(page.getByText(word(`one-video/${stage}.text`))).toBeVisible();
      }
    });

    await test.step('sliders compare with the source and choose how many versions there are', async () => {
      await step(page, 'vary').check();
      const compare = page.getByRole('slider', { name: word('one-video/compare') });
      const running = page.getByText(word('one-video/running')).filter({ visible: true });
      await expect(running).toHaveCount(1);
      const cut = () => running.evaluate((words) => getComputedStyle(words.parentElement ?? words).clipPath);
      expect(await cut()).toBe('none');
      await compare.fill('60');
      await expect.poll(cut).toContain('60%');
      await step(page, 'render').check();
      const picture = page.locator('[data-stage="render"] [data-count]');
      await expect(picture.locator('svg')).toHaveCount(6);
      await page.getByRole('slider', { name: counted('one-video/count', 6) }).fill('9');
      await expect(picture.locator('svg')).toHaveCount(9);
      await expect(page.getByText(counted('one-video/count', 9))).toBeVisible();
    });
  });
});

test('without script: every stage of the video is a picture, the machine opens', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();

  await test.step('every stage is a picture with its words', async () => {
    await page.goto('/ru/VideoMagic');
    for (const stage of stages) {
      const place = page.locator(`[data-stage="${stage}"]`);
      await expect(place.getByText(word(`one-video/${stage}.text`, '/ru'))).toBeVisible();
      await expect(place.locator('svg').first()).toBeVisible();
    }
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  await test.step('the machine opens by mouse and keyboard, and names its parts', async () => {
    await page.goto('/ProductList');
    const machine = page.locator('details').filter({ has: page.locator('[data-shape]') });
    const parts = machine.getByRole('listitem');
    const pins = machine.locator('[data-shape="tall"] g:has(> [data-inside] > text)');
    await expect(parts.first()).toBeHidden();
    await expect(pins).toHaveCSS('opacity', '0');
    await machine.locator('summary').click();
    await expect(parts).toHaveCount(5);
    for (const part of await parts.all()) await expect(part).toBeVisible();
    await expect(pins).toHaveCSS('opacity', '1');
    // As many numbers on each drawing as there are parts, and as many boards as the registry says.
    await expect(machine.locator('[data-shape="tall"] text')).toHaveText(['1', '2', '3', '4', '5']);
    await expect(machine.locator('[data-shape="low"] text')).toHaveText(['1', '2', '3', '4', '5']);
    await machine.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(parts.first()).toBeHidden();
  });

  await context.close();
});

test('IgMatrix is drawn with its own name and buttons', async ({ page }) => {
  await page.goto('/zh-Hans/IgMatrix');
  const window = page.locator('[data-program-window="window"]');
  await expect(window.getByAltText('IgMatrix')).toBeVisible();
  await expect(window.getByText('Open Instagram')).toBeVisible();
  await expect(window.getByText('安装 APK')).toBeVisible();
  await expect(window.getByText(/tiktok/i)).toHaveCount(0);
});

test('rewards: the share follows the reader’s sum and step; what is no number changes nothing', async ({ page }) => {
  await page.goto('/rewards');
  const panel = page.locator('#partner-share');
  await panel.getByRole('heading').hover();
  await expect(page.locator('astro-island[ssr]:has(#partner-share)')).toHaveCount(0);
  const sum = panel.getByLabel(word('calculators/partner-share.field.purchases'));
  await expect(panel).toContainText('= 100 × 10%');
  await sum.fill('250');
  await panel.getByRole('radio', { name: '15%' }).check();
  await expect(
    panel
      .locator('dd')
      .filter({ hasText: /^37\.5$/, visible: true })
      .first(),
  ).toBeVisible();
  await sum.fill('');
  await expect(panel).toContainText('= 250 × 15%');
});

test('the support address is a link in a card of facts', async ({ page }) => {
  await page.goto('/about-us');
  const fact = page.getByRole('listitem').filter({ hasText: 'Support' }).filter({ hasText: 'Mon' });
  await expect(fact.getByRole('link')).toHaveAttribute('href', 'mailto:help@testbed.example.org');
});
