import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { followRequests, stir } from '../moments.ts';
import { address, prefixes } from '../pages.ts';

const topLevel = [
  '/',
  '/about-us',
  '/advertising',
  '/Download',
  '/Download-IgMatrix',
  '/Download-VideoMagic',
  '/IgMatrix',
  '/YtMatrix',
  '/VideoMagic',
  '/ProductList',
  '/markdown-page',
  '/privacy-policy',
  '/rewards',
  '/terms-of-service',
];

test('every top-level address of the specification answers in three languages', async ({ request }) => {
  for (const prefix of prefixes) {
    for (const path of topLevel) {
      expect((await request.get(address(prefix, path), { maxRedirects: 0 })).status(), prefix + path).toBe(200);
    }
  }
});

for (const prefix of prefixes) {
  test(`home ${prefix || '/'}: sections, four samples, claims with their footnote`, async ({ page }) => {
    await page.goto(address(prefix, '/'));
    for (const id of ['features', 'pricing', 'contact']) await expect(page.locator(`#${id}`)).toHaveCount(1);
    const claims = page.locator('a[href*="#claim"], a[aria-describedby*="claim"], sup a');
    expect(await claims.count()).toBeGreaterThanOrEqual(1);
    const target = await claims.first().getAttribute('href');
    await expect(page.locator(target?.slice(target.indexOf('#')) ?? 'none')).toBeVisible();
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((script) => script.textContent ?? ''));
    expect(data.some((text) => text.includes('"FAQPage"'))).toBe(true);
  });
}

test('a question is a disclosure that its address opens', async ({ page }) => {
  await page.goto('/');
  const question = page.locator('main details[id]').first();
  const id = await question.getAttribute('id');
  await expect(question).not.toHaveAttribute('open', '');
  await page.goto(`/#${id}`);
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

const awake = async (page: Page, name: string) => {
  const box = page.getByRole('region', { name, exact: true });
  await stir(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  await box.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]', { has: box })).toHaveCount(0);
  return box;
};

for (const width of [390, 1280]) {
  test(`the places of the home page are found exactly, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const belowTheHeader = (top: number) => top > 40 && top < 120;
    const topOf = (id: string) => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    for (const id of ['features', 'pricing', 'contact']) {
      // Named by the address, and by a link on a page that has just been opened.
      await page.goto('/IgMatrix');
      await page.goto(`/#${id}`);
      await expect.poll(async () => belowTheHeader(await topOf(id)), id).toBe(true);
    }
    await page.goto('/IgMatrix');
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('main a[href="#contact"]').first().click();
    await expect.poll(async () => belowTheHeader(await topOf('contact'))).toBe(true);
    // A moment after the reader stirs every section has its own height.
    await page.goto('/IgMatrix');
    await page.goto('/');
    await stir(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  });
}

test('the islands of the home page sleep until the reader stirs and they are in sight', async ({ page }) => {
  const requests = followRequests(page);
  const asleep = page.locator('astro-island[ssr]');
  // Neither a page that scrolls by itself to the place its address names…
  for (const path of ['/#pricing', '/']) {
    await page.goto('/IgMatrix');
    await page.mouse.move(300, 300);
    await page.goto(path);
    // …nor a pointer that rests where it was is a reader.
    await page.mouse.move(300, 300);
    await requests.settled();
    await expect(asleep, path).toHaveCount(3);
  }
  await page.mouse.move(320, 320);
  await expect(asleep).toHaveCount(2);
});

for (const [sign, give] of [
  ['wheel', (page: Page) => page.mouse.wheel(0, 40)],
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['button', (page: Page) => page.mouse.down()],
  ['scrolling', (page: Page) => page.evaluate(() => scrollTo(0, 40))],
] as const) {
  test(`the first island of the home page wakes with a ${sign}`, async ({ page }) => {
    await page.goto('/');
    await give(page);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(2);
  });
}

test('before it wakes, the sync deck is a drawing in the colors of the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto('/');
  const phone = page.locator('li', {
    has: page.getByRole('checkbox', { name: 'Phone 1', exact: true, includeHidden: true }),
  });
  const { channels } = await sharp(await phone.screenshot()).stats();
  // Mostly paper and light shades, something in the accent: neither black nor empty.
  const [red, , blue] = channels;
  expect(red?.mean).toBeGreaterThan(170);
  expect(red?.stdev).toBeGreaterThan(15);
  expect(Number(blue?.mean)).toBeGreaterThan(Number(red?.mean));
  await context.close();
});

test.describe('sync deck', () => {
  const wake = async (page: Page) => {
    const deck = await awake(page, 'Sync control: operate one phone, the others repeat it');
    // React has taken over the page by now, but the deck listens only a moment later.
    await expect(deck).toHaveAttribute('data-awake');
    return deck;
  };

  test('a tap, a swipe and typing on the large phone reach the others', async ({ page }) => {
    await page.goto('/');
    const deck = await wake(page);
    const status = deck.getByRole('status');
    await deck.getByRole('textbox', { name: 'Caption' }).fill('hello');
    await expect(status).toContainText('20 phones');
    await deck.getByRole('button', { name: 'Tiles' }).click();
    await expect(status).toContainText(/on 20 phones/);
    const screen = await deck.getByRole('group', { name: 'Phone you operate' }).boundingBox();
    if (!screen) throw new Error('no screen');
    const x = screen.x + screen.width / 2;
    const feed = deck.getByRole('button', { name: 'Feed' });
    await feed.click();
    // The pages have stopped sliding: a swipe over moving ones takes hold of them, as on a phone.
    await expect(feed).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(x, screen.y + screen.height * 0.7);
    await page.mouse.down();
    await page.mouse.move(x, screen.y + screen.height * 0.3, { steps: 8 });
    await page.mouse.up();
    await expect(status).toContainText('Swipe repeated on 20 phones');
  });

  test('choosing 100 phones and ticking one off changes who follows', async ({ page }) => {
    await page.goto('/');
    const deck = await wake(page);
    await deck.getByRole('radio', { name: /100/ }).check({ force: true });
    await expect(deck).toContainText('100 of 100');
    await deck.getByRole('checkbox', { name: 'Phone 3', exact: true }).uncheck({ force: true });
    await expect(deck).toContainText('99 of 100');
    await deck.getByRole('checkbox', { name: 'Select all' }).click();
    await expect(deck).toContainText('100 of 100');
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/');
    const deck = await wake(page);
    const tiles = deck.getByRole('button', { name: 'Tiles' });
    await tiles.focus();
    await page.keyboard.press('Enter');
    await expect(deck.getByRole('status')).toContainText(/phones/);
    await deck.getByRole('textbox', { name: 'Caption' }).focus();
    await page.keyboard.type('abc');
    await expect(deck.getByRole('textbox', { name: 'Caption' })).toHaveValue('abc');
    await expect(deck.getByRole('status')).toContainText('Text typed on 20 phones');
  });

  test('a finger scrolls the page over the phone until it has tapped it, and again after touching elsewhere', async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto('/');
    const deck = await wake(page);
    const screen = deck.getByRole('group', { name: 'Phone you operate' });
    await screen.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const hint = deck.getByText('Tap to take control');
    await expect(hint).toBeVisible();
    const touch = await context.newCDPSession(page);
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
    expect(await swipe()).toBeGreaterThan(60);
    await expect(status, 'the phone was not touched').not.toContainText('repeated');
    await screen.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await screen.tap();
    await expect(status).toContainText('Tap repeated on 20 phones');
    await expect(hint).toBeHidden();
    expect(await swipe()).toBe(0);
    await expect(status).toContainText('Swipe repeated on 20 phones');
    await deck.getByText('Illustration, not a screenshot').tap();
    await expect(hint).toBeVisible();
    expect(await swipe()).toBeGreaterThan(60);
    await context.close();
  });

  test('nothing of it moves the page, and it needs no network once awake', async ({ page, context }) => {
    await page.goto('/');
    const deck = await wake(page);
    await context.setOffline(true);
    await deck.getByRole('button', { name: 'Switches' }).click();
    await expect(deck.getByRole('status')).toContainText(/phones/);
  });
});

test.describe('plan finder', () => {
  test('finds the plan, the licenses and the accounts by keyboard', async ({ page }) => {
    await page.goto('/');
    const finder = await awake(page, 'Plan finder');
    const phones = finder.getByLabel('Phones', { exact: true });
    await phones.focus();
    await phones.fill('45');
    await expect(finder).toContainText('Team');
    await expect(finder).toContainText('360');
    await finder.getByLabel('Computers', { exact: true }).fill('3');
    await expect(finder).toContainText('3 × Pro');
    await finder.getByLabel('Monthly').check({ force: true });
    await expect(finder).toContainText('month by month');
  });

  test('a number that cannot be gets a message and stays', async ({ page }) => {
    await page.goto('/');
    const finder = await awake(page, 'Plan finder');
    const phones = finder.getByLabel('Phones', { exact: true });
    for (const [typed, message] of [
      ['', 'Enter a whole number'],
      ['0', 'smallest'],
      ['many', 'digits'],
      ['-3', 'smallest'],
      ['2.5', 'whole number'],
      ['1000000000', 'largest'],
    ] as const) {
      await phones.fill('10');
      await expect(phones).toHaveAttribute('aria-invalid', 'false');
      await phones.fill(typed);
      await expect(phones).toHaveAttribute('aria-invalid', 'true');
      await expect(finder).toContainText(message);
      await expect(phones).toHaveValue(typed);
    }
  });

  test('more phones than the largest plan says how many computers are needed', async ({ page }) => {
    await page.goto('/');
    const finder = await awake(page, 'Plan finder');
    await finder.getByLabel('Phones', { exact: true }).fill('250');
    await expect(finder).toContainText('Computers needed: 3');
  });
});

test('plan finder works with a pointer alone', async ({ page }) => {
  await page.goto('/');
  const finder = await awake(page, 'Plan finder');
  const phones = finder.getByLabel('Phones', { exact: true });
  const before = await phones.inputValue();
  const slider = finder.getByRole('slider').first();
  const track = await slider.boundingBox();
  if (!track) throw new Error('no slider');
  await page.mouse.click(track.x + track.width * 0.9, track.y + track.height / 2);
  await expect(phones).not.toHaveValue(before);
  expect(Number(await phones.inputValue())).toBeGreaterThan(100);
  await finder.getByRole('radio', { name: 'Monthly' }).click();
  await expect(finder).toContainText('month by month');
});

test('white-label builder works by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await stir(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  const name = page.locator('input[name="appName"]');
  const island = page.locator('astro-island', { has: name });
  await name.focus();
  await expect(island).not.toHaveAttribute('ssr', '');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Key Fleet');
  await expect(island).toContainText('Key Fleet');
  const download = page.waitForEvent('download');
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (/download/i.test(reached)) break;
  }
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test('white-label builder on the home page exports valid JSON', async ({ page }) => {
  await page.goto('/');
  await stir(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
  await page.locator('input[name="appName"]').scrollIntoViewIfNeeded();
  const island = page.locator('astro-island', { has: page.locator('input[name="appName"]') });
  await expect(island).not.toHaveAttribute('ssr', '');
  await page.locator('input[name="appName"]').fill('My Fleet');
  await page.locator('input[name="supportEmail"]').fill('help@example.com');
  await page.locator('input[name="tutorialUrl"]').fill('https://example.com/start');
  await page.locator('input[name="telegramUrl"]').fill('https://t.me/example');
  const download = page.waitForEvent('download');
  await island.getByRole('button', { name: /download/i }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const stream = await file.createReadStream();
  let text = '';
  for await (const chunk of stream) text += chunk;
  expect(JSON.parse(text)).toMatchObject({ appName: 'My Fleet', supportEmail: 'help@example.com' });
});

test.describe('downloads', () => {
  for (const [system, userAgent, first] of [
    [
      'macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Download for Mac',
    ],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Download for Windows',
    ],
  ] as const) {
    test(`${system} is recognized and its build comes first`, async ({ browser }) => {
      const context = await browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(
        (platform) => Object.defineProperty(navigator, 'userAgentData', { value: { platform } }),
        system,
      );
      await page.goto('/Download');
      await expect(page.getByText('Your system', { exact: true }).filter({ visible: true })).toBeVisible();
      const links = page.getByRole('link', { name: /Download for (Windows|Mac)/ });
      const positions = await links.evaluateAll((all) =>
        all.map((link) => ({
          name: link.textContent ?? '',
          x: link.getBoundingClientRect().x,
          y: link.getBoundingClientRect().y,
        })),
      );
      positions.sort((a, b) => a.y - b.y || a.x - b.x);
      expect(positions[0]?.name).toContain(first);
      // Coming from another page it is the same.
      await page.goto('/IgMatrix');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Download' }).click();
      await expect(page).toHaveURL('/Download');
      await expect(page.getByText('Your system', { exact: true }).filter({ visible: true })).toBeVisible();
      await context.close();
    });
  }

  test('on a phone the page says where the program runs and hands over its address', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36',
      viewport: { width: 390, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
    // The words of the button stay for two seconds: they pass when the test says so.
    await page.clock.install();
    await page.goto('/Download?distributor=partner_7');
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(page.getByText('Your system', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/Download?distributor=partner_7`);
    await context.close();
  });

  test('without JavaScript every build is there; Linux is no link', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/Download', '/ru/Download-IgMatrix', '/zh-Hans/Download-VideoMagic']) {
      await page.goto(path);
      await expect(page.locator('main a[href^="https://downloads.example.com/"]')).toHaveCount(2);
      await expect(page.locator('main')).toContainText('Linux');
      await expect(page.getByRole('link', { name: /Linux/ })).toHaveCount(0);
      await expect(page.locator('main')).toContainText('xattr -cr');
    }
    await context.close();
  });

  test('a distributor is passed on when it is harmless, and ignored otherwise', async ({ page }) => {
    await page.goto('/Download?distributor=partner_7');
    const link = page.getByRole('link', { name: 'Download for Windows' });
    await expect(link).toHaveAttribute('href', /[?&]distributor=partner_7$/);
    for (const hostile of ['a%22%3E%3Cscript%3E', 'a%26x%3D1', 'x'.repeat(65), '']) {
      await page.goto(`/Download?distributor=${hostile}`);
      expect(await link.getAttribute('href')).not.toContain('distributor');
    }
  });
});

test('partners are labelled samples, carry the disclaimer and a way home', async ({ page }) => {
  await page.goto('/ru/advertising');
  await expect(page.getByRole('link', { name: 'На главную' }).last()).toHaveAttribute('href', '/ru/');
  await expect(page.locator('main')).toContainText(/[Пп]ример/);
});
