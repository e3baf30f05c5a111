/**
 * Milliseconds from a key to its results, typed letter by letter in every language, on a page slowed down four times: until they
 * are in the page (50 are allowed), and until the frame that shows them is painted. The browser slows down the page and not
 * the worker: what the worker took is counted four times.
 * Wants a machine with nothing else to do; the empty column says what a key costs that only crosses to another thread
 * and back. The last two columns say the same on a busy machine: the processor's time a key takes, in the page until it is painted
 * and in the worker, from a trace of a page that is not slowed down, counted four times.
 *
 *   BASE_URL=http://localhost:4173 node bench/search-keys.ts
 */
import { chromium, type ElementHandle, type Page } from '@playwright/test';
import { z } from 'zod';
import { type Locale, locales } from '../src/lib/locales.ts';
import { localizePath } from '../src/lib/routes.ts';
import { browserFlags, findOrInstallBrowser } from '../tools/browser.ts';

const address = process.env.BASE_URL;
if (!address) throw new Error('Set BASE_URL to the address of a running site, e.g. http://localhost:4173');

const slowdown = 4;
const allowed = 50;
const english = ['usb hub power', 'why is my video not shown', 'proxy dns'];
const queries: Partial<Record<Locale, string[]>> = {
  en: english,
  'zh-Hans': ['手机插上电脑没反应', '播放量为零怎么办', '代理 dns'],
  ru: ['телефон не обнаружен', 'почему нет просмотров у видео', 'прокси днс'],
};

/** Runs in the page: puts a text into the field and waits until its answer is in the page and then painted. */
const answerTo = (element: Element, text: string): Promise<{ shown: number; painted: number }> =>
  new Promise((resolve) => {
    const box = document.querySelector('.search-box');
    if (!box) throw new Error('no search');
    const { port1, port2 } = new MessageChannel();
    let shown = 0;
    port1.onmessage = () => {
      port1.close();
      resolve({ shown, painted: performance.now() - begin });
    };
    const observer = new MutationObserver(() => {
      if (box.getAttribute('aria-busy') !== 'false') return;
      observer.disconnect();
      shown = performance.now() - begin;
      // A message sent while a frame is made arrives after it.
      requestAnimationFrame(() => port2.postMessage(''));
    });
    observer.observe(box, { attributes: true, childList: true, subtree: true, characterData: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    const begin = performance.now();
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

/** Runs in the worker, before its own code: keeps how long it took from being asked to its answer. */
const timeAnswers = (): void => {
  const send = globalThis.postMessage.bind(globalThis);
  let asked = 0;
  addEventListener('message', () => {
    asked = performance.now();
  });
  const took = { last: 0 };
  Object.assign(globalThis, {
    took,
    postMessage: (message: unknown) => {
      took.last = performance.now() - asked;
      send(message);
    },
  });
};
const tookSchema = z.object({ last: z.number() });

/** Runs in the page: a message there and back, and one change of the page. */
const nothing = (): Promise<number> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => port2.postMessage('');
    port1.onmessage = () => {
      document.querySelector('.search-box')?.toggleAttribute('data-measured');
      resolve(performance.now() - begin);
    };
    const begin = performance.now();
    port1.postMessage('');
  });

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds of the processor's time. */
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).optional(),
    }),
  ),
});

/** Milliseconds of processor time a key takes, in the page and in the worker. */
async function processorTimes(
  page: Page,
  field: ElementHandle,
  texts: readonly string[],
): Promise<{ page: number; worker: number }> {
  await page.mouse.move(0, 0);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  for (const text of texts) await field.evaluate(answerTo, text);
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const threads = traceEvents.filter(({ name }) => name === 'thread_name');
  const worker = threads.find(({ args }) => args?.name?.startsWith('DedicatedWorker'));
  const main = threads.find(({ pid, args }) => pid === worker?.pid && args?.name === 'CrRendererMain');
  const timeOf = (thread: typeof worker): number =>
    traceEvents
      .filter(({ name, pid, tid }) => name === 'RunTask' && pid === thread?.pid && tid === thread.tid)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0) /
    1000 /
    texts.length;
  return { page: timeOf(main), worker: timeOf(worker) };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const written = (times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return `${at(sorted, 0.5).toFixed(0)} / ${at(sorted, 0.95).toFixed(0)}`.padStart(9);
};

async function measure(page: Page, locale: Locale): Promise<number> {
  const created = page.waitForEvent('worker');
  await page.goto(new URL(localizePath('/docs/intro', locale), address).href);
  await page.locator('[data-search-open]').first().click();
  const worker = await created;
  const combobox = page.getByRole('combobox');
  await combobox.fill('usb');
  await page.locator('.search-dialog .search-note').waitFor({ state: 'detached' });
  // Found once: looking for a role would ask for styles and layout at every key.
  const field = await combobox.elementHandle();
  if (!field) throw new Error('no search');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = { shown: [] as number[], painted: [] as number[], worker: [] as number[], empty: [] as number[] };
  const texts = (queries[locale] ?? english).flatMap((query) =>
    Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1)),
  );
  for (const text of texts) {
    const { shown, painted } = await field.evaluate(answerTo, text);
    const { last } = tookSchema.parse(await worker.evaluate('took'));
    times.shown.push(shown + (slowdown - 1) * last);
    times.painted.push(painted + (slowdown - 1) * last);
    times.worker.push(slowdown * last);
    times.empty.push(await page.evaluate(nothing));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const processor = await processorTimes(page, field, texts);
  const counted = (time: number): string => (slowdown * time).toFixed(0).padStart(9);
  const columns = [times.shown, times.painted, times.worker, times.empty].map(written);
  console.log([locale.padEnd(8), ...columns, counted(processor.page), counted(processor.worker)].join(' '));
  return at(
    [...times.shown].sort((a, b) => a - b),
    0.5,
  );
}

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserFlags });
const page = await browser.newPage();
await page.route(/worker[^/]*\.js$/, async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `(${timeAnswers})();${await response.text()}` });
});
console.log(
  'ms, half of the keys / 95 of 100; the last two are means\n           in page   painted    worker     empty page busy worker busy',
);
const medians: number[] = [];
for (const locale of locales) medians.push(await measure(page, locale));
await browser.close();
process.exit(Math.max(...medians) <= allowed ? 0 : 1);
