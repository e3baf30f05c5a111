import { expect, type Page, test } from '@playwright/test';
import { word } from '../words.ts';

const address = '/docs/troubleshooting/pictures';

/** The pictures the browser has asked for. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') names.push(new URL(request.url()).pathname);
  });
  return names;
}

const loaded = (page: Page, alt: string) =>
  expect
    .poll(() =>
      page
        .getByAltText(alt)
        .filter({ visible: true })
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

test('a picture arrives as it fits, opens larger by keyboard and by a click, and is a link to its file', async ({
  page,
  request,
}) => {
  const names = asked(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address);
  await test.step('it arrives in the size and format that fits, at a place kept for it', async () => {
    await loaded(page, 'Four phones on a desk');
    expect(names.filter((name) => name.includes('desk'))[0]).toMatch(/\.avif$/);
    const image = page.getByAltText('Four phones on a desk');
    const { width, height, chosen } = await image.evaluate((element: HTMLImageElement) => ({
      width: Number(element.getAttribute('width')),
      height: Number(element.getAttribute('height')),
      chosen: element.currentSrc,
    }));
    expect(width / height).toBeCloseTo(1.6, 2);
    const source = page.locator('picture', { has: image }).locator('source');
    expect((await source.getAttribute('srcset'))?.split(', ').find((one) => one.endsWith(' 360w'))).toContain(
      new URL(chosen).pathname,
    );
    await expect(page.getByText('The desk in the morning')).toBeVisible();
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  const link = page.getByRole('link', { name: 'The desk by day, or by night' });
  await test.step('without script the larger picture is a link to its file', async () => {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/webp');
  });
  await test.step('it opens larger by keyboard, closes by Escape and by a click, and the focus returns', async () => {
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'The desk by day, or by night' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole('button', { name: word('picture.close') }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(address);
  });
});

for (const { system, chosen, shown } of [
  { system: 'dark', chosen: undefined, shown: 'dark' },
  { system: 'dark', chosen: 'light', shown: 'light' },
  { system: 'light', chosen: 'dark', shown: 'dark' },
] as const) {
  test(`the picture for ${shown} mode is fetched, the other is not, where the system is ${system} and the reader chose ${chosen ?? 'nothing'}`, async ({
    page,
  }) => {
    const names = asked(page);
    await page.emulateMedia({ colorScheme: system });
    if (chosen) await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
    await page.goto(`${address}#modes`);
    await page.getByAltText('The desk by day, or by night').filter({ visible: true }).scrollIntoViewIfNeeded();
    await loaded(page, 'The desk by day, or by night');
    expect(names.some((name) => name.includes('desk-dark'))).toBe(shown === 'dark');
  });
}

test('a film waits to be asked for, and comes in parts, with captions in the language of the page', async ({
  page,
  request,
}) => {
  await page.goto(`/ru${address}`);
  const film = page.locator('video');
  await expect(film).toHaveAttribute('preload', 'none');
  await expect(film).not.toHaveAttribute('poster');
  const poster = page.locator('picture:has(+ video) img');
  await expect(poster).toHaveAttribute('loading', 'lazy');
  await film.scrollIntoViewIfNeeded();
  expect(await poster.boundingBox()).toEqual(await film.boundingBox());
  await expect(film.locator('track[default]')).toHaveAttribute('srclang', 'ru');
  const src = (await film.getAttribute('src')) ?? '';
  const part = await request.get(src, { headers: { Range: 'bytes=0-9' } });
  expect([part.status(), part.headers()['content-type'], part.headers()['content-length']]).toEqual([
    206,
    'video/webm',
    '10',
  ]);
  const track = await request.get((await film.locator('track[default]').getAttribute('src')) ?? '');
  expect(track.headers()['content-type']).toBe('text/vtt; charset=utf-8');
  expect(await film.evaluate((element: HTMLVideoElement) => element.play().then(() => element.videoWidth))).toBe(160);
});

test('a feed gets the plain picture by its full address', async ({ request }) => {
  const feed = await (await request.get('/blog/feed.json')).text();
  const src = /<img src=\\"([^"\\]+)\\" alt=\\"Four phones on a desk\\"/.exec(feed)?.[1] ?? '';
  expect(src).toMatch(/^https:\/\/.+\/assets\/desk\..+\.webp$/);
  expect((await request.get(new URL(src).pathname)).status()).toBe(200);
});

test('a page without pictures has none of their styles or scripts', async ({ request }) => {
  const html = await (await request.get('/docs/intro')).text();
  expect(html).not.toMatch(/ZoomDialog|<picture/);
});
