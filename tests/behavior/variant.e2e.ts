import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { violationsOn, withAxe } from '../axe.ts';
import { atRest } from '../moments.ts';
import { testOn } from '../on-site.ts';
import site from '../site/site.config.ts';
import variant, { newPage } from '../site/variant.config.ts';
import { type Site, testSite, variantSite } from '../sites.ts';
import { word } from '../words.ts';

/** Another owner's site: what the test site itself cannot show. */
const test = testOn(variantSite);

/** What the owner chose to load himself. */
const widgets: readonly string[] = variant.head?.scripts ?? [];

const textsIn = ({ dist }: Site, ending: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(dist, name), 'utf8'));

test('the owner’s name and accent are on every page, others on none', () => {
  for (const html of textsIn(variantSite, '.html')) {
    expect(html).toContain(variant.brand.appName);
    expect(html).not.toContain(site.brand.appName);
  }
  const accentsOf = (built: Site): Set<string> =>
    new Set(textsIn(built, '.css').flatMap((css) => css.match(/--accent-fill:[^;}]+/g) ?? []));
  expect(accentsOf(variantSite).size).toBeGreaterThan(0);
  expect(accentsOf(variantSite).isDisjointFrom(accentsOf(testSite))).toBe(true);
});

test('with another accent colors keep their contrast, and every page fits a narrow phone', async ({ page }) => {
  await withAxe(page.context());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [
    '.',
    'docs/intro',
    `docs/${newPage.path}`,
    'docs/tags',
    'Download',
    'VideoMagic',
    'ProductList',
  ]) {
    await page.goto(path);
    await atRest(page);
    expect.soft(await violationsOn(page, 'colors'), path).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
});

test('a page begun with "npm run new" can be found and read', async ({ page, request }) => {
  expect(await (await request.get('sitemap-0.xml')).text()).toContain(`/docs/${newPage.path}<`);
  await page.goto('docs/category/tutorial---basics');
  await page.locator('main').getByRole('link', { name: newPage.title }).first().click();
  await expect(page).toHaveURL(`docs/${newPage.path}`);
  await expect(page.locator('main h1')).toHaveText(newPage.title);
});

test('a language that was left out has no page and is not offered', async ({ page, request }) => {
  expect((await request.get('zh-Hans/')).status()).toBe(404);
  expect(await (await request.get('sitemap-0.xml')).text()).not.toContain('/zh-Hans/');
  await page.goto('.');
  await expect(page.locator('[hreflang="ru"]').first()).toBeAttached();
  await expect(page.locator('[hreflang="zh-Hans"]')).toHaveCount(0);
});

test('the other reading of every double fact is shown everywhere', () => {
  const first = { phones: /200\+/, hours: /Mon–Fri 9:00|周一至周五 9:00|пн–пт, 9:00/ };
  const other = { phones: /100\+/, discount: /50\s?%/, hours: /24 hours a day|7×24 小时|круглосуточно/ };
  const pages = readdirSync(variantSite.dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      name,
      text: readFileSync(join(variantSite.dist, name), 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, ''),
    }));
  for (const { name, text } of pages) for (const old of Object.values(first)) expect(text, name).not.toMatch(old);
  for (const shown of Object.values(other))
    expect(pages.filter(({ text }) => shown.test(text)).length, String(shown)).toBeGreaterThan(1);
  expect(pages.find(({ name }) => name === 'index.html')?.text).toMatch(other.discount);
});

/** Every text file of the built site, whatever it is for. */
const builtTexts = (): Array<{ name: string; text: string }> =>
  readdirSync(variantSite.dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:html|xml|json|txt|webmanifest)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(variantSite.dist, name), 'utf8') }));

test('what is switched off leaves no trace in any file', () => {
  const traces = [
    /\/blog\b|rss\.xml|feed\.json|BlogPosting/,
    /\/rewards\b|\/markdown-page\b|\/advertising\b/,
    /id="(?:testimonials|white-label-section)"|whitelabel-setup/,
    /I[gG]Matrix|Yt[Mm]atrix|VideoMagic(?<!\/(?:Download-)?VideoMagic)/,
    /(?:t|code|chat|social|video|ai)\.example\.org(?!\/testbed\/edit)|chat group/i,
    /\{(?:if |else|end|igmatrix|ytmatrix|videomagic)/,
  ];
  const texts = builtTexts();
  expect(texts.length).toBeGreaterThan(20);
  const found = traces.flatMap((trace) =>
    texts.flatMap(({ name, text }) => {
      const at = text.search(trace);
      return at < 0 ? [] : [`${name}: ${text.slice(Math.max(0, at - 60), at + 60)}`];
    }),
  );
  expect(found).toEqual([]);
  expect(texts.map(({ name }) => name).filter((name) => /blog|rewards|IgMatrix|YtMatrix/.test(name))).toEqual([]);
});

test('a link to a page that is switched off is shown as its words', async ({ page }) => {
  await page.goto('docs/tutorial-basics/connect-to-devices');
  await expect(page.locator('main')).toContainText('three tiers of hubs: USB hubs and cables.');
  await expect(page.getByRole('link', { name: 'USB hubs and cables' })).toHaveCount(0);
});

test('light mode only: no switch, no dark page; no bar, one version; analytics ask first, and refusing loads nothing', async ({
  page,
  context,
  request,
  origin,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !widgets.includes(request.url())) outside.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/intro');
  await test.step('light mode only: no switch, no dark page', async () => {
    await expect(page.getByLabel(word('shell.theme'))).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
  await test.step('a single version of the docs is named and needs no menu', async () => {
    const version = page.getByText(word('docs.version', '', { label: 'Next' })).filter({ visible: true });
    await expect(version).toHaveCount(1);
    await expect(page.locator('summary').filter({ has: version })).toHaveCount(0);
  });
  await test.step('without an announcement there is no bar', async () => {
    await expect(page.getByRole('region', { name: word('shell.announcement') })).toHaveCount(0);
    expect(await (await request.get('.')).text()).not.toContain(word('shell.announcement'));
  });
  const bar = page.getByRole('region', { name: word('consent.label') });
  await test.step('analytics ask first, and refusing holds on the next page', async () => {
    await bar.getByRole('button', { name: word('consent.refuse') }).click();
    await expect(bar).toBeHidden();
    await page.getByRole('link', { name: 'Reelsmith' }).first().click();
    await expect(page).toHaveURL('VideoMagic');
    await expect(bar).toBeHidden();
  });
  await test.step('a sibling has the name in the owner’s file', async () => {
    await expect(page.locator('main h1')).toContainText('Reelsmith');
  });
  await test.step('refusing loads nothing, and the answer can be changed', async () => {
    await page.reload();
    await page.getByRole('button', { name: word('consent.again') }).click();
    await expect(bar.getByRole('button', { name: word('consent.refuse') })).toBeFocused();
    expect(outside).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
});

test('analytics: the script is loaded once allowed, each page view sent once, IP anonymized', async ({ page }) => {
  const scripts: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('docs/intro?q=a+secret');
  const bar = page.getByRole('region', { name: word('consent.label') });
  await bar.getByRole('button', { name: word('consent.allow') }).click();
  await expect(bar).toBeHidden();
  const views = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((entry) => Array.from(Object(entry)))
        .filter(([command, name]) => command === 'event' && name === 'page_view')
        .map(([, , options]) => ({
          path: Object(options).page_location.slice(location.origin.length),
          anonymous: Object(options).anonymize_ip,
        })),
    );
  await expect.poll(views).toEqual([{ path: '/site/docs/intro', anonymous: true }]);
  const settings = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(Object(entry))).find(([command]) => command === 'config'),
  );
  expect(settings?.slice(1)).toEqual([
    'G-TEST1',
    expect.objectContaining({ anonymize_ip: true, send_page_view: false }),
  ]);
  await expect.poll(() => scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
  await page.getByRole('link', { name: 'Reelsmith' }).first().click();
  await expect
    .poll(async () => (await views()).map(({ path }) => path))
    .toEqual(['/site/docs/intro', '/site/VideoMagic']);
});

for (const [name, property] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`analytics stay silent with ${name}`, async ({ page, origin }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !widgets.includes(request.url())) outside.push(request.url());
    });
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) Object.defineProperty(navigator, key, { value });
    }, property);
    await page.goto('docs/intro');
    await page.getByRole('link', { name: 'Reelsmith' }).first().click();
    await expect(page).toHaveURL('VideoMagic');
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    await expect(page.getByRole('region', { name: word('consent.label') })).toBeHidden();
  });
}
