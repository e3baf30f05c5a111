import { expect, type Page, test } from '@playwright/test';
import { atRest } from './moments.ts';
import { address, prefixes } from './pages.ts';

const docs = '/docs/tutorial-basics/connect-to-devices';

/** The next document may only arrive through client-side navigation: a full load would lose this mark. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-test-mark', String(performance.timeOrigin)));
const sameDocument = (page: Page, origin: number) =>
  page.evaluate((before) => performance.timeOrigin === before, origin);

/** A click where the element is: Playwright's own would first scroll a sticky element out of the scroll padding. */
async function clickInHeader(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('shell', () => {
  test('the skip link is first, visible on focus, and leads to the text', async ({ page }) => {
    await page.goto(docs);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  const navbar = {
    '': ['Tutorial', 'Download', 'Pricing', 'Features', 'Contact', 'Partners', 'IgMatrix', 'VideoMagic', 'AI Search'],
    '/zh-Hans': ['教程', '下载', '价格', '功能', '联系我们', '广告与合作伙伴', 'IgMatrix', 'VideoMagic', 'AI 搜索'],
    '/ru': [
      'Руководство',
      'Скачать',
      'Цены',
      'Функции',
      'Контакты',
      'Реклама и партнёры',
      'IgMatrix',
      'VideoMagic',
      'ИИ-поиск',
    ],
  };
  for (const prefix of prefixes) {
    test(`the navbar of ${prefix || '/'} has every entry, in one line from 996 px`, async ({ page }) => {
      await page.setViewportSize({ width: 996, height: 800 });
      await page.goto(address(prefix, docs));
      const links = page.locator('header nav').first().getByRole('link');
      await expect(links).toHaveCount(9);
      for (const [index, label] of navbar[prefix].entries()) await expect(links.nth(index)).toContainText(label);
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets.slice(0, 8)).toEqual(
        [
          '/docs/intro',
          '/Download',
          '/#pricing',
          '/#features',
          '/#contact',
          '/advertising',
          '/IgMatrix',
          '/VideoMagic',
        ].map((path) => (path.startsWith('/#') && prefix ? `${prefix}/${path.slice(1)}` : prefix + path)),
      );
      const boxes = await page
        .locator('header .container > *, header nav:first-of-type a')
        .evaluateAll((all) =>
          all.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().toJSON()),
        );
      const tools = await page.locator('header summary').first().boundingBox();
      const lastLink = await links.nth(8).boundingBox();
      expect(lastLink && tools && lastLink.x + lastLink.width <= tools.x + 1).toBe(true);
      expect(Math.max(...boxes.map((box) => box.bottom))).toBeLessThanOrEqual(120);
    });

    test(`the footer of ${prefix || '/'} has every link`, async ({ page }) => {
      await page.goto(address(prefix, docs));
      const hrefs = await page.locator('footer a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const path of [
        '/docs/intro',
        '/blog',
        '/blog/archive',
        '/about-us',
        '/privacy-policy',
        '/terms-of-service',
        '/advertising',
      ]) {
        expect(hrefs).toContain(prefix + path);
      }
      const external = page.locator('footer a[target="_blank"]');
      await expect(external).toHaveCount(5);
    });

    test(`an unknown address below ${prefix || '/'} answers 404 in that language`, async ({ page }) => {
      const response = await page.goto(address(prefix, '/docs/no-such-page'));
      expect(response?.status()).toBe(404);
      const words = {
        '': ['Page not found', 'link is broken'],
        '/zh-Hans': ['找不到页面', '链接已经失效'],
        '/ru': ['Страница не найдена', 'ссылка не работает'],
      }[prefix];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[0] ?? '');
      await expect(page.locator('main')).toContainText(words[1] ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', prefix.slice(1) || 'en');
    });
  }

  test('below 996 px the menu traps focus, makes the page inert, closes with Escape and returns focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 995, height: 800 });
    await page.goto('/ru/docs/intro');
    const button = page.getByRole('button', { name: 'Открыть или закрыть меню' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Меню' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Скачать' })).toBeVisible();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !active?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    // What lies behind is out of reach of the pointer too.
    const reached = await page.locator('main h1').evaluate((heading) => {
      const { x, y, width, height } = heading.getBoundingClientRect();
      const element = document.elementFromPoint(x + width / 2, y + height / 2);
      return { heading: heading.contains(element), dialog: element?.closest('dialog') !== null };
    });
    expect(reached).toEqual({ heading: false, dialog: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the menu closes when the window grows, and a link in it navigates', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: 'Open or close the menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(dialog).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open or close the menu' }).click();
    await dialog.getByRole('link', { name: 'VideoMagic' }).click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a button pressed before its script has arrived does its work when it has', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto('/docs/intro', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open or close the menu' }).click();
    release.resolve();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    // Once: it is not pressed again by what is loaded later.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.locator('footer a[href="/blog"]').click();
    await expect(page).toHaveURL('/blog');
    await expect(dialog).toBeHidden();
  });

  test('the color mode follows the system until chosen, is kept, and does not flash', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(docs);
    const dark = await background();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    expect(dark).not.toBe(light);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(background).toBe(dark);
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    // After a reload the page must be dark in its very first frame, before the module scripts have run.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await background()).toBe(dark);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await page.getByRole('link', { name: 'VideoMagic' }).first().click();
    await expect(page).toHaveURL('/VideoMagic');
    expect(await background()).toBe(dark);
  });

  test('with reduced motion the color mode changes at once', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(docs);
    const button = page.getByRole('button', { name: 'Switch to dark mode' });
    const moving = await button.evaluate((element: HTMLElement) => {
      element.click();
      return document.getAnimations().length;
    });
    expect(moving).toBe(0);
  });

  test('the announcement is dismissed for good, per id, without a layout jump', async ({ page }) => {
    await page.goto(docs);
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(bar).toBeHidden();
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
        document.documentElement.setAttribute('data-shift', String(shift));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/blog');
    await expect(bar).toBeHidden();
    await atRest(page);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
    await page.evaluate(() => localStorage.setItem('announcement', 'an-older-one'));
    await page.reload();
    await expect(bar).toBeVisible();
  });

  test('the language menu keeps page and heading and stores nothing', async ({ page }) => {
    await page.goto(`${docs}#if-it-fails`);
    await expect(page.locator('#if-it-fails')).toBeInViewport();
    await clickInHeader(page, 'header summary');
    await clickInHeader(page, 'header details a[hreflang="ru"]');
    await expect(page).toHaveURL(`/ru${docs}#if-it-fails`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('#if-it-fails')).toBeInViewport();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /lang|locale/.test(key)))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the language menu follows the heading being read', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(docs);
    await page.locator('#settings').evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('[data-toc] a[aria-current]')).toHaveAttribute('href', '#settings');
    await clickInHeader(page, 'header summary');
    await clickInHeader(page, 'header details a[hreflang="zh-Hans"]');
    await expect(page).toHaveURL(`/zh-Hans${docs}#settings`);
  });

  test('the language menu opens by keyboard, closes with Escape and by clicking elsewhere', async ({ page }) => {
    await page.goto(docs);
    const menu = page.locator('details[data-menu]').first();
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open', '');
    await expect(menu.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open', '');
  });

  test('breadcrumbs, table of contents and pager are there and lead on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(docs);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText([
      'Home',
      'Basics',
    ]);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await expect(toc).toBeVisible();
    const levels = await page.locator('main .prose :is(h2, h3)').evaluateAll((all) => all.map((heading) => heading.id));
    const listed = await toc
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
    expect(listed).toEqual(levels);
    await page.getByRole('link', { name: /Next.*Connect a cloud phone/s }).click();
    await expect(page).toHaveURL('/docs/tutorial-basics/connect-to-cloudphone');
  });
});

test.describe('navigation', () => {
  test('stays in the document, goes to the top, announces the title, moves focus', async ({ page }) => {
    await page.goto(docs);
    await mark(page);
    const origin = await page.evaluate(() => performance.timeOrigin);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Tutorial' }).first().click();
    await expect(page).toHaveURL('/docs/intro');
    expect(await sameDocument(page, origin)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('.astro-route-announcer')).toContainText('Introduction');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('goes to the hash target, and back restores the position', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/docs/troubleshooting/unable-detect-phone');
    const link = page.locator('.prose a[href="/docs/tutorial-basics/connect-to-devices#steps"]').first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    await expect(page).toHaveURL('/docs/tutorial-basics/connect-to-devices#steps');
    await expect(page.locator('#steps')).toBeInViewport();
    await expect(page.locator('#steps'), 'the next Tab goes on from there').toBeFocused();
    // The router notes a position when the page has stopped scrolling.
    await expect.poll(() => page.evaluate(() => history.state.scrollY === scrollY && scrollY > 0)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/docs/troubleshooting/unable-detect-phone');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 40);
    await page.goForward();
    await expect(page.locator('#steps')).toBeInViewport();
  });

  // The clock of these two stands still unless the test moves it: how busy the machine is does not matter.
  const progressBar = (page: Page) => page.getByRole('progressbar', { includeHidden: true });

  test('the progress bar appears only after 200 ms and ends with loading', async ({ page }) => {
    await page.clock.install();
    await page.goto('/docs/intro');
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route('**/VideoMagic', async (route) => {
      asked.resolve();
      await release.promise;
      await route.continue();
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'VideoMagic' }).first().click();
    await asked.promise;
    await page.clock.runFor(199);
    await expect(progressBar(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(progressBar(page)).toBeVisible();
    await page.clock.resume();
    release.resolve();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(progressBar(page)).toBeHidden();
  });

  test('a fast page shows no progress bar', async ({ page }) => {
    await page.clock.install();
    await page.goto('/docs/intro');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'VideoMagic' }).first().click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('VideoMagic');
    await expect(progressBar(page)).toBeHidden();
    // Nor afterwards: when the 200 ms are over, the loading is too.
    await page.clock.runFor(1000);
    await expect(progressBar(page)).toBeHidden();
  });

  test('when the next route cannot be fetched, the page is loaded in full', async ({ page }) => {
    await page.goto('/docs/intro');
    const origin = await page.evaluate(() => performance.timeOrigin);
    await page.route('**/VideoMagic', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.getByRole('link', { name: 'VideoMagic' }).first().click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('VideoMagic');
    expect(await sameDocument(page, origin)).toBe(false);
  });

  for (const [name, connection] of [
    ['data saver', { saveData: true, effectiveType: '4g' }],
    ['slow-2g', { saveData: false, effectiveType: 'slow-2g' }],
    ['2g', { saveData: false, effectiveType: '2g' }],
  ] as const) {
    test(`links are not prefetched with ${name}`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.clock.install();
      await page.goto('/docs/intro');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.getByRole('link', { name: 'VideoMagic' }).first().hover();
      await page.getByRole('link', { name: 'IgMatrix' }).first().focus();
      // The hover strategy waits 80 ms.
      await page.clock.runFor(1000);
      // What was asked for before this request has been told before it.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(requests).toContain('/robots.txt');
      expect(requests.filter((path) => /VideoMagic|IgMatrix/.test(path))).toEqual([]);
    });
  }

  test('a link is prefetched on hover and on focus otherwise', async ({ page }) => {
    await page.goto('/docs/intro');
    const hovered = page.waitForRequest('**/VideoMagic');
    await page.getByRole('link', { name: 'VideoMagic' }).first().hover();
    await hovered;
    const focused = page.waitForRequest('**/IgMatrix');
    await page.getByRole('link', { name: 'IgMatrix' }).first().focus();
    await focused;
  });

  test('a page view is announced for the first page and after every change', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('site:page-view', (event) => {
        if (!(event instanceof CustomEvent)) return;
        const views = JSON.parse(sessionStorage.getItem('views') ?? '[]');
        sessionStorage.setItem('views', JSON.stringify([...views, new URL(event.detail.url).pathname]));
      });
    });
    const views = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('views') ?? '[]'));
    await page.goto('/docs/intro');
    await expect.poll(views).toEqual(['/docs/intro']);
    await page.getByRole('link', { name: 'VideoMagic' }).first().click();
    await expect.poll(views).toEqual(['/docs/intro', '/VideoMagic']);
    await page.goBack();
    await expect.poll(views).toEqual(['/docs/intro', '/VideoMagic', '/docs/intro']);
  });
});

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/docs', '/docs/intro'],
    ['/ru/docs', '/ru/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/zh-Hans/blog/index.html', '/zh-Hans/blog'],
    ['/zh-Hans/index.html', '/zh-Hans/'],
    ['/index.html', '/'],
    ['/docs/intro/', '/docs/intro'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(to);
      expect((await request.get(to)).status()).toBe(200);
    });
  }

  test('the home of a locale answers with and without the slash', async ({ request }) => {
    for (const path of ['/', '/zh-Hans', '/zh-Hans/', '/ru', '/ru/']) {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
    }
  });

  test('a path that leaves the site folder is not found', async ({ request }) => {
    for (const path of ['/..%2fpackage.json', '/%2e%2e/package.json', '/%00', '/%E0%A4%A']) {
      expect((await request.get(path)).status()).toBe(404);
    }
  });
});
