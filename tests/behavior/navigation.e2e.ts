import { expect, type Page, test } from '@playwright/test';
import { atRest, followRequests, stir } from '../moments.ts';
import { kinds } from '../pages.ts';
import { word } from '../words.ts';

const docs = kinds.docs;

/** The next page may only arrive through client-side navigation: a full load would begin another document. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

const linkTo = (page: Page, name: string) => page.getByRole('link', { name }).first();

test('stays in the document, goes to the top, announces the title, moves focus, and listens no more than before', async ({
  page,
}) => {
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
  await page.goto(docs);
  const origin = await documentOf(page);

  await test.step('however many pages were read, the window listens for the end of scrolling once', async () => {
    const marked = page.locator('nav[data-toc] a[aria-current]');
    const listeners = () => page.evaluate((): number => Reflect.get(window, 'listeners').scrollend);
    const goTo = async (path: string): Promise<void> => {
      await page.locator(`main nav a[href="${path}"]`).last().click();
      await expect(page).toHaveURL(path);
      await expect(marked).toHaveCount(1);
    };
    // The router, which comes with the first of these clicks, listens as well.
    await goTo('/docs/tutorial-basics/connect-to-cloudphone');
    const before = await listeners();
    await goTo(docs);
    await goTo('/docs/tutorial-basics/connect-to-cloudphone');
    expect(await listeners()).toBe(before);
  });

  await test.step('stays in the document, goes to the top, announces the title, moves focus', async () => {
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

test('after a reload the page stands where it stood, and the way back leads to the page before', async ({ page }) => {
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

  await test.step('it stays there when the reader stirs', async () => {
    await page.evaluate(() => scrollTo(0, 900));
    await stir(page);
    await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(900);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  await test.step('back, before the reader has done anything else', async () => {
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
});

test('where the router cannot be fetched, a link leads to its page all the same', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.route('**/*.js', (route) => route.abort());
  await linkTo(page, 'VideoMagic').click();
  await expect(page).toHaveURL('/VideoMagic');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VideoMagic');
});

/** Where every part of the page stands, and the colors of it: a rule that is missing, or one too many, shows here. */
const appearance = (page: Page) =>
  page.evaluate(() =>
    // Within a drawing sizes are fractions that change with the scroll position in the fourth digit.
    [
      ...document.body.querySelectorAll(':is(header, header *, main, main *, body > footer *):not(svg *, noscript)'),
    ].map((element) => {
      // In a closed menu Chromium tells the size of parts it has laid out before, and of others none.
      if (!element.checkVisibility()) return element.localName;
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      // Where the page is scrolled decides about fractions.
      const box = [x, width, height].map(Math.round);
      return [element.localName, ...box, color, backgroundColor, fontSize].join(' ');
    }),
  );

/** What stands around the text; those who have scripts need nothing else, and never get it with the next page. */
const frameOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body > :not(main, script, .astro-route-announcer)')].map((part) => {
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
    // What is pointed at looks otherwise.
    await page.mouse.move(0, 0);
    // All of it has been laid out.
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
    await atRest(page);
    return { looks: await appearance(page), frame: await frameOf(page) };
  };
  for (const path of way) {
    await page.goto(path);
    // With the reader's first sign everything has started, such as what marks the part that is being read.
    await stir(page);
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
  // On the way back the address changes at once, and the page when it has come.
  await expect(page).toHaveTitle(/VideoMagic/);
  await expect(page).toHaveURL('/VideoMagic');
  expect(await seen(), 'back').toEqual(opened.get('/VideoMagic'));
  expect(await documentOf(page)).toBe(origin);
  expect(complaints).toEqual([]);
});

for (const [motion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a new page ${fades ? 'fades in' : 'stands at once'}: prefers-reduced-motion ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/docs/intro');
    await page.evaluate(() => {
      // As soon as everybody has heard that the new page stands: on a busy machine it may have faded in before it is loaded.
      document.addEventListener('astro:after-swap', () =>
        queueMicrotask(() => {
          const moving = document.getElementById('main')?.getAnimations() ?? [];
          document.documentElement.dataset.moving = String(moving.length > 0);
        }),
      );
    });
    await linkTo(page, 'VideoMagic').click();
    await expect(page).toHaveURL('/VideoMagic');
    await expect(page.locator('html')).toHaveAttribute('data-moving', String(fades));
  });
}

test("an address that names no place by anybody's rules is opened like any other", async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/docs/intro#100%');
  await atRest(page);
  expect(errors).toEqual([]);
});

test('the progress bar is for pages that take longer than 200 ms, and ends with loading', async ({ page }) => {
  const progressBar = page.getByRole('progressbar', { includeHidden: true });
  /** What is seen of it when so much time has passed; all its animations stand still there. */
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
  // The clock, and with it frames, stand still unless the test moves them: how busy the machine is does not matter.
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
  // Prefetching comes with the reader's first sign: nothing could be asked for before it is there.
  await stir(page);
  await loading.settled();
  for (const [name, line] of Object.entries(lines)) {
    await test.step(name, async () => {
      await page.evaluate(pretend, line);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await linkTo(page, 'VideoMagic').hover();
      await linkTo(page, 'IgMatrix').focus();
      // Pressing the button is not yet following the link.
      await linkTo(page, word('nav.advertising')).hover();
      await page.mouse.down();
      // Prefetching waits 80 ms.
      await page.clock.runFor(1000);
      // What was asked for before this request has been told before it.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(requests).toContain('/robots.txt');
      expect(requests.filter((path) => /VideoMagic|IgMatrix|advertising/.test(path))).toEqual([]);
      await page.mouse.up();
      await expect(page).toHaveURL('/advertising');
      await page.goBack();
      // The address changes first, the page when it has been fetched.
      await expect(page.locator('link[rel="canonical"][href$="/docs/intro"]')).toHaveCount(1);
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

test('a page that was pointed at is shown without the network, its styles included', async ({ page }) => {
  const requests = followRequests(page);
  await page.goto('/docs/intro');
  const origin = await documentOf(page);
  const link = linkTo(page, word('nav.advertising'));
  const asked = page.waitForRequest('**/advertising');
  await link.hover();
  await asked;
  await requests.settled();
  await page.context().setOffline(true);
  await link.click();
  await expect(page).toHaveURL('/advertising');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
  const sheet = page.locator('link[rel="stylesheet"]');
  const rules = () => sheet.evaluate((element: HTMLLinkElement) => element.sheet?.cssRules.length);
  await expect.poll(rules).toBeGreaterThan(0);
  expect(await documentOf(page)).toBe(origin);
});

test('a page is whole however its bytes come, and is fetched again where they end too early', async ({ page }) => {
  /** Every page comes in pieces of a length that cuts letters in two; the first time it is asked for, it may break off. */
  await page.addInitScript(() => {
    const { fetch } = window;
    const asked: string[] = [];
    Object.assign(window, { asked });
    window.fetch = async (to, options) => {
      const response = await fetch(to, options);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { pathname } = new URL(response.url);
      const breaksOff = pathname.endsWith('create-a-group') && !asked.includes(pathname);
      asked.push(pathname);
      let at = 0;
      const pieces = new ReadableStream({
        pull(stream) {
          if (breaksOff && at > bytes.length / 2) return stream.error(new Error('The line is dead.'));
          if (at >= bytes.length) return stream.close();
          stream.enqueue(bytes.subarray(at, at + 101));
          at += 101;
        },
      });
      return new Response(pieces, response);
    };
  });
  const asked = () => page.evaluate((): string[] => Reflect.get(window, 'asked'));
  const textOfMain = () => page.locator('main').evaluate((main) => main.textContent);
  const group = '/zh-Hans/docs/tutorial-basics/create-a-group';
  await page.goto(group);
  const whole = await textOfMain();
  await page.goto('/zh-Hans/docs/intro');
  // As every reader does before a click; a click without any sign, before the first frame, is the browser's.
  await stir(page);
  const origin = await documentOf(page);
  const follow = (path: string) =>
    page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());

  await test.step('broken off, then in pieces', async () => {
    await follow(group);
    await expect(page).toHaveURL(group);
    await expect.poll(textOfMain).toBe(whole);
    expect(await asked()).toEqual([group, group]);
  });

  await test.step('in pieces at once', async () => {
    await follow('/zh-Hans/docs/intro');
    await expect(page).toHaveURL('/zh-Hans/docs/intro');
    const came = await textOfMain();
    expect(await documentOf(page)).toBe(origin);
    await page.goto('/zh-Hans/docs/intro');
    expect(came).toBe(await textOfMain());
  });
});

test('once a reader goes on, no page of text has to wait for a style sheet of its own', async ({ page }) => {
  const requests = followRequests(page);
  const sheet = page.locator('link[rel="stylesheet"]');
  const sheets = () => requests.paths.filter((path) => path.endsWith('.css'));
  /** Without pointing at the link before. */
  const goTo = async (path: string): Promise<void> => {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toHaveCount(1);
    await requests.settled();
  };
  await page.goto('/docs/intro');
  await requests.settled();
  const [own = '', ...others] = sheets();
  expect(others).toEqual([]);
  await expect(sheet).toHaveAttribute('href', own);
  const common = (await sheet.getAttribute('data-common')) ?? '';

  await test.step('with the first click comes one for all of them', async () => {
    await goTo('/blog');
    expect(new Set(sheets())).toEqual(new Set([own, common]));
    await expect(sheet).toHaveAttribute('href', common);
  });

  await test.step('which stays', async () => {
    const before = sheets().length;
    await goTo('/blog/archive');
    await goTo('/docs/intro');
    await expect(sheet).toHaveAttribute('href', common);
    expect(sheets()).toHaveLength(before);
  });

  await test.step('other pages bring their own', async () => {
    await goTo('/IgMatrix');
    await expect(sheet).not.toHaveAttribute('href', common);
    expect(sheets().at(-1)).toBe(await sheet.getAttribute('href'));
  });
});

test('with the first sign of a reader the page itself takes the style sheet for all', async ({ page }) => {
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href, media, dataset }) => ({
        takes: href === new URL(dataset.common ?? '', location.href).href,
        holds: matchMedia(media || 'all').matches,
      })),
    );
  await page.goto('/docs/intro');
  await atRest(page);
  expect(await sheets()).toEqual([{ takes: false, holds: true }]);
  await stir(page);
  await expect.poll(sheets).toEqual([{ takes: true, holds: true }]);
});

test('a page looks the same with the style sheet for all as with its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Nothing else changes meanwhile.
  await page.route('**/assets/*.js', (route) => route.abort());
  /** Whether the one has taken the place of the other, which it does where it serves the page. */
  const exchange = () =>
    page.evaluate(async () => {
      const own = document.querySelector<HTMLLinkElement>('link[data-covered]');
      if (!own?.dataset.common) return false;
      const common = document.createElement('link');
      common.rel = 'stylesheet';
      common.href = own.dataset.common;
      await new Promise((done) => {
        common.onload = done;
        own.after(common);
      });
      own.remove();
      return true;
    });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    let covered = 0;
    for (const path of Object.values(kinds)) {
      await page.goto(path);
      await atRest(page);
      const before = await appearance(page);
      if (!(await exchange())) continue;
      covered += 1;
      expect.soft(await appearance(page), `${path}, ${width}`).toEqual(before);
    }
    expect(covered).toBeGreaterThan(5);
  }
});

test('a finger on a link begins to fetch its page, and gives it up when it scrolls', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const requests = followRequests(page);
  await page.goto('/docs/intro');
  // Prefetching comes with the reader's first sign.
  await stir(page);
  await requests.settled();
  const release = Promise.withResolvers<void>();
  await page.route('**/advertising', async (route) => {
    await release.promise;
    await route.continue();
  });
  const box = await linkTo(page, word('nav.advertising')).boundingBox();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' && box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [],
    });

  await test.step('it scrolls', async () => {
    const asked = page.waitForRequest('**/advertising');
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/advertising'));
    await touch('touchStart');
    await asked;
    await touch('touchCancel');
    await givenUp;
  });

  await test.step('it taps: the page is asked for once', async () => {
    const before = requests.paths.length;
    const asked = page.waitForRequest('**/advertising');
    await touch('touchStart');
    await asked;
    await touch('touchEnd');
    release.resolve();
    await expect(page).toHaveURL('/advertising');
    expect(requests.paths.slice(before).filter((path) => path === '/advertising')).toHaveLength(1);
  });
  await context.close();
});

test('on a phone the end of a long text is laid out later, but not where its place matters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const end = page.locator('.prose > * > *').last();
  const isLaidOut = () => end.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  const root = page.locator('html');
  // At the test's word, what still waits for its time need not any longer.
  await page.addInitScript(() => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Map<number, () => void>();
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number) => {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          work();
        }, delay);
        waiting.set(timer, work);
        return timer;
      },
      clearTimeout: (timer: number) => {
        waiting.delete(timer);
        clearTimeout(timer);
      },
    });
    addEventListener('time-flies', () => {
      for (const work of waiting.values()) work();
    });
  });

  await test.step('on the first page, until the reader stirs', async () => {
    await page.goto(docs);
    await atRest(page);
    expect(await isLaidOut()).toBe(false);
    await stir(page);
    await expect(root).not.toHaveAttribute('data-fresh');
    expect(await isLaidOut()).toBe(true);
  });

  await test.step('on the next one, until it stands', async () => {
    await page.locator('main nav a[href^="/docs/"]').last().click();
    await expect(page).not.toHaveURL(docs);
    await expect(root).not.toHaveAttribute('data-fresh');
    expect(await isLaidOut()).toBe(true);
  });

  await test.step('whose first frame shows the first screen alone', async () => {
    const footer = page.locator('body > footer');
    await page.evaluate(() => {
      // No frame comes, as for a slow phone in that moment.
      window.requestAnimationFrame = () => 0;
    });
    await page.locator(`main nav a[href="${docs}"]`).last().click();
    await expect(page).toHaveURL(docs);
    await expect(page.locator('.prose > *').first()).toBeVisible();
    await expect(page.locator('.prose > *').last()).toBeHidden();
    await expect(footer).toBeHidden();
    // Nor does what waited for the first page end it.
    await page.evaluate(() => dispatchEvent(new Event('time-flies')));
    await expect(footer).toBeHidden();
  });

  await test.step('not where the address names a place', async () => {
    await page.goto('about:blank');
    await page.goto(`${docs}#steps`);
    await expect(root).not.toHaveAttribute('data-fresh');
    expect(await isLaidOut()).toBe(true);
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
