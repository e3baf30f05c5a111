import { expect, test } from '@playwright/test';
import { languages } from '../pages.ts';
import site from '../site/site.config.ts';
import { word } from '../words.ts';

/** Pages that are not like the others: outside the lists, not yet published, of an older version. */

test('an unlisted docs page is reachable, says so, is not indexed and stands in no list', async ({ page, request }) => {
  const title = 'Страница вне списков';
  await page.goto('/ru/docs/troubleshooting/outside-the-lists');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(word('banner.unlistedTitle', '/ru'))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('[data-side-nav]')).not.toContainText(title);
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('outside-the-lists');
  expect(await (await request.get('/ru/docs/category/troubleshooting')).text()).not.toContain(title);
});

test('an unlisted post has a page and no list, feed or sitemap entry', async ({ page, request }) => {
  const response = await page.goto('/blog/outside-the-lists');
  expect(response?.status()).toBe(200);
  await expect(page.getByText(word('banner.unlistedTitle'))).toBeVisible();
  for (const path of [
    '/blog',
    '/blog/archive',
    '/blog/tags/usb',
    '/blog/authors/ada',
    '/blog/rss.xml',
    '/blog/feed.json',
    '/sitemap-0.xml',
    '/blog/sidebar/2026.json',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toContain('outside-the-lists');
  }
});

test('a draft is not part of the published site', async ({ request }) => {
  expect((await request.get('/docs/troubleshooting/in-the-making')).status()).toBe(404);
});

for (const [path, prefix] of [
  ['/docs/troubleshooting/not-in-russian', '/ru'],
  ['/blog/captions-with-spintax', '/zh-Hans'],
] as const) {
  test(`${prefix}${path} is not translated: it shows the source, says so and is not indexed`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const title = await page.locator('h1').innerText();
    await expect(page.locator(`head link[hreflang="${languages[prefix]}"]`)).toHaveCount(0);
    await page.goto(prefix + path);
    await expect(page.getByRole('note').first()).toHaveText(
      word('banner.untranslated', prefix, { language: 'English' }),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', languages[prefix]);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.origin + path);
    // What surrounds the text is in the reader's language, and so is where its links lead.
    await expect(page.getByRole('navigation', { name: word('breadcrumbs.label', prefix) })).toBeVisible();
    for (const link of await page.locator('.prose a[href^="/"]').all())
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^${prefix}/`));
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    expect(sitemap).toContain(`${site.origin}${path}<`);
    expect(sitemap).not.toContain(`${site.origin}${prefix}${path}<`);
  });
}

test('a list of nothing but untranslated pages is a copy of the list in the source language', async ({ page }) => {
  await page.goto('/ru/docs/tags/risk-control');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.origin}/docs/tags/risk-control`);
});

test('an announcement without a translation is read in the language it is written in', async ({ page }) => {
  const text = page.getByRole('region', { name: word('shell.announcement', '/ru') }).locator('p');
  await page.goto('/ru/');
  await expect(text).toHaveText(site.announcement?.text.en ?? '');
  await expect(text).toHaveAttribute('lang', 'en');
});

test('a post without a translation stands in the list, marked as another language, and in no feed', async ({
  page,
  request,
}) => {
  const path = '/zh-Hans/blog/captions-with-spintax';
  await page.goto('/zh-Hans/blog/archive');
  await expect(page.locator(`main section a[href="${path}"]`)).toHaveAttribute('lang', 'en');
  for (const feed of ['rss.xml', 'feed.json'])
    expect(await (await request.get(`/zh-Hans/blog/${feed}`)).text()).not.toContain(path);
});

test.describe('versions of the docs', () => {
  const version = (label: string) => word('docs.version', '', { label });

  test('a second version brings the menu; old pages lead to the current ones; the choice is stored', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/docs/intro');
    await page.getByText(version('Next')).filter({ visible: true }).click();
    await page.getByRole('link', { name: '2.6' }).click();
    await expect(page).toHaveURL('/docs/2.6/intro');
    expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('2.6');
    await expect(page.getByText(word('docs.oldVersion', '', { label: '2.6' }))).toBeVisible();
    await page.goto('/docs/2.6/tutorial-basics/connect-to-devices');
    await page.getByRole('link', { name: word('docs.toCurrent') }).click();
    await expect(page).toHaveURL('/docs/tutorial-basics/connect-to-devices');
    await page.goto('/docs/2.6/tutorial-basics/only-in-old');
    await expect(page.getByRole('link', { name: word('docs.toCurrentIntro') })).toHaveAttribute('href', '/docs/intro');
    // The tutorial entry of the navbar leads to the version the reader chose last.
    await page.evaluate(() => localStorage.setItem('docs-version', '2.6'));
    await page.goto('/blog');
    await page
      .getByRole('link', { name: word('nav.tutorial') })
      .first()
      .click();
    await expect(page).toHaveURL('/docs/2.6/intro');
  });

  test('an older version keeps its figures, its links stay in it, and it names the page of today', async ({
    page,
    request,
  }) => {
    await page.goto('/docs/2.6/tutorial-basics/connect-to-devices');
    const text = page.locator('.prose');
    await expect(text).toContainText('the trial lasts 3 days');
    const leadsTo = (name: string) => text.getByRole('link', { name }).getAttribute('href');
    expect(await leadsTo('introduction')).toBe('/docs/2.6/intro');
    expect(await leadsTo('sync control')).toBe('/docs/tutorial-basics/sync-control');
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await canonical()).toMatch(/\/docs\/tutorial-basics\/connect-to-devices$/);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    await page.goto('/docs/2.6/tutorial-basics/only-in-old');
    expect(await canonical()).toMatch(/\/docs\/2\.6\/tutorial-basics\/only-in-old$/);
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    expect(sitemap).toContain('/docs/2.6/tutorial-basics/only-in-old<');
    expect(sitemap).not.toContain('/docs/2.6/tutorial-basics/connect-to-devices');
    const places = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
    expect(new Set(places).size).toBe(places.length);
  });

  test('folders of an older version lead to its own pages, and only to those it has', async ({ request }) => {
    const leadsTo = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return response.headers().location ?? response.status();
    };
    expect(await leadsTo('/docs/2.6/')).toBe('/docs/2.6/intro');
    expect(await leadsTo('/ru/docs/2.6/tutorial-basics')).toBe('/ru/docs/2.6/category/tutorial---basics');
    expect(await leadsTo('/docs/2.6/tutorial-scripts')).toBe(404);
  });

  test('on a phone the version is chosen above the text and in the docs menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/intro');
    await page.locator('main').getByText(version('Next')).filter({ visible: true }).click();
    const choice = page.locator('main').getByRole('link', { name: '2.6' }).filter({ visible: true });
    await expect(choice).toBeInViewport({ ratio: 1 });
    await choice.click();
    await expect(page).toHaveURL('/docs/2.6/intro');
    await page.getByRole('link', { name: word('docs.openSidebar') }).click();
    const drawer = page.getByRole('dialog', { name: word('docs.sidebar') });
    await drawer.getByText(version('2.6')).click();
    await drawer.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/docs/intro');
    expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('current');
  });

  test('a folder of an old version that the owner’s file does not list can be chosen and is not searched', async ({
    page,
  }) => {
    await page.goto('/docs/2.5/intro');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antediluvian introduction');
    await page.goto('/search?q=Antediluvian+introduction');
    await expect(page.locator('main a[href^="/docs/"]').first()).toBeVisible();
    await expect(page.locator('main a[href^="/docs/2."]')).toHaveCount(0);
  });
});
