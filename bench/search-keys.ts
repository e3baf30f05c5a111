/**
 * Milliseconds from a key to its results, typed letter by letter in every language, on a page slowed down four times (50 are
 * allowed). The browser slows down the page and not the worker: what the worker took is counted four times.
 * Wants a machine with nothing else to do; the empty column says what a key costs that only crosses to another thread
 * and back. The last two columns say the same on a busy machine: the processor's time a key takes, in the page until it is painted
 * and in the worker, from a trace of a page that is not slowed down, counted four times.
 *
 *   BASE_URL=http://localhost:4173 node bench/search-keys.ts
 */
import { chromium, type Locator, type Page } from '@playwright/test';
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

/** Runs in the page: waits for the answer to a text put into the field at once. */
const answerTo = (element: Element, text: string): Promise<{ all: number; worker: number }> =>
  new Promise((resolve) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('no search');
    const box = document.querySelector('.search-box');
    let asked = 0;
    let answered = 0;
    let changed = 0;
    const finish = (): void => {
      if (answered === 0 || changed === 0 || box?.getAttribute('aria-busy') !== 'false') return;
      observer.disconnect();
      Worker.prototype.postMessage = postMessage;
      resolve({ all: changed - begin, worker: answered - asked });
    };
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      asked = performance.now();
      // The page may have changed before this is called: the search has been listening for longer.
      const heard = ({ timeStamp }: MessageEvent): void => {
        this.removeEventListener('message', heard);
        answered = timeStamp;
        finish();
      };
      this.addEventListener('message', heard);
      postMessage.call(this, message);
    };
    const begin = performance.now();
    const observer = new MutationObserver(() => {
      changed = performance.now();
      finish();
    });
    if (box) observer.observe(box, { attributes: true, childList: true, subtree: true, characterData: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

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

/** Runs in the page: puts a text into the field and waits until its answer has been painted. */
const painted = (element: Element, text: string): Promise<void> =>
  new Promise((resolve) => {
    const busy = (): boolean => document.querySelector('.search-box')?.getAttribute('aria-busy') !== 'false';
    const look = (): void => {
      requestAnimationFrame(busy() ? look : () => setTimeout(resolve));
    };
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    look();
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
async function processorTimes(field: Locator, texts: readonly string[]): Promise<{ page: number; worker: number }> {
  // Found once: looking for a role would ask for styles and layout at every key.
  const element = await field.elementHandle();
  await field.page().mouse.move(0, 0);
  await browser.startTracing(field.page(), { categories: ['disabled-by-default-devtools.timeline'] });
  for (const text of texts) await element?.evaluate(painted, text);
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
const shown = (times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return `${at(sorted, 0.5).toFixed(0)} / ${at(sorted, 0.95).toFixed(0)}`.padStart(9);
};

async function measure(page: Page, locale: Locale): Promise<number> {
  await page.goto(new URL(localizePath('/docs/intro', locale), address).href);
  await page.locator('[data-search-open]').first().click();
  const field = page.getByRole('combobox');
  await field.fill('usb');
  await page.locator('.search-dialog .search-note').waitFor({ state: 'detached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = { all: [] as number[], worker: [] as number[], empty: [] as number[] };
  const texts = (queries[locale] ?? english).flatMap((query) =>
    Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1)),
  );
  for (const text of texts) {
    const { all, worker } = await field.evaluate(answerTo, text);
    times.all.push(all + (slowdown - 1) * worker);
    times.worker.push(slowdown * worker);
    times.empty.push(await page.evaluate(nothing));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const processor = await processorTimes(field, texts);
  const counted = (time: number): string => (slowdown * time).toFixed(0).padStart(9);
  console.log(
    `${locale.padEnd(8)} ${shown(times.all)} ${shown(times.worker)} ${shown(times.empty)} ${counted(processor.page)} ${counted(processor.worker)}`,
  );
  return at(
    [...times.all].sort((a, b) => a - b),
    0.5,
  );
}

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserFlags });
const page = await browser.newPage();
console.log(
  'ms, half of the keys / 95 of 100; the last two are means\n         to result    worker     empty page busy worker busy',
);
const medians: number[] = [];
for (const locale of locales) medians.push(await measure(page, locale));
await browser.close();
process.exit(Math.max(...medians) <= allowed ? 0 : 1);
