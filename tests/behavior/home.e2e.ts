import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { homeWith } from '../home.ts';
import { address, prefixes } from '../pages.ts';
import { counted, word } from '../words.ts';

/** A page of its own kind: another screen, no script, another wish about motion. */
async function withPage(browser: Browser, options: BrowserContextOptions, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options);
  await visit(await context.newPage());
  await context.close();
}

const tourSteps = (page: Page): Locator => page.locator('[data-tour-step]');
const tourScene = (page: Page, n: number): Locator => page.locator('[data-tour-strip] > article').nth(n);

test('without script: the program and its phones are drawn, and the tour is walked in every language', async ({
  browser,
}) => {
  await withPage(browser, { javaScriptEnabled: false, colorScheme: 'light' }, async (page) => {
    for (const prefix of prefixes) {
      await page.goto(address(prefix, '/'));
      if (prefix === '') {
        await test.step('before it wakes, the deck is a drawing of the program with twenty phones', () =>
          seeDrawing(page));
      }
      await test.step(`${prefix}/: every scene is there, with its picture, and its link leads to it`, async () => {
        await expect(page.locator('[data-tour-strip] figure[data-program-dialog]')).toHaveCount(4);
        await tourSteps(page).last().click();
        await expect(tourScene(page, 3).getByRole('heading')).toBeInViewport({ ratio: 1 });
      });
    }
  });
});

async function seeDrawing(page: Page): Promise<void> {
  const deck = page.getByRole('region', { name: word('sync-deck/title') });
  await expect(deck.locator('figure')).toContainText('Scan TCP Device');
  const name = word('sync-deck/phone', '', { n: '1' });
  const phone = page.locator('li', { has: page.getByRole('checkbox', { name, exact: true, includeHidden: true }) });
  await expect(deck.locator('[data-slot]')).toHaveCount(20);
  const { channels } = await sharp(await phone.screenshot()).stats();
  // A dark phone with a colored picture: neither black nor empty.
  for (const channel of channels.slice(0, 3)) {
    expect(channel.mean).toBeGreaterThan(25);
    expect(channel.stdev).toBeGreaterThan(20);
  }
}

/** The deck of the home page, awake. */
async function wakeDeck(page: Page): Promise<Locator> {
  const deck = await homeWith(page, word('sync-deck/title'));
  // React has taken over the page by now, but the deck listens only a moment later.
  await expect(deck).toHaveAttribute('data-awake');
  return deck;
}

const phone = (deck: Locator, n: number): Locator =>
  deck.getByRole('checkbox', { name: word('sync-deck/phone', '', { n: String(n) }), exact: true });
/** The box that selects all phones: the program writes their number behind it. */
const allPhones = (deck: Locator): Locator => deck.getByRole('checkbox', { name: /\(\d+\)$/ });
/** Chooses how many phones there are. */
const choose = (deck: Locator, count: number): Promise<void> =>
  deck.getByRole('radio', { name: new RegExp(`^${count}\\b`) }).check({ force: true });
const following = (n: number, total: number): string =>
  word('sync-deck/following', '', { n: String(n), total: String(total) });
/** What the status says when so many phones have done the same. */
const repeated = (gesture: string, phones = 20): string => counted(`sync-deck/repeated.${gesture}`, phones);

/** Whether a phone of the wall shows the heart of a video that was tapped: pixels of its red. */
async function hasHeart(deck: Locator, n: number): Promise<boolean> {
  const slot = deck.locator('[data-slot]').nth(n - 1);
  const { data, info } = await sharp(await slot.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / info.channels }, (_, at) => data.subarray(at * info.channels));
  return pixels.filter(([red = 0, green = 0, blue = 0]) => red > 230 && green < 110 && blue < 140).length > 20;
}

test.describe('sync deck', () => {
  test('what is done on the large phone reaches the others, by pointer and by keys, without a network', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 1200 });
    const deck = await wakeDeck(page);
    // Once awake it needs no network, whatever is done.
    await context.setOffline(true);
    const status = deck.getByRole('status');
    const caption = deck.getByRole('textbox', { name: word('sync-deck/captionField') });

    await test.step('a phone that comes back shows what the others show', async () => {
      const video = deck.getByRole('button', { name: word('sync-deck/video', '', { n: '1' }), exact: true });
      await phone(deck, 1).uncheck({ force: true });
      await video.click();
      await expect(status).toContainText(repeated('tap', 19));
      const hearts = () => Promise.all([1, 2].map((n) => hasHeart(deck, n)));
      await expect.poll(hearts).toEqual([false, true]);
      await phone(deck, 1).check({ force: true });
      await expect.poll(hearts, 'it has caught up').toEqual([true, true]);
      await video.click();
      await expect(status).toContainText(repeated('tap'));
      await expect.poll(hearts).toEqual([false, false]);
    });

    // The pages of the phone slide and its lists glide, as they do for most readers.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1280, height: 720 });

    await test.step('a tap, a swipe and typing on the large phone reach the others', async () => {
      await caption.fill('hello');
      await expect(status).toContainText(repeated('type'));
      await deck.getByRole('button', { name: word('sync-deck/tiles'), exact: true }).click();
      await expect(status).toContainText(repeated('tap'));
      const screen = await deck.getByRole('group', { name: word('sync-deck/screen') }).boundingBox();
      if (!screen) throw new Error('no screen');
      const x = screen.x + screen.width / 2;
      const feed = deck.getByRole('button', { name: word('sync-deck/feed'), exact: true });
      await feed.click();
      // The pages have stopped sliding: a swipe over moving ones takes hold of them, as on a phone.
      await expect(feed).toHaveAttribute('aria-current', 'true');
      await page.mouse.move(x, screen.y + screen.height * 0.7);
      await page.mouse.down();
      await page.mouse.move(x, screen.y + screen.height * 0.3, { steps: 8 });
      await page.mouse.up();
      await expect(status).toContainText(repeated('swipe'));
    });

    await test.step('works by keyboard alone', async () => {
      await caption.fill('');
      await expect(status).toContainText(repeated('type'));
      await deck.getByRole('button', { name: word('sync-deck/switches'), exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(status).toContainText(repeated('tap'));
      await caption.focus();
      await page.keyboard.type('abc');
      await expect(caption).toHaveValue('abc');
      await expect(status).toContainText(repeated('type'));
    });
  });

  test('the reader chooses which phones follow, the status tells it, and a script runs on them', async ({ page }) => {
    const deck = await wakeDeck(page);
    const status = deck.getByRole('status');

    await test.step('choosing 100 phones and ticking one off changes who follows', async () => {
      await choose(deck, 100);
      await expect(phone(deck, 100)).toBeChecked();
      await phone(deck, 3).uncheck({ force: true });
      await expect(status).toContainText(following(99, 100));
      await allPhones(deck).click();
      await expect(phone(deck, 3)).toBeChecked();
      await expect(status).not.toContainText(following(99, 100));
    });

    await test.step('the status follows from who follows: it never says that none does while all do', async () => {
      const nobody = word('sync-deck/nobody');
      await choose(deck, 20);
      await expect(phone(deck, 20)).toBeChecked();
      await allPhones(deck).uncheck();
      await deck.getByRole('button', { name: word('sync-deck/tiles'), exact: true }).click();
      await expect(status).toHaveText(nobody);
      await allPhones(deck).check();
      await expect(status).toContainText(following(20, 20));
      for (const count of [5, 100]) {
        await allPhones(deck).uncheck();
        await expect(status).toHaveText(nobody);
        await choose(deck, count);
        await allPhones(deck).check();
        await expect(status).toContainText(following(count, count));
      }
    });

    await test.step('a script runs on the selected phones and the counters end with all of them', async () => {
      await choose(deck, 20);
      await phone(deck, 2).uncheck({ force: true });
      await expect(status).toContainText(following(19, 20));
      await deck.getByRole('button', { name: /Start Script/ }).click();
      await expect(deck.getByRole('listitem').filter({ hasText: 'Success Tasks' })).toContainText('19');
      await expect(deck.getByRole('listitem').filter({ hasText: 'Running Tasks' })).toContainText('0');
      const caption = word('sync-deck/scriptCaption');
      await expect(deck.getByRole('button', { name: caption })).toHaveCount(1);
    });
  });

  test('on a phone all of it fits one screen, and a finger scrolls the page until it has tapped the phone', async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const deck = await wakeDeck(page);
    await test.step('phone, wall and controls fit one screen, and 100 phones too', () => fitsOneScreen(deck));
    await page.setViewportSize({ width: 390, height: 800 });
    await test.step('a finger scrolls the page over the phone until it has tapped it, and again after touching elsewhere', () =>
      scrollsUntilTapped(page, deck));
    await context.close();
  });
});

async function fitsOneScreen(deck: Locator): Promise<void> {
  for (const count of [100, 20]) {
    await choose(deck, count);
    await expect(deck.locator('[data-slot]')).toHaveCount(count);
    const { height = 0 } = (await deck.boundingBox()) ?? {};
    expect(height).toBeLessThan(680);
    const last = await deck.locator('[data-slot]').last().boundingBox();
    const frame = await deck.locator('figure').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
  }
}

async function scrollsUntilTapped(page: Page, deck: Locator): Promise<void> {
  const screen = deck.getByRole('group', { name: word('sync-deck/screen') });
  await screen.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const hint = deck.getByText(word('sync-deck/take'));
  await expect(hint).toBeVisible();
  const touch = await page.context().newCDPSession(page);
  /** From the middle of the phone upwards, as a thumb does; returns how far the page went. */
  const swipe = async (): Promise<number> => {
    const box = await screen.boundingBox();
    if (!box) throw new Error('no screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6];
    const before = await page.evaluate(() => scrollY);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let moved = 10; moved <= 150; moved += 10) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return (await page.evaluate(() => scrollY)) - before;
  };
  const status = deck.getByRole('status');
  const untouched = await status.innerText();
  expect(await swipe()).toBeGreaterThan(60);
  await expect(status, 'the phone was not touched').toHaveText(untouched);
  await screen.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await screen.tap();
  await expect(status).toContainText(repeated('tap'));
  await expect(hint).toBeHidden();
  expect(await swipe()).toBe(0);
  await expect(status).toContainText(repeated('swipe'));
  await deck.getByText(word('sync-deck/note')).tap();
  await expect(hint).toBeVisible();
  expect(await swipe()).toBeGreaterThan(60);
}

test('below the deck: the tour is walked by buttons and by keys, and the time saved is computed', async ({ page }) => {
  await page.goto('/#tour');
  const strip = page.locator('[data-tour-strip]');

  await test.step('its buttons lead from scene to scene and leave the page where it is', async () => {
    await tourSteps(page).first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    for (const n of [3, 1, 0]) {
      await tourSteps(page).nth(n).click();
      await expect(tourScene(page, n).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(tourSteps(page).nth(n)).toHaveAttribute('aria-current', 'step');
      await expect(page.locator('[data-tour-step][aria-current]')).toHaveCount(1);
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(new URL(page.url()).hash).toBe('#tour');
  });

  await test.step('scrolled by keyboard, the scene in sight marks its step', async () => {
    await strip.focus();
    // Until the mark has moved; how far the strip goes with so many keys is the browser's.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(tourSteps(page).first()).not.toHaveAttribute('aria-current', { timeout: 1000 });
    }).toPass();
    const inTheMiddle = () =>
      strip.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        const distance = (scene: Element): number => {
          const box = scene.getBoundingClientRect();
          return Math.abs(box.left + box.width / 2 - left - width / 2);
        };
        const distances = [...element.children].map(distance);
        return distances.indexOf(Math.min(...distances));
      });
    const marked = () =>
      tourSteps(page).evaluateAll((all) => all.findIndex((step) => step.getAttribute('aria-current') === 'step'));
    await expect.poll(async () => (await marked()) === (await inTheMiddle())).toBe(true);
  });

  await test.step('it wants no motion where the reader wants none', async () => {
    for (const [reducedMotion, behavior] of [
      ['reduce', 'auto'],
      ['no-preference', 'smooth'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(strip).toHaveCSS('scroll-behavior', behavior);
    }
  });

  await test.step('time saved: from the numbers of the reader, with its formula and what stays to do', async () => {
    const panel = page.locator('#time-saved');
    const field = (key: string): Locator =>
      panel.getByLabel(word(`calculators/time-saved.field.${key}`), { exact: true });
    await panel.getByRole('heading').hover();
    await expect(page.locator('astro-island[ssr]:has(#time-saved)')).toHaveCount(0);
    await field('accounts').fill('60');
    await field('hand').fill('5');
    await field('computers').fill('2');
    // 60 × 1 × 7 × 5 min = 35 h, of which 2 × 30 min × 7 = 7 h stay.
    await expect(panel).toContainText('35 h − 7 h');
    await expect(panel).toContainText('28 h');
    await expect(panel).toContainText(word('calculators/time-saved.note.stays'));
    await expect(panel).not.toContainText(word('calculators/time-saved.note.quicker'));
    await field('accounts').fill('2');
    await expect(panel).toContainText(word('calculators/time-saved.note.quicker'));
  });
});
