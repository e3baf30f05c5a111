import { expect, test } from '@playwright/test';
import { atRest } from '../moments.ts';
import { address, kinds, languages, prefixes } from '../pages.ts';
import site from '../site/site.config.ts';
import { word } from '../words.ts';

const docs = kinds.docs;

test('the header draws its line, leads to the text by keyboard and keeps the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(docs);
  await atRest(page);

  await test.step('the header draws its line once the page has moved', async () => {
    const line = () => page.locator('body > header').evaluate((header) => getComputedStyle(header).borderBottomColor);
    expect(await line()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(line).not.toBe('rgba(0, 0, 0, 0)');
  });

  await test.step('the skip link is first, visible on focus, and leads to the text', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: word('shell.skip') });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#main :focus'), 'the next stop is in the text, not in the side navigation').toHaveCount(
      1,
    );
    await expect(page.locator('#main').locator('#side-nav, .reading-bar, .reading-toc')).toHaveCount(0);
  });

  await test.step('steps between the links of the header leave the page where it is', async () => {
    await page.evaluate(() => scrollTo(0, 900));
    await page.locator('header summary').first().focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBe(900);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
      expect(await page.evaluate(() => scrollY), `after ${step + 1} steps`).toBe(before);
    }
  });
});

/** The required entries of the navbar, in this order; more are allowed. */
const navbar = [
  ['/docs/intro', 'nav.tutorial'],
  ['/#pricing', 'nav.pricing'],
  ['/#features', 'nav.features'],
  ['/#contact', 'nav.contact'],
  ['/advertising', 'nav.advertising'],
  ['/IgMatrix', 'IgMatrix'],
  ['/VideoMagic', 'VideoMagic'],
] as const;

for (const prefix of prefixes) {
  test(`the navbar and the footer of ${prefix || '/'} have every entry`, async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await page.goto(address(prefix, docs));

    await test.step('the navbar has every entry, in one line from 996 px', async () => {
      const links = page.locator('header nav').first().getByRole('link');
      const shown = await links.evaluateAll((all) =>
        all.map((link) => `${link.getAttribute('href')} ${link.textContent?.trim()}`),
      );
      const wanted = navbar.map(([path, key]) => {
        const href = path.startsWith('/#') && prefix ? `${prefix}/${path.slice(1)}` : prefix + path;
        return `${href} ${key.startsWith('nav.') ? word(key, prefix) : key}`;
      });
      expect(shown.filter((entry) => wanted.includes(entry))).toEqual(wanted);
      await expect(links.filter({ hasText: word('nav.aiSearch', prefix) })).toHaveAttribute('href', /^https:/);
      const boxes = await page
        .locator('header .container > *, header nav:first-of-type a')
        .evaluateAll((all) =>
          all.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().toJSON()),
        );
      const tools = await page.locator('header summary').first().boundingBox();
      const lastLink = await links.last().boundingBox();
      expect(lastLink && tools && lastLink.x + lastLink.width <= tools.x + 1).toBe(true);
      expect(Math.max(...boxes.map((box) => box.bottom))).toBeLessThanOrEqual(120);
    });

    await test.step('the way to the download is a button at every width, and nothing overflows', async () => {
      const button = page.locator('header').getByRole('link', { name: word('nav.download', prefix), exact: true });
      for (const width of [320, 360, 390, 768, 996, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(button).toHaveCount(1);
        await expect(button).toBeInViewport({ ratio: 1 });
        await expect(button).toHaveAttribute('href', `${prefix}/Download`);
        const ends = await page
          .locator('header .container :is(a, button, summary)')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
        expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(width);
      }
    });

    await test.step('the footer has every link', async () => {
      const hrefs = await page.locator('footer a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const own = [
        '/docs/intro',
        '/blog',
        '/blog/archive',
        '/about-us',
        '/privacy-policy',
        '/terms-of-service',
        '/advertising',
      ];
      expect(hrefs).toEqual(expect.arrayContaining(own.map((path) => prefix + path)));
      expect(hrefs).toEqual(expect.arrayContaining(Object.values(site.community ?? {})));
      await expect(page.locator('footer a[href^="https:"]:not([target="_blank"])')).toHaveCount(0);
    });
  });
}

test('an unknown address answers 404 in its language, and its search asks for the words of the address', async ({
  page,
}) => {
  for (const [prefix, path] of [
    ['/zh-Hans', '/docs/no-such-page'],
    ['', '/wp-login.php'],
    ['/ru', '/docs/conect-to-device'],
  ] as const) {
    const response = await page.goto(prefix + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('notFound.title', prefix));
    await expect(page.locator('main')).toContainText(word('notFound.tellOwner', prefix));
    await expect(page.locator('html')).toHaveAttribute('lang', languages[prefix]);
  }
  const main = page.locator('main');
  await expect(main.getByRole('searchbox')).toHaveValue('conect to device');
  await main.getByRole('button', { name: word('search.submit', '/ru') }).click();
  await expect(page).toHaveURL(/\/ru\/search\?q=conect\+to\+device/);
  await expect(page.locator(`main a[href="/ru${docs}"]`).first()).toBeVisible();
});

test('what a page presents begins below the logo, at every width', async ({ page }) => {
  for (const path of ['/', '/IgMatrix']) {
    await page.goto(path);
    await atRest(page);
    for (const width of [360, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [logo, title, footer] = await page.evaluate(() =>
        ['header img', 'h1', 'footer img'].map((place) => document.querySelector(place)?.getBoundingClientRect().x),
      );
      expect([title, footer], `${path} at ${width} px`).toEqual([logo, logo]);
    }
  }
});

test('what the Tab key reaches is never hidden by the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/blog/usb-phone-farm-limits');
  await page.locator('.prose a').last().focus();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const active = document.activeElement;
      const header = document.querySelector('body > header');
      if (!active?.closest('main') || !header) return false;
      return active.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
    });
    expect(covered, `after ${step + 1} steps`).toBe(false);
  }
});

test('the navbar marks the page, and the tutorial on every docs page', async ({ page }) => {
  const marked = (name: string) => page.locator('header nav').first().getByRole('link', { name, exact: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ru/Download');
  const download = page.locator('header').getByRole('link', { name: word('nav.download', '/ru'), exact: true });
  await expect(download).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('header nav').first().locator('[aria-current]')).toHaveCount(0);
  await page.goto('/docs/category/tutorial---basics');
  await expect(marked(word('nav.tutorial'))).toHaveAttribute('aria-current', 'true');
  await marked('VideoMagic').click();
  await expect(page).toHaveURL('/VideoMagic');
  await expect(marked('VideoMagic')).toHaveAttribute('aria-current', 'page');
  await expect(marked(word('nav.tutorial'))).not.toHaveAttribute('aria-current');
  await marked(word('nav.tutorial')).click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(marked(word('nav.tutorial'))).toHaveAttribute('aria-current', 'page');
  await page.locator('footer a[href="/blog/archive"]').click();
  await expect(page).toHaveURL('/blog/archive');
  await expect(marked(word('blog.title'))).toHaveAttribute('aria-current', 'true');
  // To be seen, not only heard.
  const ground = (name: string) => marked(name).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground(word('blog.title'))).not.toBe(await ground(word('nav.tutorial')));
  await page.goto('/zh-Hans/');
  await expect(page.locator('header nav').first().locator('[aria-current]')).toHaveCount(0);
});
