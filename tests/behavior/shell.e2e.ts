import { expect, type Page, test } from '@playwright/test';
import { atRest, stir } from '../moments.ts';
import { address, prefixes } from '../pages.ts';

const docs = '/docs/tutorial-basics/connect-to-devices';

/** The next document may only arrive through client-side navigation: a full load would lose this mark. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-test-mark', String(performance.timeOrigin)));
const sameDocument = (page: Page, origin: number) =>
  page.evaluate((before) => performance.timeOrigin === before, origin);

/** Chooses a language in the navbar of a page wherever it is scrolled. */
async function switchTo(page: Page, language: string): Promise<void> {
  await page.locator('header summary').click();
  await page.locator(`header details a[hreflang="${language}"]`).click();
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

  test('every dismissed announcement stays dismissed, and what an older edition stored still counts', async ({
    page,
  }) => {
    // The owner changes the announcement: the same pages with another id.
    let id: string | undefined;
    await page.route(docs, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/data-announcement="[^"]*"/, `data-announcement="${id}"`) });
    });
    const bar = page.getByRole('region', { name: 'Announcement' });
    const show = async (next: string) => {
      id = next;
      await page.goto(docs);
    };
    await show('first');
    await page.evaluate(() => localStorage.setItem('announcement', 'from-before'));
    for (const next of ['first', 'second']) {
      await show(next);
      await page.getByRole('button', { name: 'Close announcement' }).click();
      await expect(bar).toBeHidden();
    }
    for (const next of ['first', 'second', 'from-before']) {
      await show(next);
      await expect(bar, next).toBeHidden();
    }
    await show('third');
    await expect(bar).toBeVisible();
    // However many there were, the list stays short and the newest are on it.
    await page.evaluate(() =>
      localStorage.setItem('announcement', Array.from({ length: 50 }, (_, n) => `a${n}`).join(' ')),
    );
    await page.getByRole('button', { name: 'Close announcement' }).click();
    const stored = await page.evaluate(() => localStorage.getItem('announcement')?.split(' ') ?? []);
    expect(stored).toHaveLength(20);
    expect(stored.slice(-2)).toEqual(['a49', 'third']);
  });

  test('the language menu keeps page and heading and stores nothing', async ({ page }) => {
    await page.goto(`${docs}#if-it-fails`);
    await expect(page.locator('#if-it-fails')).toBeInViewport();
    await switchTo(page, 'ru');
    await expect(page).toHaveURL(`/ru${docs}#if-it-fails`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('#if-it-fails')).toBeInViewport();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /lang|locale/.test(key)))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the language menu follows the heading being read', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(docs);
    const target = (await page.locator('[data-toc] a[href^="#"]').nth(2).getAttribute('href')) ?? '';
    await page.locator(target).evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('[data-toc] a[aria-current]')).toHaveAttribute('href', target);
    await switchTo(page, 'zh-Hans');
    await expect(page).toHaveURL(`/zh-Hans${docs}${target}`);
  });

  for (const width of [390, 1280]) {
    test(`the language menu keeps the part of the home page being read, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await stir(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
      // Scrolled by hand: the address names nothing.
      await page.locator('#pricing').evaluate((section) => scrollBy(0, section.getBoundingClientRect().top + 200));
      expect(new URL(page.url()).hash).toBe('');
      await switchTo(page, 'ru');
      await expect(page).toHaveURL('/ru/#pricing');
      await expect(page.locator('#pricing')).toBeInViewport();
    });
  }

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

  test('the language menu closes when the Tab key leaves it', async ({ page }) => {
    await page.goto(docs);
    const menu = page.locator('header details[data-menu]');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').last()).toBeFocused();
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(menu).not.toHaveAttribute('open', '');
    await page.keyboard.press('Shift+Tab');
    await expect(menu.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(menu).not.toHaveAttribute('open', '');
  });

  test('steps between the links of the header leave the page where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(docs);
    await page.evaluate(() => scrollTo(0, 900));
    await page.locator('header summary').focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBe(900);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
      expect(await page.evaluate(() => scrollY), `after ${step + 1} steps`).toBe(before);
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
    await expect(marked('Скачать')).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('header nav').first().locator('[aria-current]')).toHaveCount(1);
    await page.goto('/docs/category/tutorial---basics');
    await expect(marked('Tutorial')).toHaveAttribute('aria-current', 'true');
    await marked('VideoMagic').click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(marked('VideoMagic')).toHaveAttribute('aria-current', 'page');
    await expect(marked('Tutorial')).not.toHaveAttribute('aria-current');
    await page.goto('/docs/intro');
    await expect(marked('Tutorial')).toHaveAttribute('aria-current', 'page');
    await page.goto('/zh-Hans/');
    await expect(page.locator('header nav').first().locator('[aria-current]')).toHaveCount(0);
  });

  test('the page behind the menu does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(docs);
    await page.evaluate(() => scrollTo(0, 600));
    const open = page.getByRole('button', { name: 'Open or close the menu' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    // Over the strip of the page beside the drawer, and over the drawer, which has nothing to scroll at this height.
    for (const x of [10, 300]) {
      await page.mouse.move(x, 400);
      await page.mouse.wheel(0, 500);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });

  test('Chinese titles and descriptions use Chinese colons', async ({ page }) => {
    for (const path of ['/blog/tags', '/blog/authors', '/docs/tags', '/blog/tags/usb']) {
      await page.goto(`/zh-Hans${path}`);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(`${await page.title()} ${description}`).not.toMatch(/\p{Script=Han}:/u);
    }
    await page.goto('/zh-Hans/blog/tags');
    await expect(page).toHaveTitle(/博客：标签/);
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
    const levels = await page
      .locator('main .prose :is(h2, h3)[id]')
      .evaluateAll((all) => all.map((heading) => heading.id));
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
      // Pressing the button is not yet following the link.
      await page.getByRole('link', { name: 'Partners' }).first().hover();
      await page.mouse.down();
      // Prefetching waits 80 ms.
      await page.clock.runFor(1000);
      // What was asked for before this request has been told before it.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(requests).toContain('/robots.txt');
      expect(requests.filter((path) => /VideoMagic|IgMatrix|advertising/.test(path))).toEqual([]);
      await page.mouse.up();
      await expect(page).toHaveURL('/advertising');
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

test('for development, page views are written to the console without what a query may tell', async ({ page }) => {
  const written: unknown[] = [];
  page.on('console', async (message) => {
    const [words, view] = message.args();
    if ((await words?.jsonValue()) === 'page view') written.push(await view?.jsonValue());
  });
  await page.route(/\/(docs\/intro|VideoMagic)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const settings = JSON.stringify({ provider: 'console' }).replaceAll('"', '&quot;');
    const html = (await response.text()).replace('<html ', `<html data-analytics="${settings}" `);
    await route.fulfill({ response, body: html });
  });
  const own = (path: string) => new URL(path, page.url()).href;
  await page.goto('/docs/intro?distributor=partner_7#what-it-is');
  await expect.poll(() => written).toEqual([expect.objectContaining({ url: own('/docs/intro'), locale: 'en' })]);
  await page.getByRole('link', { name: 'VideoMagic' }).first().click();
  await expect.poll(() => written).toHaveLength(2);
  expect(written[1]).toEqual({ url: own('/VideoMagic'), title: await page.title(), locale: 'en' });
});

test('however many pages were read, the window listens for the end of scrolling once', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = window;
    const listeners = { scrollend: 0 };
    Object.assign(window, { listeners });
    window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (args[0] === 'scrollend') listeners.scrollend += 1;
      addEventListener.apply(window, args);
    };
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const marked = page.locator('[data-toc] a[aria-current]');
  const listeners = () => page.evaluate((): number => Reflect.get(window, 'listeners').scrollend);
  await page.goto(docs);
  await expect(marked).toHaveCount(1);
  const before = await listeners();
  for (const path of ['/docs/tutorial-basics/connect-to-cloudphone', docs]) {
    await page.locator(`main nav a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(path);
    await expect(marked).toHaveCount(1);
  }
  expect(await listeners()).toBe(before);
});
