import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isPage } from '../../src/built-site/addresses.ts';
import { filesIn } from '../../src/built-site/site.ts';
import { testOn } from '../on-site.ts';
import variant from '../site/variant.config.ts';
import { variantSite } from '../sites.ts';
import { word } from '../words.ts';

/** A site that has a folder of its host, as a project page has: `base` in the owner's file. */
const test = testOn(variantSite);
const { origin: host, base = '/' } = variant;

/** Attributes that begin with a slash and are no addresses: a key to press; ticks are stored under the path of the page. */
const noAddresses = /^(?:aria-keyshortcuts|data-checklist)$/;
const attributes = /\s([\w:-]+)="(\/[^"]*)"/g;

/** Addresses in what the build has written, by kind of file. */
function addressesIn(file: string, text: string): string[] {
  const whole = [...text.matchAll(new RegExp(`${host}(/[^"'<>\\s)]*)`, 'g'))].map(([, path = '']) => path);
  const found = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, path = '']) => path);
  if (isPage(file)) {
    const named = [...text.matchAll(attributes)].flatMap(([, name = '', value = '']) =>
      noAddresses.test(name) ? [] : value,
    );
    return [...whole, ...named];
  }
  // Code names pages by their path and adds the rest when it runs; what it loads is written out.
  if (/\.js$/.test(file)) return [...whole, ...found(/["'`](\/(?:assets|icons|social)\/)/g)];
  if (/\.css$/.test(file)) return [...whole, ...found(/url\(["']?(\/[^"')]*)/g)];
  // An island compares the path of its page (`here`) with others: it is no address. Nor is what a text has in quotation marks.
  if (/\.(?:json|webmanifest)$/.test(file)) return [...whole, ...found(/(?<!"here":\[0,|\\)"(\/[^"\s]*)"/g)];
  return whole;
}

test('nothing that was built leads outside the base', () => {
  const texts = filesIn(variantSite.dist).filter((file) => /\.(?:html|js|css|json|webmanifest|xml|txt)$/.test(file));
  const found = texts
    .filter((file) => file !== '/vercel.json')
    .map((file) => ({ file, addresses: addressesIn(file, readFileSync(join(variantSite.dist, file), 'utf8')) }));
  const kinds = new Set(
    found.filter(({ addresses }) => addresses.length > 0).map(({ file }) => /\w+$/.exec(file)?.[0]),
  );
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['html', 'json', 'txt', 'webmanifest', 'xml']));
  const outside = found.flatMap(({ file, addresses }) =>
    addresses.filter((address) => !address.startsWith(base)).map((address) => `${file}: ${address}`),
  );
  expect(outside).toEqual([]);
});

test('a reader stays below the base, and the neighbors on the host are no pages of the site', async ({
  page,
  origin,
}) => {
  await page.route('https://**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin: asked, pathname } = new URL(request.url());
    if (asked === origin && !pathname.startsWith(base)) outside.push(pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) outside.push(`${response.status()} ${response.url()}`);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('.');
  await page.getByRole('button', { name: word('consent.refuse') }).click();
  await page.evaluate(() => Reflect.set(window, 'stayed', 1));
  const stayed = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'stayed'));

  await test.step('links', async () => {
    await page
      .getByRole('link', { name: word('nav.tutorial') })
      .first()
      .click();
    await expect(page).toHaveURL('docs/intro');
    expect(await stayed()).toBe(1);
  });
  await test.step('the sidebar', async () => {
    const closed = page.locator('[data-side-nav] [data-category]').last();
    await closed.locator('summary').first().click();
    await closed.locator('ul a', { hasText: 'Phone not detected' }).click();
    await expect(page).toHaveURL('docs/troubleshooting/unable-detect-phone');
  });
  await test.step('helpers', async () => {
    const helper = page.locator('astro-island').first();
    await helper.locator('input, textarea').first().focus();
    await expect(helper).not.toHaveAttribute('ssr');
    // A slash belongs to the field while the focus is in it.
    await page.locator('main h1').click();
  });
  await test.step('search', async () => {
    await page.keyboard.press('/');
    const search = page.getByRole('dialog');
    await search.getByRole('combobox').fill('sync control');
    await search.getByRole('option').first().click();
    await expect(search).toBeHidden();
    await expect(page).not.toHaveURL('docs/troubleshooting/unable-detect-phone');
    await expect(page).toHaveURL(new RegExp(`^${origin}${base}`));
    expect(await stayed()).toBe(1);
  });
  await test.step('languages', async () => {
    const { pathname } = new URL(page.url());
    await page.locator('summary', { hasText: 'EN' }).click();
    await page.locator('a[data-language][lang="ru"]').filter({ visible: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathname.replace(base, `${base}ru/`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
  expect(outside).toEqual([]);

  await test.step('the neighbors on the host are no pages of the site', async () => {
    await page.route('/neighbor', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Next door</h1>' }));
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/neighbor';
      link.textContent = 'Next door';
      document.querySelector('main')?.prepend(link);
      Reflect.set(window, 'stayed', 1);
    });
    await page.getByRole('link', { name: 'Next door' }).click();
    await expect(page.getByRole('heading', { name: 'Next door' })).toBeVisible();
    // Fetched by the browser itself: the router would have put it into this window.
    expect(await stayed()).toBeUndefined();
  });
  await test.step('an unknown address is answered in the language behind the base', async () => {
    const response = await page.goto('ru/docs/intr');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});
