/**
 * Frames of the sync deck while 100 phones follow a long swipe on a slow computer.
 *
 *   BASE_URL=http://localhost:4321 node bench/sync-deck.ts
 */
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../tools/browser.ts';

const address = process.env.BASE_URL;
if (!address) throw new Error('Set BASE_URL to the home page of a running site, e.g. http://localhost:4321/');
const slowdown = 4;
const strokes = 6;
const pointsPerStroke = 40;

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' });
await page.goto(address);
const deck = page.locator('[data-part="screen"]');
await deck.scrollIntoViewIfNeeded();
await page.locator('[data-awake]').waitFor();
await page.locator('[data-part="steps"] label').last().click();
const phones = await page.locator('[data-part="list"] input').count();

const box = await deck.boundingBox();
if (!box) throw new Error('The sync deck is not visible.');
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
await page.evaluate(() => {
  const times: number[] = [];
  const note = (time: number): void => {
    times.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(globalThis, { frameTimes: times });
});

// One press, up and down again and again: the feed never rests and every phone moves in every frame.
const x = box.x + box.width / 2;
const low = box.y + box.height * 0.8;
const high = box.y + box.height * 0.2;
await page.mouse.move(x, low);
await page.mouse.down();
const startTime = await page.evaluate(() => performance.now());
for (let stroke = 0; stroke < strokes; stroke += 1) {
  for (let point = 0; point <= pointsPerStroke; point += 1) {
    const share = point / pointsPerStroke;
    const y = stroke % 2 === 0 ? low + (high - low) * share : high + (low - high) * share;
    await page.mouse.move(x, y);
  }
}
await page.mouse.up();
const times = await page.evaluate(() => {
  const noted: unknown = Reflect.get(globalThis, 'frameTimes');
  return Array.isArray(noted) ? noted.filter((time) => typeof time === 'number') : [];
});
await browser.close();

const during = times.filter((time) => time >= startTime);
const frames = during.slice(1).map((time, index) => time - (during[index] ?? time));
const sorted = frames.toSorted((a, b) => a - b);
const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
const worst = sorted.at(-1) ?? Number.POSITIVE_INFINITY;
const late = frames.filter((frame) => frame > 25).length;
const inWords = (frame: number): string => `${frame.toFixed(1)} ms (${Math.round(1000 / frame)} frames a second)`;
console.log(`${phones} phones, ${slowdown}× CPU slowdown, ${frames.length} frames of one swipe`);
console.log(`median ${inWords(median)}`);
console.log(`worst  ${inWords(worst)}`);
console.log(`later than 25 ms: ${late} of ${frames.length}`);
if (median > 1000 / 55) process.exitCode = 1;
