import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import owner from '../../site.config.ts';
import { violationsOn, withAxe } from '../axe.ts';
import { atRest, stir } from '../moments.ts';
import { changes } from '../owners-copy.ts';
import { sitemapPaths } from '../pages.ts';
import { kindOf, oneOfEachKind, prefixesIn, prefixOf, source, withNewClasses } from '../rules/pages.ts';
import { createVisitor } from '../rules/visitor.ts';
import { ownersCopy, ownersSite } from '../sites.ts';
import { escaped } from '../words.ts';

/** The owner's site after a first day of changes (tests/owners-copy.ts): nobody but the owner had to do anything. */
const paths = sitemapPaths(ownersCopy.dist);
const prefixes = prefixesIn(paths);

const filesIn = (dist: string, ending: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(dist, name), 'utf8'));

test('the new name stands on every page and the old one on none', () => {
  const old = new RegExp(`(?<!\\p{L})${escaped(owner.brand.appName)}(?!\\p{L})`, 'u');
  const pages = filesIn(ownersCopy.dist, '.html');
  expect(pages.length).toBeGreaterThan(paths.length);
  // Addresses keep the names they were given.
  for (const html of pages.map((text) => text.replaceAll(/(?:https?:\/\/|mailto:)[^"<\s]+/g, ''))) {
    expect(html).toContain(changes.appName);
    expect(html).not.toMatch(old);
  }
});

test('one sibling has its new name everywhere, the other is nowhere', () => {
  const texts = ['.html', '.xml', '.json'].flatMap((ending) => filesIn(ownersCopy.dist, ending));
  // Addresses keep the names they were given.
  const left = texts.flatMap((text) => /(?<![/-])IgMatrix|Yt[Mm]atrix/.exec(text)?.input.slice(0, 200) ?? []);
  expect(left).toEqual([]);
  expect(texts.filter((text) => text.includes(changes.product)).length).toBeGreaterThan(1);
});

test('the new accent has taken the place of the old one', () => {
  const accents = ({ dist }: typeof ownersCopy) =>
    new Set(
      filesIn(dist, '.css').flatMap((css) => [...css.matchAll(/--accent-fill:([^;}]+)/g)].map(([, value]) => value)),
    );
  expect(accents(ownersCopy).size).toBeGreaterThan(0);
  expect([...accents(ownersCopy)].filter((value) => accents(ownersSite).has(value))).toEqual([]);
});

test('the new page and the new post can be found, in every language that is left', async ({ page, request }) => {
  expect(prefixes).toHaveLength(changes.languages.length);
  for (const prefix of prefixes) {
    const own = paths.filter((path) => path.endsWith(`/${changes.slug}`) && path.startsWith(`${prefix}/`));
    expect(own.map((path) => kindOf(path, prefixes))).toEqual(expect.arrayContaining(['/docs/…', '/blog/…']));
    const post = `${prefix}/blog/${changes.slug}`;
    expect(await (await request.get(`${prefix}/blog/rss.xml`)).text()).toContain(post);
    await page.goto(`${prefix}/blog`);
    await page.locator(`main article a[href="${post}"]`).first().click();
    await expect(page).toHaveURL(post);
    await expect(page.locator('main h1')).toBeVisible();
  }
});

test('the language that was left out has no page and is not offered', async ({ page, request }) => {
  test.skip(changes.leftOut === undefined, 'the site has one language');
  expect((await request.get(`${source}/${changes.leftOut}/`)).status()).toBe(404);
  await page.goto(`${source}/`);
  await expect(page.locator(`[hreflang="${changes.leftOut}"]`)).toHaveCount(0);
  expect(await (await request.get(`${source}/sitemap-0.xml`)).text()).not.toContain(`/${changes.leftOut}/`);
});

test('the prices stand on the home page', async ({ page }) => {
  await page.goto(`${source}/`);
  await expect(page.locator('#pricing, #plans').filter({ hasText: '€' }).first()).toContainText(String(changes.price));
  const offers = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(offers.join()).toContain(`"price":"${changes.price}","priceCurrency":"EUR"`);
});

// Name, accent, prices and parts can break colors, widths and what a page asks for; all else is shown on the owner's site.
for (const prefix of prefixes) {
  test(`one page of each kind keeps the rules: ${prefix || '/'}`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext({
      viewport: { width: 320, height: 800 },
      reducedMotion: 'reduce',
    });
    await withAxe(context);
    const page = await context.newPage();
    const visitor = createVisitor(page);
    const written = paths.filter((path) => path.endsWith(`/${changes.slug}`));
    const kinds = new Set([...oneOfEachKind(paths, prefixes), ...written]);
    const own = [...kinds].filter((path) => prefixOf(path, prefixes) === prefix);
    // Colors come from the accent and are the same in every language; so is the frame around the text of every page.
    const newLooks = new Set(prefix === source ? withNewClasses(own, ownersCopy) : []);
    for (const path of own) {
      const response = await visitor.open(path);
      expect.soft(response?.status(), path).toBe(200);
      // With the reader's first move all parts of the page are laid out; axe must not measure while that happens.
      await stir(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
      await atRest(page);
      if (newLooks.has(path))
        expect.soft(await violationsOn(page, 'colors', path === `${source}/` ? 'html' : 'main'), path).toEqual([]);
      if (written.includes(path)) expect.soft(await violationsOn(page, 'texts'), path).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      expect.soft(await visitor.complaints(), path).toEqual([]);
    }
    await context.close();
  });
}
