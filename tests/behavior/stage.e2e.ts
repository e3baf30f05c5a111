import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { homeWith } from '../home.ts';
import { address, prefixes } from '../pages.ts';
import { counted, word } from '../words.ts';

const stageOf = (page: Page, prefix: (typeof prefixes)[number] = ''): Locator =>
  page.getByRole('region', { name: word('stage/title', prefix) });
const openStage = (page: Page): Promise<Locator> => homeWith(page, word('stage/title'));

const numbered = (n: number): string => word('stage/phone', '', { n: String(n).padStart(2, '0') });
const phone = (stage: Locator, n: number): Locator => stage.getByRole('button', { name: numbered(n), exact: true });
const phones = (stage: Locator): Locator => stage.getByRole('group', { name: word('stage/wall') }).getByRole('button');
const lead = (stage: Locator): Locator => stage.getByRole('group', { name: word('stage/screen') });
const like = (stage: Locator): Locator => stage.getByRole('button', { name: word('stage/like') });
const caption = (stage: Locator): Locator => stage.getByRole('textbox', { name: word('stage/captionField') });
const plan = (stage: Locator, count: number): Locator =>
  stage.getByRole('group', { name: word('stage/count') }).getByRole('button', { name: new RegExp(`^${count}\\b`) });
const repeated = (gesture: string, n: number): string => counted(`stage/repeated.${gesture}`, n);
const following = (n: number, total: number): string =>
  word('stage/following', '', { n: String(n), total: String(total) });

/** The screen of a phone: the index of its video, once the feed is at rest, and whether its heart is visible. */
const shown = (box: Locator) =>
  box.evaluate((element) => {
    const feed = element.querySelector('[data-feed]');
    const { top, height } = feed?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const place = (top - (feed?.getBoundingClientRect().top ?? 0)) / height;
    const rests = Math.abs(place - Math.round(place)) < 0.02;
    const heart = element.querySelector('svg')?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return { screen: rests ? Math.round(place) % 3 : undefined, heart };
  });

/** Drags over so much of a phone, and back to where `end` says. */
async function drag(page: Page, box: Locator, share: number, end = share): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height * (0.5 + share), { steps: 6 });
  await page.mouse.move(x + width / 2, y + height * (0.5 + end), { steps: 6 });
  await page.mouse.up();
}

test('without script the wall is drawn in every language, and moves for less than five seconds', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const prefix of prefixes) {
    await page.goto(address(prefix, '/'));
    const stage = stageOf(page, prefix);
    await expect(stage).toContainText(word('stage/still', prefix));
    await expect(stage.locator('[data-phone]')).toHaveCount(49);
    await expect(stage.getByRole('textbox')).toHaveCount(0);
  }
  /** When each animation of the stage ends, in seconds. */
  const motion = () =>
    stageOf(page, prefixes.at(-1)).evaluate((element) =>
      [...element.querySelectorAll('*')].flatMap((each) =>
        [undefined, '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(each, pseudo);
          if (style.animationName === 'none') return [];
          const seconds = (list: string): number[] => list.split(',').map(parseFloat);
          const delays = seconds(style.animationDelay);
          const durations = seconds(style.animationDuration);
          return seconds(style.animationIterationCount).map((count, i) => {
            return (delays[i] ?? 0) + (durations[i] ?? durations[0] ?? 0) * count;
          });
        }),
      ),
    );
  const ends = await motion();
  expect(ends.length).toBeGreaterThan(100);
  expect(Math.max(...ends)).toBeLessThan(5);

  await test.step('reduced motion: the final state without the motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(await motion()).toEqual([]);
    const { heart, screen } = await shown(stageOf(page, prefixes.at(-1)).locator('[data-phone="2"]'));
    expect(heart).toBe(true);
    expect(screen).toBeDefined();
    const { channels } = await sharp(await page.locator('[data-phone="2"] [data-feed]').screenshot()).stats();
    // A dark phone with a colored picture: neither black nor empty.
    expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(50);
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });
  await context.close();
});

test('the wall fills its place at every width, and every phone of it can be hit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stage = await openStage(page);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { height: before } = (await stage.boundingBox()) ?? {};
    for (const count of [20, 50, 100]) {
      await plan(stage, count).click();
      await expect(phones(stage)).toHaveCount(count - 1);
      const { filled, narrowest, lowest } = await stage.evaluate((element) => {
        const wall = element.querySelector('[data-phones]')?.getBoundingClientRect() ?? new DOMRect();
        const boxes = [...element.querySelectorAll('[data-phone], [data-held]')].map((each) => {
          const box = each.getBoundingClientRect();
          return { width: box.width, height: Math.min(box.bottom, wall.bottom) - box.top };
        });
        return {
          filled: boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (wall.width * wall.height),
          narrowest: Math.min(...boxes.map((box) => box.width)),
          lowest: Math.min(...boxes.map((box) => box.height)),
        };
      });
      expect(filled, `${count} phones at ${width} px`).toBeGreaterThan(0.75);
      // With the gap to the next one: 24 px.
      expect(narrowest, `${count} phones at ${width} px`).toBeGreaterThan(22.5);
      expect(lowest, `${count} phones at ${width} px`).toBeGreaterThan(16);
      expect((await stage.boundingBox())?.height, 'the page below stays where it is').toBe(before);
    }
  }
});

test('the stage is in view with the first words, in every language', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const prefix of prefixes) {
      await page.goto(address(prefix, '/'));
      const { y } = (await stageOf(page, prefix).boundingBox()) ?? {};
      expect(y, `"${prefix}" at ${width} px`).toBeLessThan(0.53 * height);
    }
  }
});

test('what is done on the large phone reaches the others, by pointer and by keys, without a network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const stage = await openStage(page);
  await context.setOffline(true);
  const status = stage.getByRole('status');

  await test.step('a phone that is left out keeps its picture and catches up when it comes back', async () => {
    await phone(stage, 2).click();
    // The first touch ends the demonstration.
    await expect(status).toHaveText(following(48, 49));
    const before = await shown(phone(stage, 2));
    await like(stage).click();
    await expect(status).toContainText(repeated('tap', 48));
    await expect.poll(() => shown(phone(stage, 3))).toMatchObject({ heart: false });
    await drag(page, like(stage), -0.35);
    await expect(status).toContainText(repeated('swipe', 48));
    await expect(phone(stage, 2)).toHaveAttribute('aria-pressed', 'false');
    expect((await shown(phone(stage, 2))).screen).toBe(before.screen);
    await stage.getByRole('button', { name: word('stage/all') }).click();
    await expect(status).toHaveText(following(49, 49));
    await expect.poll(async () => (await shown(phone(stage, 2))).screen).not.toBe(before.screen);
  });

  await test.step('swipes lead to the next video and back: by drag, wheel, buttons and keys', async () => {
    const screens = () => Promise.all([lead(stage), phone(stage, 2), phone(stage, 50)].map(shown));
    const inView = async () => {
      await expect.poll(async () => (await screens()).every(({ screen }) => screen !== undefined)).toBe(true);
      return screens();
    };
    const first = await inView();
    const there = async () => expect.poll(screens).not.toEqual(first);
    const back = async () => expect.poll(screens).toEqual(first);
    await drag(page, like(stage), -0.35);
    await there();
    await drag(page, like(stage), 0.35);
    await back();
    // A drag that is taken back is no swipe, and no tap either.
    await drag(page, like(stage), -0.3, -0.03);
    await back();
    await stage.getByRole('button', { name: word('stage/next') }).click();
    await there();
    await stage.getByRole('button', { name: word('stage/previous') }).click();
    await back();
    await like(stage).focus();
    await page.keyboard.press('ArrowDown');
    await there();
    await page.keyboard.press('ArrowUp');
    await back();
    await like(stage).hover();
    await page.mouse.wheel(0, 100);
    await there();
    await expect(status).toContainText(repeated('swipe', 49));
  });

  await test.step('the wheel scrolls the page again once something else is pressed', async () => {
    await stage.getByText(word('stage/note')).click();
    await like(stage).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  await test.step('a caption is on every phone as it is typed, and is posted as a video', async () => {
    await caption(stage).fill('hello');
    await expect(phones(stage).filter({ hasText: 'hello' })).toHaveCount(49);
    await expect(status).toContainText(repeated('type', 49));
    const before = await shown(phone(stage, 2));
    await caption(stage).press('Enter');
    await expect(status).toContainText(repeated('post', 49));
    await expect(caption(stage)).toHaveValue('');
    await expect(phones(stage).filter({ hasText: 'hello' })).toHaveCount(49);
    await expect(lead(stage)).toContainText('hello');
    await expect.poll(async () => (await shown(phone(stage, 2))).screen).not.toBe(before.screen);
    await caption(stage).press('ArrowUp');
    await expect(phones(stage).filter({ hasText: 'hello' })).toHaveCount(0);
  });
});

test('the reader chooses how many phones there are and which of them follow, by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const stage = await openStage(page);
  const status = stage.getByRole('status');
  await plan(stage, 100).focus();
  await page.keyboard.press('Enter');
  await expect(phones(stage)).toHaveCount(99);
  await expect(status).toHaveText(following(99, 99));

  await test.step('the wall is one stop of the Tab key; arrow keys lead on', async () => {
    await phone(stage, 2).focus();
    await page.keyboard.press('ArrowRight');
    await expect(phone(stage, 3)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(phone(stage, 3)).toHaveAttribute('aria-pressed', 'false');
    await expect(status).toHaveText(following(98, 99));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(phone(stage, 3)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('button', { name: word('stage/post') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(phone(stage, 3)).toBeFocused();
  });

  await test.step('the status never says that none follows while some do', async () => {
    await plan(stage, 5).click();
    await expect(status).toHaveText(following(3, 4));
    for (const n of [2, 4, 5]) await phone(stage, n).click();
    await expect(status).toHaveText(word('stage/nobody'));
    await like(stage).click();
    await expect(status).toHaveText(word('stage/nobody'));
    await plan(stage, 20).click();
    await expect(status).toHaveText(following(15, 19));
    await stage.getByRole('button', { name: word('stage/all') }).click();
    await expect(status).toHaveText(following(19, 19));
  });
});

test('a click before hydration is replayed after it', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/Stage[^/]*\.js/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/');
  const stage = stageOf(page);
  await plan(stage, 20).click();
  release.resolve();
  await expect(phones(stage)).toHaveCount(19);
});

test('a finger scrolls the page over the large phone until it has tapped it, and again after touching elsewhere', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const stage = await openStage(page);
  const center = () =>
    like(stage).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const touch = await context.newCDPSession(page);
  /** Swipes up from the middle of the phone; returns how far the page scrolled. */
  const swipe = async (): Promise<number> => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await like(stage).boundingBox()) ?? {};
    const [left, top] = [x + width / 2, y + height * 0.6];
    const before = await page.evaluate(() => scrollY);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: left, y: top }] });
    for (let moved = 10; moved <= 120; moved += 10)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: left, y: top - moved }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return (await page.evaluate(() => scrollY)) - before;
  };
  const status = stage.getByRole('status');
  const hint = stage.getByText(word('stage/take'));
  await center();
  await expect(hint).toBeVisible();
  expect(await swipe()).toBeGreaterThan(60);
  await expect(status, 'the phone was not touched').toHaveText(word('stage/hint'));
  await center();
  await like(stage).tap();
  await expect(status).toContainText(repeated('tap', 49));
  await expect(hint).toBeHidden();
  expect(await swipe()).toBe(0);
  await expect(status).toContainText(repeated('swipe', 49));
  await stage.getByText(word('stage/note')).tap();
  await expect(hint).toBeVisible();
  await center();
  expect(await swipe()).toBeGreaterThan(60);
  await context.close();
});
