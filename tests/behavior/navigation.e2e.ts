import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../moments.ts';
import { kinds } from '../pages.ts';
import { word } from '../words.ts';

const docs = kinds.docs;

/** The next document may only arrive through client-side navigation: a full load would lose this mark. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-test-mark', String(performance.timeOrigin)));
const sameDocument = (page: Page, origin: number) =>
  page.evaluate((before) => performance.timeOrigin === before, origin);

test('stays in the document, goes to the top, announces the title, moves focus', async ({ page }) => {
  await page.goto(docs);
  await mark(page);
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page
    .getByRole('link', { name: word('nav.tutorial') })
    .first()
    .click();
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

/** Where every part of the page stands, and the colors of it: a rule that is missing, or one too many, shows here. */
const appearance = (page: Page) =>
  page.evaluate(() =>
    // Within a drawing sizes are fractions that change with the scroll position in the fourth digit.
    [...document.body.querySelectorAll(':is(main, main *, body > footer *):not(svg *)')].map((element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      // Where the page is scrolled decides about fractions.
      const box = [x, width, height].map(Math.round);
      return [element.localName, ...box, color, backgroundColor, fontSize].join(' ');
    }),
  );

test('a page looks the same whether a click led there or its address was opened', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const way = ['/docs/intro', '/VideoMagic', '/blog'];
  const opened = new Map<string, string[]>();
  for (const path of way) {
    await page.goto(path);
    await atRest(page);
    opened.set(path, await appearance(page));
  }
  await page.goto('/');
  await mark(page);
  const origin = await page.evaluate(() => performance.timeOrigin);
  for (const path of way) {
    await page.locator(`body > header a[href="${path}"], body > footer a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(path);
    // What is pointed at looks otherwise.
    await page.mouse.move(0, 0);
    await atRest(page);
    expect(await appearance(page), path).toEqual(opened.get(path));
  }
  await page.goBack();
  await expect(page).toHaveURL('/VideoMagic');
  await atRest(page);
  expect(await appearance(page), 'back').toEqual(opened.get('/VideoMagic'));
  expect(await sameDocument(page, origin)).toBe(true);
  expect(complaints).toEqual([]);
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
    await page
      .getByRole('link', { name: word('nav.advertising') })
      .first()
      .hover();
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
  const marked = page.locator('nav[data-toc] a[aria-current]');
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
