import { expect, test } from '@playwright/test';
import { type DevSite, startDevSite } from './dev-site.ts';

let dev: DevSite;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  dev = await startDevSite();
});

test.afterAll(() => dev?.stop());

const newPost = `---
title: What was not there before
description: A post that is written while the server runs, to see whether it is noticed.
date: 2026-11-15
authors: [team]
tags: [usb, novelty]
---

The trial lasts <Fact name="trial-length" />.

## More {/*more*/}

Text.
`;

test('npm run dev shows changes of the content at once, without a warning or a missing file', async ({ page }) => {
  test.setTimeout(900_000);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  const seen = { timeout: 180_000 };

  await page.goto(`${dev.base}/docs/intro`);
  await expect(page.getByText('The trial lasts 7 days')).toBeVisible();
  // Nothing of this is followed by a reload: the server tells the open page.
  dev.edit('content/facts.yaml', /(trial-length:\s+value: )7/, '$19');
  dev.edit('content/docs/categories.yaml', 'en: Basics,', 'en: Groundwork,');
  dev.edit('content/ui/en/shell.json', 'Skip to main content', 'Skip to what matters');
  dev.edit('site.config.ts', /accent: '[^']+'/, "accent: '#0a7d55'");
  await expect(page.getByText('The trial lasts 9 days')).toBeVisible(seen);
  await expect(page.getByRole('link', { name: 'Groundwork' }).first()).toBeAttached(seen);
  await expect(page.getByText('Skip to what matters')).toBeAttached(seen);
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--accent-fill').includes('#0a7d55'),
    undefined,
    seen,
  );
  expect(refused).toEqual([]);
  expect(dev.log()).not.toMatch(/WARN|ERROR/);

  // A page that was not there, with a tag that was not there.
  const names = '{ en: Novelty, zh-Hans: 新鲜事, ru: Новинка }';
  const tag = `novelty: { label: ${names}, slug: { en: novelty, zh-Hans: novelty, ru: novelty } }`;
  dev.edit('content/tags.yaml', /^usb:.*$/m, `$&\n${tag}`);
  dev.write('content/blog/en/novelty.mdx', newPost);
  await expect.poll(async () => (await page.request.get(`${dev.base}/blog/novelty`)).status(), seen).toBe(200);
  await page.goto(`${dev.base}/blog/novelty`);
  await expect(page.getByText('The trial lasts 9 days.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Novelty' })).toBeVisible();
  expect(refused).toEqual([]);
});
