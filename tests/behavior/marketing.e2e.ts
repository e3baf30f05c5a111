import { type Browser, expect, type Page, test } from '@playwright/test';
import { atRest, followRequests } from '../moments.ts';
import { address, prefixes } from '../pages.ts';
import { word } from '../words.ts';

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

test('every top-level address answers in every language', async ({ request }) => {
  for (const prefix of prefixes) {
    for (const path of topLevel) {
      expect((await request.get(address(prefix, path), { maxRedirects: 0 })).status(), prefix + path).toBe(200);
    }
  }
});

test('home in every language: sections, four samples, claims with their footnote, questions', async ({ page }) => {
  const sample = { '': 'Sample', '/zh-Hans': '示例', '/ru': 'Пример' };
  for (const prefix of prefixes) {
    await page.goto(address(prefix, '/'));
    for (const id of ['features', 'pricing', 'contact']) await expect(page.locator(`#${id}`)).toHaveCount(1);
    await expect(page.locator('main [data-sample]')).toContainText(Array.from({ length: 4 }, () => sample[prefix]));
    const claim = page.getByRole('link', { name: word('home.footnote', prefix) }).first();
    await expect(page.locator((await claim.getAttribute('href')) ?? '')).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.some((text) => text.includes('"FAQPage"'))).toBe(true);
    if (prefix === '') {
      await test.step('a question is a disclosure that its address opens', async () => {
        const question = page.locator('main details[id]').first();
        const id = await question.getAttribute('id');
        await expect(question).not.toHaveAttribute('open', '');
        await page.goto(`/#${id}`);
        await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
        await expect(page.locator(`#${id}`)).toBeInViewport();
      });
    }
  }
});

for (const width of [390, 1280]) {
  test(`the places of the home page are found exactly, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const belowTheHeader = (top: number) => top > 40 && top < 120;
    const topOf = (id: string) => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    for (const id of ['features', 'pricing', 'contact']) {
      // Named by the address of a page that is loaded…
      await page.goto('about:blank');
      await page.goto(`/#${id}`);
      await expect.poll(async () => belowTheHeader(await topOf(id)), id).toBe(true);
    }
    // …and by a link on one that has just been opened.
    await page.goto('about:blank');
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('main a[href="#features"]').click();
    await expect.poll(async () => belowTheHeader(await topOf('features'))).toBe(true);
    // …and by an address typed over the one of such a page, where the browser does not make up for what grows above.
    await page.goto('about:blank');
    await page.goto('/');
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    await page.goto('/#contact');
    await expect.poll(async () => belowTheHeader(await topOf('contact'))).toBe(true);
  });
}

test('the islands of the home page hydrate with the first input, and where they come into sight', async ({ page }) => {
  const requests = followRequests(page);
  const dehydrated = page.locator('astro-island[ssr]');
  await page.goto('/');
  await requests.settled();
  await expect(dehydrated).toHaveCount(3);
  expect(requests.paths.filter((path) => /\/client\.|island/.test(path))).toEqual([]);
  // Chromium keeps input from what it has not drawn, and reports no distance for the first move.
  await atRest(page);
  await page.mouse.move(320, 320, { steps: 3 });
  await expect(dehydrated).toHaveCount(2);
  // Not of `dehydrated`: that list gets shorter as islands hydrate.
  for (const island of await page.locator('astro-island').all())
    await island.locator('> *').first().scrollIntoViewIfNeeded();
  await expect(dehydrated).toHaveCount(0);
});

test('a home page just opened: its button names the system of the reader, and the first input hydrates its first island', async ({
  page,
  context,
}) => {
  // The browser tells its system in a second way, which the script asks first.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
  const disguise = await context.newCDPSession(page);
  const dehydrated = page.locator('astro-island[ssr]');
  const machines = {
    windows: ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', word('download.forWindows')],
    macos: ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', word('download.forMac')],
    // Machines the program does not run on: none is named.
    chromebook: ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'Download'],
    phone: ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Download'],
  } as const;
  for (const [[userAgent, button], sign, give] of [
    [machines.windows, 'wheel', () => page.mouse.wheel(0, 40)],
    [machines.macos, 'key', () => page.keyboard.press('Shift')],
    [machines.chromebook, 'wheel', () => page.mouse.wheel(0, 40)],
    [machines.phone, 'key', () => page.keyboard.press('Shift')],
  ] as const) {
    await disguise.send('Emulation.setUserAgentOverride', { userAgent });
    await page.goto('about:blank');
    await page.goto('/');
    expect(await page.evaluate(() => navigator.userAgent)).toBe(userAgent);
    await expect(page.locator('main a[href="/Download"]').first()).toHaveText(button, { useInnerText: true });
    await expect(dehydrated, `before a ${sign}`).toHaveCount(3);
    await atRest(page);
    await give();
    await expect(dehydrated, sign).toHaveCount(2);
  }
});

test.describe('downloads', () => {
  /** A page in a browser that says it runs on that system. */
  async function pageOn(browser: Browser, platform: string | undefined, userAgent: string, width: number) {
    const context = await browser.newContext({
      userAgent: `Mozilla/5.0 (${userAgent}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36`,
      viewport: { width, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'userAgentData', { value }),
      platform && { platform },
    );
    return page;
  }
  const yours = (page: Page) => page.getByText(word('download.yourSystem'), { exact: true }).filter({ visible: true });
  const actions = { windows: word('download.forWindows'), macos: word('download.forMac') };

  async function recognizes(page: Page, system: 'windows' | 'macos'): Promise<void> {
    const card = (name: string) => page.locator(`[data-build="${name}"]`);
    const other = system === 'macos' ? 'windows' : 'macos';
    await page.goto('/Download');
    await expect(yours(page)).toBeVisible();
    await expect(page.getByRole('link', { name: actions[system] })).toBeVisible();
    await expect(card(other)).toBeHidden();
    await expect(card('linux')).toBeHidden();
    // The link brings the other system's card, and the way back.
    const systems = page.getByRole('navigation', { name: word('download.otherSystems') });
    await expect(systems.getByRole('link')).toHaveCount(2);
    await systems.getByRole('link', { name: word(`download.${other}`) }).click();
    await expect(card(other)).toBeVisible();
    await expect(card(system)).toBeHidden();
    await expect(page.getByRole('link', { name: actions[other] })).toBeInViewport();
    await systems.getByRole('link', { name: word(`download.${system}`) }).click();
    await expect(card(system)).toBeVisible();
    // Coming from another page it is the same.
    await page.goto('/IgMatrix');
    await page.locator('footer a[href="/Download"]').first().click();
    await expect(page).toHaveURL('/Download');
    await expect(yours(page)).toBeVisible();
    await expect(card(other)).toBeHidden();
  }

  test('macOS is recognized: its card is the only one, the others are links', async ({ browser }) => {
    const page = await pageOn(browser, 'macOS', 'Macintosh; Intel Mac OS X 10_15_7', 1280);
    await recognizes(page, 'macos');
    await page.context().close();
  });

  test('Windows is recognized, with its steps, the checksum to copy, and whose distributor is passed on', async ({
    browser,
  }) => {
    const page = await pageOn(browser, 'Windows', 'Windows NT 10.0; Win64; x64', 1280);
    await test.step('its card is the only one, the others are links', () => recognizes(page, 'windows'));
    const verifyTitle = page.getByRole('heading', { name: word('download.verifyTitle') });

    await test.step('the checksum can be copied, and so can the command that computes it', async () => {
      const verify = page.locator('section').filter({ has: verifyTitle });
      const copied = async (n: number) => {
        await verify.getByRole('button').nth(n).click();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      await expect.poll(() => copied(0)).toBe('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08');
      await expect.poll(() => copied(1)).toContain('Get-FileHash -Algorithm SHA256');
    });

    await test.step('each system has its own steps: the command against the quarantine is the Mac’s alone', async () => {
      await expect(page.getByText(word('download.windowsStep'))).toBeVisible();
      await expect(page.getByText('xattr -cr').filter({ visible: true })).toHaveCount(0);
      await page.goto('/Download#for-macos');
      await expect(page.getByText(word('download.windowsStep'))).toBeHidden();
      const command = page.locator('[data-build="macos"]').getByText('xattr -cr "/Applications/Testbed.app"');
      await expect(command).toBeVisible();
      // The Mac build names no checksum: nothing is asked for.
      await expect(verifyTitle.filter({ visible: true })).toHaveCount(0);
    });

    await test.step('a distributor is passed on when it is harmless, and ignored otherwise', async () => {
      await page.goto('/Download?distributor=partner_7');
      const link = page.getByRole('link', { name: actions.windows });
      await expect(link).toHaveAttribute('href', /[?&]distributor=partner_7$/);
      for (const hostile of ['a%22%3E%3Cscript%3E', 'a%26x%3D1', 'x'.repeat(65), '']) {
        await page.goto(`/Download?distributor=${hostile}`);
        expect(await link.getAttribute('href')).not.toContain('distributor');
      }
    });
    await page.context().close();
  });

  test('on a phone the page says where the program runs and hands over its address', async ({ browser, baseURL }) => {
    const page = await pageOn(browser, undefined, 'Linux; Android 14; Pixel 8', 390);
    // The words of the button stay for two seconds: they pass when the test says so.
    await page.clock.install();
    await page.goto('/Download?distributor=partner_7');
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(page.getByText(word('download.onPhone', '', { product: 'Testbed' }))).toBeVisible();
    await expect(yours(page)).toHaveCount(0);
    await page.getByRole('button', { name: word('download.copyLink') }).click();
    await expect(page.getByRole('button', { name: word('download.linkCopied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/Download?distributor=partner_7`);
    await page.context().close();
  });

  test('without JavaScript every build is there, with what is known of it; Linux is no link', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/ru/Download-IgMatrix', '/zh-Hans/Download-VideoMagic', '/Download']) {
      await page.goto(path);
      await expect(page.locator('main a[href^="https://downloads.example.org/"]')).toHaveCount(2);
      await expect(page.locator('main')).toContainText('Linux');
      await expect(page.getByRole('link', { name: /Linux/ })).toHaveCount(0);
      await expect(page.locator('main')).toContainText('xattr -cr');
    }
    await expect(page).toHaveURL('/Download');
    const known = `${word('download.version', '', { version: '3.1.4' })} · ${word('download.size', '', { n: '120.4' })} · November 2, 2026`;
    await expect(page.locator('[data-build="windows"]')).toContainText(known);
    await expect(page.getByText(/^9f86d081884c7d65/)).toBeVisible();
    await context.close();
  });
});

test('partners are labelled samples, carry the disclaimer and a way home', async ({ page }) => {
  await page.goto('/ru/advertising');
  const label = word('market.sample', '/ru');
  await expect(page.locator('main [data-sample]')).toContainText([label, label]);
  await expect(page.getByText(word('market.disclaimer', '/ru'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: word('market.backHome', '/ru') }).last()).toHaveAttribute('href', '/ru/');
});
