import { expect, test } from '@playwright/test';
import { textInFeed } from '../feed.ts';

const address = '/docs/troubleshooting/pictures';

test('an image is described, arrives optimized and moves nothing', async ({ page }) => {
  await page.goto(address);
  const image = page.getByAltText('Four phones on a desk');
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(1.6, 1);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await image.boundingBox()).toMatchObject({ width, height });
  expect(await image.getAttribute('src')).toMatch(/\/assets\/desk\..+\.webp$/);
});

test('a film plays with captions in the language of the page and moves nothing', async ({ page, request }) => {
  await page.goto(`/ru${address}`);
  const film = page.getByLabel('Квадрат на прогулке');
  const size = await film.boundingBox();
  expect(await film.evaluate((element: HTMLVideoElement) => element.play().then(() => element.videoWidth))).toBe(160);
  expect(await film.boundingBox()).toEqual(size);
  const track = film.locator('track[default]');
  await expect(track).toHaveAttribute('srclang', 'ru');
  const captions = await request.get((await track.getAttribute('src')) ?? '');
  expect(captions.headers()['content-type']).toContain('text/vtt');
});

test('a feed shows an image by its full address', async ({ request }) => {
  const text = await textInFeed(request, '', '/weekly-rounds');
  const src = /<img src="([^"]+)" alt="Four phones on a desk"/.exec(text)?.[1] ?? '';
  expect(src).toMatch(/^https:\/\//);
  expect((await request.get(new URL(src).pathname)).status()).toBe(200);
});
