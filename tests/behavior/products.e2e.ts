import { expect, test } from '@playwright/test';
import { word } from '../words.ts';

const stages = ['source', 'recognize', 'translate', 'voice', 'vary', 'render'] as const;

test('one video: each stage has its words, and its picture keeps what was done before', async ({ page }) => {
  await page.goto('/VideoMagic');
  const done = (stage: (typeof stages)[number]) => {
    const picture = page.locator(`[data-stage="${stage}"] > div`);
    return {
      pictures: picture.locator('> i'),
      spoken: picture.getByText(word('one-video/spoken')),
      translated: picture.locator('[lang="es"]'),
      voice: picture.getByText(word('one-video/aiVoice')),
      running: picture.getByText(word('one-video/running')),
    };
  };
  for (const stage of stages) await expect(page.getByText(word(`one-video/${stage}.text`))).toBeVisible();
  for (const [stage, spoken, translated, voice, running] of [
    ['source', 0, 0, 0, 0],
    ['recognize', 1, 0, 0, 0],
    ['translate', 0, 1, 0, 0],
    ['voice', 0, 1, 1, 0],
    ['vary', 0, 1, 1, 1],
  ] as const) {
    const shown = done(stage);
    await expect(shown.pictures).toHaveCount(1);
    await expect(shown.spoken).toHaveCount(spoken);
    await expect(shown.translated).toHaveCount(translated);
    await expect(shown.voice).toHaveCount(voice);
    await expect(shown.running).toHaveCount(running);
  }
  await expect(done('render').pictures).toHaveCount(6);
});

test('without script: every stage of the video is a picture, the machine opens', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();

  await test.step('every stage is a picture with its words', async () => {
    await page.goto('/ru/VideoMagic');
    for (const stage of stages) {
      const place = page.locator(`[data-stage="${stage}"]`);
      await expect(place.getByText(word(`one-video/${stage}.text`, '/ru'))).toBeVisible();
      await expect(place.locator('i').first()).toBeVisible();
    }
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  await test.step('the machine opens by mouse and keyboard, and names its parts', async () => {
    await page.goto('/ProductList');
    await expect(page.locator('[data-shape="tall"]')).toBeInViewport();
    const machine = page.locator('details').filter({ has: page.locator('[data-shape]') });
    const parts = machine.getByRole('listitem');
    const tall = machine.locator('[data-shape="tall"]');
    const low = machine.locator('[data-shape="low"]');
    await expect(parts.first()).toBeHidden();
    await expect(tall.locator('b').first()).toHaveCSS('opacity', '0');
    await machine.locator('summary').click();
    await expect(parts).toHaveCount(5);
    for (const part of await parts.all()) await expect(part).toBeVisible();
    await expect(tall.locator('b').first()).toHaveCSS('opacity', '1');
    // As many numbers on each drawing as there are parts, and as many boards as the registry says.
    for (const shape of [tall, low]) {
      await expect(shape.locator('b')).toHaveText(['1', '2', '3', '4', '5']);
      await expect(shape.locator('[data-inside="boards"] i')).toHaveCount(20);
    }
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

test('rewards: the share follows the reader’s sum and step; what is no number has no share', async ({ page }) => {
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
  await expect(panel.locator('dd').filter({ hasText: /^37\.5$/, visible: true })).toHaveCount(0);
});

test('the support address is a link in a card of facts', async ({ page }) => {
  await page.goto('/about-us');
  const fact = page.getByRole('listitem').filter({ hasText: 'Support' }).filter({ hasText: 'Mon' });
  await expect(fact.getByRole('link')).toHaveAttribute('href', 'mailto:help@testbed.example.org');
});
