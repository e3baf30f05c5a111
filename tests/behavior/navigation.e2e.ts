import { expect, type Page, test } from '@playwright/test';
import { complaintsOn } from '../complaints.ts';
import { atRest, followRequests } from '../moments.ts';
import { kinds } from '../pages.ts';
import { word } from '../words.ts';

const docs = kinds.docs;

/** The next page may only arrive through client-side navigation: a full load would begin another document. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

const linkTo = (page: Page, name: string) => page.getByRole('link', { name }).first();

test('stays in the document, goes to the top, announces the title, moves focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(docs);
  const origin = await documentOf(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page
    .getByRole('link', { name: word('nav.tutorial') })
    .first()
    .click();
  await expect(page).toHaveURL('/docs/intro');
  expect(await documentOf(page)).toBe(origin);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('.astro-route-announcer')).toContainText('Introduction');
  await expect(page.locator('#main')).toBeFocused();
});

test('a link to a place on the page leads there without a request, and back leads back', async ({ page }) => {
  const requests = followRequests(page);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(docs);
  await requests.settled();
  const before = requests.paths.length;
  const link = page.locator('nav[data-toc] a[href^="#"]').filter({ visible: true }).last();
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  await expect(target).toBeInViewport();
  expect(new URL(page.url()).hash).not.toBe('');
  // Chromium looks for the icon again with every change of the address.
  expect(requests.paths.slice(before).filter((path) => !path.startsWith('/icons/'))).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the home page reached from the docs hydrates without a complaint', async ({ page }) => {
  const complaints = complaintsOn(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/docs/intro');
  const origin = await documentOf(page);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  const islands = page.locator('astro-island');
  await expect(islands).not.toHaveCount(0);
  await page.mouse.move(8, 8);
  for (const island of await islands.all()) {
    await island.locator('> *').first().scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
  }
  expect(await documentOf(page)).toBe(origin);
  expect(complaints).toEqual([]);
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

test('a reload restores the scroll position, and Back leads to the previous page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const before = '/docs/tutorial-basics/connect-to-cloudphone';
  await page.goto(before);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.locator(`main nav a[href="${docs}"]`).last().click();
  await expect(page).toHaveURL(docs);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(600);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);

  await test.step('back, before the reader has done anything else', async () => {
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
});

test('offline a link leaves the page as it is and says why', async ({ page, context }) => {
  await page.goto('/docs/intro');
  await context.setOffline(true);
  await linkTo(page, 'VideoMagic').click();
  await expect(page.getByText(word('shell.offline'))).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');
  await context.setOffline(false);
  await linkTo(page, 'VideoMagic').click();
  await expect(page).toHaveURL('/VideoMagic');
  await expect(page.getByText(word('shell.offline'))).toHaveCount(0);
});

test('where the scripts cannot be fetched, a link leads to its page all the same', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/intro');
  await linkTo(page, 'VideoMagic').click();
  await expect(page).toHaveURL('/VideoMagic');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VideoMagic');
});

/** The position and colors of every part of the page: a missing or an extra CSS rule changes them. */
const appearance = (page: Page) =>
  page.evaluate(() =>
    // Within a drawing sizes are fractions that change with the scroll position in the fourth digit.
    [
      ...document.body.querySelectorAll(
        ':is(header, header *, .frame, .frame *, body > footer *):not(svg *, noscript)',
      ),
    ].map((element) => {
      // In a closed menu Chromium tells the size of parts it has laid out before, and of others none.
      if (!element.checkVisibility()) return element.localName;
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      // Rounded: fractions depend on the scroll position.
      const box = [x, width, height].map(Math.round);
      return [element.localName, ...box, color, backgroundColor, fontSize].join(' ');
    }),
  );

/** Everything around the text. Without `<noscript>`: client-side navigation never adds it. */
const frameOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body > :not(.frame, script, .astro-route-announcer)')].map((part) => {
      const copy = document.importNode(part, true);
      for (const element of copy.querySelectorAll('noscript')) element.remove();
      return copy.outerHTML;
    }),
  );

test('a page looks the same whether a click led there or its address was opened', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const way = ['/docs/intro', '/VideoMagic', '/blog'];
  const opened = new Map<string, { looks: string[]; frame: string[] }>();
  const seen = async () => {
    // The hovered element has other colors.
    await page.mouse.move(0, 0);
    await atRest(page);
    return { looks: await appearance(page), frame: await frameOf(page) };
  };
  for (const path of way) {
    await page.goto(path);
    opened.set(path, await seen());
  }
  await page.goto('/');
  const origin = await documentOf(page);
  for (const path of way) {
    await page.locator(`body > header a[href="${path}"], body > footer a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(path);
    expect(await seen(), path).toEqual(opened.get(path));
  }
  await page.goBack();
  // On Back the address changes first, and the page once it has loaded.
  await expect(page).toHaveTitle(/VideoMagic/);
  await expect(page).toHaveURL('/VideoMagic');
  expect(await seen(), 'back').toEqual(opened.get('/VideoMagic'));
  expect(await documentOf(page)).toBe(origin);
  expect(complaints).toEqual([]);
});

for (const [motion, longest] of [
  ['no-preference', 200],
  ['reduce', 0],
] as const) {
  test(`a new page is in place within ${longest} ms: prefers-reduced-motion ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/docs/intro');
    await page.evaluate(() => {
      document.addEventListener('astro:before-swap', async ({ viewTransition }) => {
        await viewTransition.ready;
        const ends = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement ? effect : []))
          .map((effect) => Number(effect.getComputedTiming().endTime));
        document.documentElement.dataset.moves = String(Math.max(0, ...ends));
      });
    });
    await linkTo(page, 'VideoMagic').click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(page.locator('html')).toHaveAttribute('data-moves');
    const moves = Number(await page.locator('html').getAttribute('data-moves'));
    expect(moves).toBeLessThanOrEqual(longest);
  });
}

test("an address that names no place by anybody's rules is opened like any other", async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/docs/intro#100%');
  await atRest(page);
  expect(errors).toEqual([]);
});
