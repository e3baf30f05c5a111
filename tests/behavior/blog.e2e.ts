import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { address, languages, prefixes } from '../pages.ts';

interface Tag {
  label: Record<string, string>;
  slug: Record<string, string>;
}

const tags: Record<string, Tag> = parse(readFileSync('content/tags.yaml', 'utf8'));

for (const prefix of prefixes) {
  test(`${prefix || '/'}: list, archive, authors, tags and every post answer`, async ({ page, request }) => {
    await page.goto(address(prefix, '/blog'));
    const posts = await page
      .locator('main article :is(h2, h3) a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(posts).toHaveLength(38);
    const others = ['/blog/archive', '/blog/authors', '/blog/authors/team', '/blog/tags'].map((path) => prefix + path);
    for (const path of [...posts, ...others])
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
    await expect(page.locator('main article').first()).toContainText(
      { '': 'min read', '/zh-Hans': '阅读约', '/ru': 'мин чтения' }[prefix],
    );
  });

  test(`${prefix || '/'}: every tag page answers and has at least two posts`, async ({ page, request }) => {
    await page.goto(address(prefix, '/blog/tags'));
    const links = await page
      .locator('main a[rel="tag"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThanOrEqual(40);
    for (const href of links) {
      const html = await (await request.get(encodeURI(href))).text();
      expect(html.match(/<article/g)?.length ?? 0, href).toBeGreaterThanOrEqual(2);
    }
    const slugs = Object.values(tags).map(({ slug }) => slug[languages[prefix]]);
    expect(links.every((href) => slugs.includes(decodeURIComponent(href).split('/').at(-1) ?? ''))).toBe(true);
  });
}

test('a Chinese tag address works percent-encoded and as written', async ({ page }) => {
  for (const path of ['/zh-Hans/blog/tags/风控', '/zh-Hans/blog/tags/%E9%A3%8E%E6%8E%A7']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('风控');
  }
  await page.locator('header summary').click();
  await page.locator('header a[hreflang="en"]').first().click();
  await expect(page).toHaveURL('/blog/tags/risk-control');
});

test('tags are filed by pinyin in Chinese and by the alphabet in Russian', async ({ page }) => {
  await page.goto('/zh-Hans/blog/tags');
  const letters = await page.locator('main section h2').allTextContents();
  expect(letters).toEqual([...letters].sort());
  await expect(
    page.locator('main section', { has: page.getByRole('heading', { name: 'F', exact: true }) }),
  ).toContainText('风控');
  await page.goto('/ru/blog/tags');
  const russian = await page.locator('main section h2').allTextContents();
  expect(russian).toEqual([...russian].sort((a, b) => a.localeCompare(b, 'ru')));
});

test('the sidebar groups by year; another year opens in place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/blog/fix-vcruntime140-missing');
  const nav = page.getByRole('navigation', { name: 'Posts by year' });
  await expect(nav.getByRole('link', { name: 'Fix “vcruntime140.dll was not found”' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(nav.getByRole('link', { name: '2026', exact: true })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Captions with spintax' })).toHaveCount(0);
  await nav.getByRole('button', { name: 'Pages in “2026”' }).click();
  await nav.getByRole('link', { name: 'Captions with spintax' }).click();
  await expect(page).toHaveURL('/blog/captions-with-spintax');
});

test('a post has author, dates, tags, neighbors, related posts and share links without scripts', async ({ page }) => {
  await page.goto('/ru/blog/usb-hubs-and-cables');
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', '2026-04-15');
  await page.getByRole('link', { name: 'Команда FleetMatrix' }).first().click();
  await expect(page).toHaveURL('/ru/blog/authors/team');
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Переход между записями' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Похожие записи' })).toBeVisible();
  const share = page.getByRole('link', { name: 'Поделиться в Telegram' });
  await expect(share).toHaveAttribute('href', /^https:\/\/t\.me\/share\/url\?url=https%3A%2F%2F/);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '')));
  expect(data.map((item) => item['@type'])).toContain('BlogPosting');
});

test('the archive lists every post under its year', async ({ page }) => {
  await page.goto('/zh-Hans/blog/archive#y2024');
  await expect(page.locator('#y2024')).toBeInViewport();
  await expect(page.locator('main section li')).toHaveCount(38);
  await expect(page.locator('main section h2')).toContainText(['2026', '2025', '2024']);
});
