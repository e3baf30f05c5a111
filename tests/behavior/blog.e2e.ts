import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { address, languages, prefixes } from '../pages.ts';
import { postsPerPage, testSite } from '../sites.ts';
import { word, wording } from '../words.ts';

interface Tag {
  label: Record<string, string>;
  slug: Record<string, string>;
}

const tags: Record<string, Tag> = parse(readFileSync(`${testSite.content}/tags.yaml`, 'utf8'));
/** All but the one that stands in no list. */
const posts = readdirSync(`${testSite.content}/blog/en`).length - 1;
const pages = Math.ceil(posts / postsPerPage);

for (const prefix of prefixes) {
  test(`${prefix || '/'}: the list turns its pages, newest first, and leads to every post`, async ({
    page,
    request,
  }) => {
    await page.goto(address(prefix, '/blog'));
    await expect(page.locator('main article').first()).toContainText(wording('blog.readingTime', prefix));
    const dates: string[] = [];
    const older = page.getByRole('link', { name: word('blog.older', prefix) });
    for (let number = 1; ; number += 1) {
      const titles = page.locator('main article :is(h2, h3) a');
      for (const href of await titles.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
      dates.push(
        ...(await page
          .locator('main article time')
          .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))),
      );
      if (number === pages) break;
      await expect(titles).toHaveCount(postsPerPage);
      await older.click();
      await expect(page).toHaveURL(`${prefix}/blog/page/${number + 1}`);
    }
    await expect(older).toHaveCount(0);
    expect(dates).toHaveLength(posts);
    expect(dates).toEqual([...dates].sort().reverse());
    await page.getByRole('link', { name: word('blog.newer', prefix) }).click();
    await expect(page).toHaveURL(`${prefix}/blog/page/${pages - 1}`);
  });

  test(`${prefix || '/'}: authors and tags lead to their posts`, async ({ page, request }) => {
    for (const [path, own] of [
      ['/blog/tags', 'a[rel="tag"]'],
      ['/blog/authors', 'a[href*="/blog/authors/"]'],
    ] as const) {
      await page.goto(address(prefix, path));
      const hrefs = await page
        .locator(`main ${own}`)
        .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
      expect(hrefs.length).toBeGreaterThan(1);
      for (const href of hrefs) expect(await (await request.get(encodeURI(href))).text(), href).toContain('<article');
    }
    await page.goto(address(prefix, '/blog/tags'));
    const links = await page
      .locator('main a[rel="tag"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const slugs = Object.values(tags).map(({ slug }) => slug[languages[prefix]]);
    expect(slugs).toEqual(expect.arrayContaining(links.map((href) => decodeURIComponent(href).split('/').at(-1))));
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
  const nav = page.getByRole('navigation', { name: word('blog.sidebar') });
  await expect(nav.getByRole('link', { name: 'Fix “vcruntime140.dll was not found”' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(nav.getByRole('link', { name: '2026', exact: true })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Captions with spintax' })).toHaveCount(0);
  await nav.getByRole('button', { name: word('docs.categoryPages', '', { name: '2026' }) }).click();
  await nav.getByRole('link', { name: 'Captions with spintax' }).click();
  await expect(page).toHaveURL('/blog/captions-with-spintax');
});

test('a post has author, dates, tags, neighbors, related posts and share links without scripts', async ({ page }) => {
  await page.goto('/ru/blog/usb-hubs-and-cables');
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', '2026-04-15');
  await page.getByRole('link', { name: 'Команда Testbed' }).first().click();
  await expect(page).toHaveURL('/ru/blog/authors/team');
  await page.goBack();
  await expect(page.getByRole('navigation', { name: word('blog.pager', '/ru') }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: word('blog.related', '/ru') })).toBeVisible();
  const share = page.getByRole('link', { name: word('blog.shareTelegram', '/ru') });
  await expect(share).toHaveAttribute('href', /^https:\/\/t\.me\/share\/url\?url=https%3A%2F%2F/);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '')));
  expect(data.map((item) => item['@type'])).toContain('BlogPosting');
});

test('the archive lists every post under its year', async ({ page }) => {
  await page.goto('/zh-Hans/blog/archive#y2024');
  await expect(page.locator('#y2024')).toBeInViewport();
  await expect(page.locator('main section li')).toHaveCount(posts);
  await expect(page.locator('main section h2')).toContainText(['2026', '2025', '2024']);
});
