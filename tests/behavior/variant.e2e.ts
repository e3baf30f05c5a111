import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listen } from '../../tools/port.ts';
import { createSiteServer } from '../../tools/serve.ts';
import { buildFixture, fixtureBrand, fixtureDist } from '../fixture-site.ts';

// One worker: the second site is built once.
test.describe.configure({ mode: 'default' });

let server: Server;
let base: string;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await buildFixture();
  server = createSiteServer(fixtureDist);
  base = `http://localhost:${await listen(server, 0)}`;
});

test.afterAll(() => {
  server?.close();
});

const htmlFiles = (): string[] =>
  readdirSync(fixtureDist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

test('a rebrand leaves no trace of the old name, color or icon', () => {
  for (const name of htmlFiles()) {
    const html = readFileSync(join(fixtureDist, name), 'utf8').replaceAll(/https?:\/\/[^"<\s]+/g, '');
    expect(html, name).not.toContain('FleetMatrix');
    expect(html, name).toContain(fixtureBrand);
  }
  const css = readdirSync(join(fixtureDist, 'assets')).filter((name) => name.endsWith('.css'));
  expect(css.some((name) => readFileSync(join(fixtureDist, 'assets', name), 'utf8').includes('--accent-fill'))).toBe(
    true,
  );
});

test('the other reading of every double fact is shown everywhere', () => {
  const first = { '200+': /200\+/, '30%': /30\s?%/, hours: /Mon–Fri 9:00|周一至周五 9:00|пн–пт, 9:00/ };
  const seen = { phones: 0, discount: 0, hours: 0 };
  for (const name of htmlFiles()) {
    const html = readFileSync(join(fixtureDist, name), 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(html, `${name}: first reading of the number of phones`).not.toMatch(first['200+']);
    expect(html, `${name}: first reading of the hours`).not.toMatch(first.hours);
    if (/100\+/.test(html)) seen.phones += 1;
    if (/50\s?%/.test(html)) seen.discount += 1;
    if (/24 hours a day|7×24 小时|круглосуточно/.test(html)) seen.hours += 1;
  }
  expect(Math.min(seen.phones, seen.discount, seen.hours)).toBeGreaterThanOrEqual(3);
  const home = readFileSync(join(fixtureDist, 'index.html'), 'utf8');
  expect(home).toContain('50%');
});

test('light mode only: no switch, no dark page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${base}/docs/intro`);
  await expect(page.getByRole('button', { name: /dark mode/ })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test('without an announcement there is no bar', async ({ page }) => {
  await page.goto(`${base}/`);
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
});

test('an unlisted docs page is reachable, says so, is not indexed and stands in no list', async ({ page, request }) => {
  await page.goto(`${base}/ru/docs/troubleshooting/fixture-unlisted`);
  await expect(page.getByText('Страница вне списка')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('[data-side-nav]')).not.toContainText('Unlisted fixture');
  expect(await (await request.get(`${base}/sitemap-0.xml`)).text()).not.toContain('fixture-unlisted');
  expect(await (await request.get(`${base}/ru/docs/category/troubleshooting`)).text()).not.toContain(
    'Unlisted fixture',
  );
});

test('an unlisted post has a page and no list, feed or sitemap entry', async ({ page, request }) => {
  const response = await page.goto(`${base}/blog/fixture-unlisted-post`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Unlisted page')).toBeVisible();
  for (const path of [
    '/blog',
    '/blog/archive',
    '/blog/tags/usb',
    '/blog/rss.xml',
    '/blog/feed.json',
    '/sitemap-0.xml',
    '/blog/sidebar/2026.json',
  ]) {
    expect(await (await request.get(base + path)).text(), path).not.toContain('Unlisted post');
  }
});

test('a draft is not part of the published site', async ({ request }) => {
  expect((await request.get(`${base}/docs/troubleshooting/fixture-draft`)).status()).toBe(404);
});

test('a second version brings the menu; old pages lead to the current ones; the choice is stored', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${base}/docs/intro`);
  await page.getByText('Version: Next').filter({ visible: true }).click();
  await page.getByRole('link', { name: '2.6' }).click();
  await expect(page).toHaveURL(`${base}/docs/2.6/intro`);
  expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('2.6');
  await expect(page.getByText('This is the documentation of version 2.6.')).toBeVisible();
  await page.goto(`${base}/docs/2.6/tutorial-basics/connect-to-devices`);
  await page.getByRole('link', { name: 'Open this page in the current version' }).click();
  await expect(page).toHaveURL(`${base}/docs/tutorial-basics/connect-to-devices`);
  await page.goto(`${base}/docs/2.6/tutorial-basics/only-in-old`);
  await expect(page.getByRole('link', { name: /not in the current version/ })).toHaveAttribute('href', '/docs/intro');
  // The tutorial entry of the navbar leads to the version the reader chose last.
  await page.evaluate(() => localStorage.setItem('docs-version', '2.6'));
  await page.goto(`${base}/blog`);
  await page.getByRole('link', { name: 'Tutorial' }).first().click();
  await expect(page).toHaveURL(`${base}/docs/2.6/intro`);
});

test('folders of an older version lead to its own pages, and only to those it has', async ({ request }) => {
  const leadsTo = async (path: string) => {
    const response = await request.get(base + path, { maxRedirects: 0 });
    return response.headers().location ?? response.status();
  };
  expect(await leadsTo('/docs/2.6/')).toBe('/docs/2.6/intro');
  expect(await leadsTo('/ru/docs/2.6/tutorial-basics')).toBe('/ru/docs/2.6/category/tutorial---basics');
  expect(await leadsTo('/docs/2.6/tutorial-scripts')).toBe(404);
});

test('on a phone the version is chosen above the text and in the docs menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${base}/docs/intro`);
  await page.locator('main').getByText('Version: Next').filter({ visible: true }).click();
  const choice = page.locator('main').getByRole('link', { name: '2.6' }).filter({ visible: true });
  await expect(choice).toBeInViewport({ ratio: 1 });
  await choice.click();
  await expect(page).toHaveURL(`${base}/docs/2.6/intro`);
  await page.getByRole('link', { name: 'Docs menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Docs pages' });
  await drawer.getByText('Version: 2.6').click();
  await drawer.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${base}/docs/intro`);
  expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('current');
});

test('a folder of an old version that the owner’s file does not list can be chosen and is not searched', async ({
  page,
}) => {
  await page.goto(`${base}/docs/2.5/intro`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antediluvian introduction');
  await page.goto(`${base}/search?q=Antediluvian+introduction`);
  await expect(page.locator('main a[href^="/docs/"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="/docs/2."]')).toHaveCount(0);
});

test('the blog pages: ten posts a page here, all reachable, newest first', async ({ page }) => {
  await page.goto(`${base}/zh-Hans/blog`);
  await expect(page.locator('main article')).toHaveCount(10);
  for (const n of [2, 3, 4]) {
    await page.getByRole('link', { name: /较旧文章/ }).click();
    await expect(page).toHaveURL(`${base}/zh-Hans/blog/page/${n}`);
  }
  await expect(page.locator('main article')).toHaveCount(8);
  await expect(page.getByRole('link', { name: /较旧文章/ })).toHaveCount(0);
  await page.getByRole('link', { name: /较新文章/ }).click();
  await expect(page).toHaveURL(`${base}/zh-Hans/blog/page/3`);
});

test('analytics: the script is loaded, each page view sent once, IP anonymized', async ({ page }) => {
  const scripts: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(`${base}/docs/intro`);
  const views = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((entry) => Array.from(Object(entry)))
        .filter(([command, name]) => command === 'event' && name === 'page_view')
        .map(([, , options]) => ({
          path: new URL(Object(options).page_location).pathname,
          anonymous: Object(options).anonymize_ip,
        })),
    );
  await expect.poll(views).toEqual([{ path: '/docs/intro', anonymous: true }]);
  const settings = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(Object(entry))).find(([command]) => command === 'config'),
  );
  expect(settings?.slice(1)).toEqual([
    'G-TEST1',
    expect.objectContaining({ anonymize_ip: true, send_page_view: false }),
  ]);
  await expect.poll(() => scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
  await page.getByRole('link', { name: 'VideoMagic' }).first().click();
  await expect.poll(async () => (await views()).map(({ path }) => path)).toEqual(['/docs/intro', '/VideoMagic']);
});

for (const [name, property] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`analytics stay silent with ${name}`, async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(base)) outside.push(request.url());
    });
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) Object.defineProperty(navigator, key, { value });
    }, property);
    await page.goto(`${base}/docs/intro`);
    await page.getByRole('link', { name: 'VideoMagic' }).first().click();
    await expect(page).toHaveURL(`${base}/VideoMagic`);
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
}
