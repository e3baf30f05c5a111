import { expect, type Page, test } from '@playwright/test';
import { followRequests } from '../moments.ts';

/** The next page may only arrive through client-side navigation: a full load would begin another document. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

const linkTo = (page: Page, name: string) => page.getByRole('link', { name }).first();

test('the progress bar is for pages that take longer than 200 ms, and ends with loading', async ({ page }) => {
  const progressBar = page.getByRole('progressbar', { includeHidden: true });
  /** Its look at a given time; all its animations are paused there. */
  const seenAfter = (time: number) =>
    progressBar.evaluate((bar, time) => {
      for (const animation of bar.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      return Number(getComputedStyle(bar).opacity);
    }, time);
  await page.clock.install();
  await page.goto('/docs/intro');
  // Only the test advances the clock, and with it frames: the load of the machine does not matter.
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('a fast page shows none', async () => {
    await linkTo(page, 'VideoMagic').click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('VideoMagic');
    await expect(progressBar).toBeHidden();
    // Nor afterwards: with the next frame, the loading is over.
    await page.clock.runFor(1000);
    await expect(progressBar).toBeHidden();
  });

  await test.step('it appears only after 200 ms and ends with loading', async () => {
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route('**/IgMatrix', async (route) => {
      asked.resolve();
      await release.promise;
      await route.continue();
    });
    await linkTo(page, 'IgMatrix').click();
    await asked.promise;
    await page.clock.runFor(100);
    await expect(progressBar).toBeVisible();
    expect(await seenAfter(199)).toBe(0);
    expect(await seenAfter(202)).toBe(1);
    await page.clock.resume();
    release.resolve();
    await expect(page).toHaveURL('/IgMatrix');
    await expect(progressBar).toBeHidden();
  });
});

test('links are not prefetched where the reader saves data or the line is slow', async ({ page }) => {
  const pretend = (value: object): void => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  };
  const lines = {
    'data saver': { saveData: true, effectiveType: '4g' },
    'slow-2g': { saveData: false, effectiveType: 'slow-2g' },
    '2g': { saveData: false, effectiveType: '2g' },
  };
  await page.addInitScript(pretend, lines['data saver']);
  await page.clock.install();
  const loading = followRequests(page);
  await page.goto('/docs/intro');
  await loading.settled();
  for (const [name, line] of Object.entries(lines)) {
    await test.step(name, async () => {
      await page.evaluate(pretend, line);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await linkTo(page, 'VideoMagic').hover();
      await linkTo(page, 'IgMatrix').focus();
      // Prefetching waits 80 ms.
      await page.clock.runFor(1000);
      // Requests are reported in order: earlier ones are in the list already.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(requests).toContain('/robots.txt');
      expect(requests.filter((path) => /VideoMagic|IgMatrix/.test(path))).toEqual([]);
    });
  }
});

test('otherwise a link is prefetched, every page viewed is announced, and what cannot be fetched is loaded in full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('site:page-view', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const views = JSON.parse(sessionStorage.getItem('views') ?? '[]');
      sessionStorage.setItem('views', JSON.stringify([...views, new URL(event.detail.url).pathname]));
    });
  });
  const views = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('views') ?? '[]'));
  await page.goto('/docs/intro');

  await test.step('a link is prefetched on hover and on focus', async () => {
    const hovered = page.waitForRequest('**/VideoMagic');
    await linkTo(page, 'VideoMagic').hover();
    await hovered;
    const focused = page.waitForRequest('**/IgMatrix');
    await linkTo(page, 'IgMatrix').focus();
    await focused;
  });

  await test.step('a page view is announced for the first page and after every change', async () => {
    await expect.poll(views).toEqual(['/docs/intro']);
    await linkTo(page, 'VideoMagic').click();
    await expect.poll(views).toEqual(['/docs/intro', '/VideoMagic']);
    await page.goBack();
    await expect.poll(views).toEqual(['/docs/intro', '/VideoMagic', '/docs/intro']);
  });

  await test.step('when the next route cannot be fetched, the page is loaded in full', async () => {
    const origin = await documentOf(page);
    await page.route('**/YtMatrix', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await linkTo(page, 'YtMatrix').click();
    await expect(page).toHaveURL('/YtMatrix');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('YtMatrix');
    expect(await documentOf(page)).not.toBe(origin);
  });
});

test('pages of text share one stylesheet', async ({ page }) => {
  const requests = followRequests(page);
  await page.goto('/docs/intro');
  const origin = await documentOf(page);
  for (const path of ['/blog', '/blog/archive', '/docs/intro']) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await requests.settled();
  }
  expect(await documentOf(page)).toBe(origin);
  expect(requests.paths.filter((path) => path.endsWith('.css'))).toHaveLength(1);
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
