import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { languages } from '../pages.ts';
import site from '../site/site.config.ts';
import { word } from '../words.ts';

/** Pages that are not like the others: outside the lists, not yet published, of an older version. */

/** Another page of the site as it is served, read and not opened: for what no script has a part in. */
const served = (page: Page, path: string) =>
  page.evaluateHandle(async (address) => {
    const response = await fetch(address);
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  }, path);

test('an unlisted docs page is reachable, says so, is not indexed and is in no list; the announcement has its language', async ({
  page,
  request,
}) => {
  const title = 'Страница вне списков';
  await page.goto('/ru/docs/troubleshooting/outside-the-lists');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(word('banner.unlistedTitle', '/ru'))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('[data-side-nav]')).not.toContainText(title);
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('outside-the-lists');
  expect(await (await request.get('/ru/docs/category/troubleshooting')).text()).not.toContain(title);

  await test.step('an announcement without a translation is read in the language it is written in', async () => {
    const text = page.getByRole('region', { name: word('shell.announcement', '/ru') }).locator('p');
    await expect(text).toHaveText(site.announcement?.text.en ?? '');
    await expect(text).toHaveAttribute('lang', 'en');
  });
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
    '/sitemap-0.xml',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toContain('outside-the-lists');
  }
});

test('a draft is not part of the published site', async ({ request }) => {
  expect((await request.get('/docs/troubleshooting/in-the-making')).status()).toBe(404);
});

const untranslatedList = (page: Page): Promise<void> =>
  test.step('a list of nothing but untranslated pages is a copy of the list in the source language', async () => {
    const list = await served(page, '/ru/docs/tags/risk-control');
    const head = await list.evaluate((document) => ({
      robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    }));
    expect(head).toEqual({ robots: 'noindex', canonical: `${site.origin}/docs/tags/risk-control` });
  });

const listWithUntranslated = (page: Page, request: APIRequestContext): Promise<void> =>
  test.step('a post without a translation is in the list, marked as another language, and in no feed', async () => {
    const path = '/zh-Hans/blog/captions-with-spintax';
    const archive = await served(page, '/zh-Hans/blog/archive');
    const marks = await archive.evaluate(
      (document, href) =>
        [...document.querySelectorAll(`main section a[href="${href}"]`)].map((link) => link.getAttribute('lang')),
      path,
    );
    expect(marks).toEqual(['en']);
    expect(await (await request.get('/zh-Hans/blog/rss.xml')).text()).not.toContain(path);
  });

for (const [path, prefix, list] of [
  ['/docs/troubleshooting/not-in-russian', '/ru', untranslatedList],
  ['/blog/captions-with-spintax', '/zh-Hans', listWithUntranslated],
] as const) {
  test(`${prefix}${path} is not translated: it shows the source, says so and is not indexed`, async ({
    page,
    request,
  }) => {
    await page.goto(prefix + path);
    const source = await served(page, path);
    const title = await source.evaluate((document) => document.querySelector('h1')?.textContent ?? '');
    expect(title).not.toBe('');
    const translations = await source.evaluate((document) =>
      [...document.querySelectorAll('head link[hreflang]')].map((link) => link.getAttribute('hreflang')),
    );
    expect(translations).not.toContain(languages[prefix]);
    await expect(page.getByRole('note').first()).toHaveText(
      word('banner.untranslated', prefix, { language: 'English' }),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', languages[prefix]);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.origin + path);
    // The interface around the text is in the reader's language, and so are the targets of its links.
    await expect(page.getByRole('navigation', { name: word('breadcrumbs.label', prefix) })).toBeVisible();
    for (const link of await page.locator('.prose a[href^="/"]').all())
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^${prefix}/`));
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    expect(sitemap).toContain(`${site.origin}${path}<`);
    expect(sitemap).not.toContain(`${site.origin}${prefix}${path}<`);
    await list(page, request);
  });
}

test.describe('versions of the docs', () => {
  const version = (label: string) => word('docs.version', '', { label });

  test('versions are chosen and remembered; old pages lead to the current ones', async ({ page, request }) => {
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
    const stored = () => page.evaluate(() => localStorage.getItem('docs-version'));
    await page.setViewportSize({ width: 1280, height: 900 });

    await test.step('a second version brings the menu; the choice is stored', async () => {
      await page.goto('/docs/intro');
      await page.getByText(version('Next')).filter({ visible: true }).click();
      await page.getByRole('link', { name: '2.6' }).click();
      await expect(page).toHaveURL('/docs/2.6/intro');
      expect(await stored()).toBe('2.6');
      await expect(page.getByText(word('docs.oldVersion', '', { label: '2.6' }))).toBeVisible();
    });

    await test.step('links of an older version stay in it, and it leads to the page of today', async () => {
      await page.goto('/docs/tutorial-basics/connect-to-devices');
      await page.getByText(version('Next')).filter({ visible: true }).click();
      await page.getByRole('link', { name: '2.6' }).click();
      await expect(page, 'the menu stays on the page').toHaveURL('/docs/2.6/tutorial-basics/connect-to-devices');
      const text = page.locator('.prose');
      await expect(text).toContainText('the trial lasts 3 days');
      const leadsTo = (name: string) => text.getByRole('link', { name }).getAttribute('href');
      expect(await leadsTo('introduction')).toBe('/docs/2.6/intro');
      expect(await leadsTo('sync control')).toBe('/docs/tutorial-basics/sync-control');
      expect(await canonical()).toMatch(/\/docs\/tutorial-basics\/connect-to-devices$/);
      await expect(page.locator('link[hreflang]')).toHaveCount(0);
      await page.getByRole('link', { name: word('docs.toCurrent') }).click();
      await expect(page).toHaveURL('/docs/tutorial-basics/connect-to-devices');
    });

    await test.step('a page of the older version alone leads to the introduction of today', async () => {
      await page.goto('/docs/2.6/tutorial-basics/only-in-old');
      const way = page.getByRole('link', { name: word('docs.toCurrentIntro') });
      await expect(way).toHaveAttribute('href', '/docs/intro');
      expect(await canonical()).toMatch(/\/docs\/2\.6\/tutorial-basics\/only-in-old$/);
      const sitemap = await (await request.get('/sitemap-0.xml')).text();
      expect(sitemap).toContain('/docs/2.6/tutorial-basics/only-in-old<');
      expect(sitemap).not.toContain('/docs/2.6/tutorial-basics/connect-to-devices');
      const places = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
      expect(new Set(places).size).toBe(places.length);
    });

    await test.step('the tutorial entry of the navbar leads to the version the reader chose last', async () => {
      await page.evaluate(() => localStorage.setItem('docs-version', '2.6'));
      await page.locator('footer a[href="/blog"]').click();
      await expect(page).toHaveURL('/blog');
      await page
        .getByRole('link', { name: word('nav.tutorial') })
        .first()
        .click();
      await expect(page).toHaveURL('/docs/2.6/intro');
    });

    await test.step('on a phone the version is chosen in the docs menu and above the text', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: word('docs.openSidebar') }).click();
      const drawer = page.locator('#side-nav');
      await drawer.getByText(version('2.6')).click();
      await drawer.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/docs/intro');
      expect(await stored()).toBe('current');
      await page.locator('main').getByText(version('Next')).filter({ visible: true }).click();
      const choice = page.locator('main').getByRole('link', { name: '2.6' }).filter({ visible: true });
      await expect(choice).toBeInViewport({ ratio: 1 });
      await choice.click();
      await expect(page).toHaveURL('/docs/2.6/intro');
    });
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
