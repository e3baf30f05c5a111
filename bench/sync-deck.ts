/**
 * Frames of the sync deck while 100 phones follow a long swipe on a slow computer.
 *
 *   BASE_URL=http://localhost:4321/ node bench/sync-deck.ts
 *
 * The same page at rest comes first: frames late there are the machine's, not the deck's.
 */
import { chromium, type Page } from '@playwright/test';
import { browserFlags, findOrInstallBrowser } from '../tools/browser.ts';

const address = process.env.BASE_URL;
if (!address) throw new Error('Set BASE_URL to the home page of a running site, e.g. http://localhost:4321/');
const slowdown = 4;
const strokes = 6;
const pointsPerStroke = 40;
const lateAfter = 25;

/** Milliseconds from frame to frame while something happens. */
async function framesDuring(page: Page, happen: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number): void => {
      times.push(time);
      if (Reflect.get(globalThis, 'frameTimes') === times) requestAnimationFrame(note);
    };
    Reflect.set(globalThis, 'frameTimes', times);
    requestAnimationFrame(note);
  });
  await happen();
  return page.evaluate(() => {
    const noted: unknown = Reflect.get(globalThis, 'frameTimes');
    Reflect.deleteProperty(globalThis, 'frameTimes');
    const times = Array.isArray(noted) ? noted.map(Number) : [];
    return times.slice(1).map((time, index) => time - (times[index] ?? time));
  });
}

const inWords = (frame: number): string => `${frame.toFixed(1)} ms (${Math.round(1000 / frame)} frames a second)`;

function report(title: string, frames: number[]): number {
  const sorted = frames.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  console.log(`${title}: ${frames.length} frames`);
  console.log(`  median ${inWords(median)}`);
  console.log(`  worst  ${inWords(sorted.at(-1) ?? Number.POSITIVE_INFINITY)}`);
  console.log(`  later than ${lateAfter} ms: ${frames.filter((frame) => frame > lateAfter).length}`);
  return median;
}

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserFlags });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' });
await page.goto(address);
const screen = page.locator('[data-part="screen"]');
await screen.scrollIntoViewIfNeeded();
await page.locator('[data-awake]').waitFor();
await page.locator('[data-part="steps"] label').last().click();
const phones = await page.locator('[data-part="list"] input').count();
const box = await screen.boundingBox();
if (!box) throw new Error('The sync deck is not visible.');
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const atRest = await framesDuring(page, () => page.waitForTimeout(3000));

// One press, up and down again and again: every phone moves in every frame.
const x = box.x + box.width / 2;
const [low, high] = [box.y + box.height * 0.8, box.y + box.height * 0.2];
await page.mouse.move(x, low);
await page.mouse.down();
const swiping = await framesDuring(page, async () => {
  for (let point = 0; point < strokes * pointsPerStroke; point += 1) {
    const share = (point % pointsPerStroke) / pointsPerStroke;
    const upwards = Math.floor(point / pointsPerStroke) % 2 === 0;
    await page.mouse.move(x, upwards ? low + (high - low) * share : high + (low - high) * share);
  }
});
await page.mouse.up();
await browser.close();

console.log(`${phones} phones, ${slowdown}× CPU slowdown`);
report('at rest', atRest);
const median = report('one long swipe', swiping);
if (median > 1000 / 55) process.exitCode = 1;
