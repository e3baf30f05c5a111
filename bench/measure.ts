import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { browserFlags, findOrInstallBrowser } from '../scripts/browser.ts';
import { run } from '../scripts/run.ts';

const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost';
const viewport = { width: 390, height: 844 };

/** The middle one; of two middle ones, the smaller. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** The median of each figure. */
export const medians = (runs: readonly Record<string, number>[]): Record<string, number> =>
  Object.fromEntries(Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.flatMap((each) => each[key] ?? []))]));

async function inBrowser<T>(use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, onlyThisMachine] });
  try {
    return await use(await browser.newContext({ viewport }));
  } finally {
    await browser.close();
  }
}

/** Resolves after half a second without a request. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
}

/** Bytes transferred on a first visit before any interaction: compressed, with headers. */
export const measureVisit = (url: string): Promise<{ bytes: number; js: number; requests: number }> =>
  inBrowser(async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const types = new Map<string, string>();
    const visit = { bytes: 0, js: 0, requests: 0 };
    session.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      // Data addresses finish without crossing the line.
      if (encodedDataLength === 0) return;
      visit.requests += 1;
      visit.bytes += encodedDataLength;
      if (types.get(requestId)?.includes('javascript')) visit.js += encodedDataLength;
    });
    const response = await page.goto(url);
    if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
    await quiet(page);
    return visit;
  });

/**
 * Runs in every document: notes the first frame with the expected heading, whether a router changed the document or the
 * browser opened a new one.
 */
function watchHeading(): void {
  const look = (): void => {
    const wanted = sessionStorage.getItem('bench-title');
    if (!wanted || sessionStorage.getItem('bench-time')) return;
    // Some generators put invisible characters or an anchor into their headings.
    if (!document.querySelector('h1')?.textContent?.includes(wanted)) return;
    requestAnimationFrame(() => {
      setTimeout(() => {
        const began = Number(sessionStorage.getItem('bench-start'));
        sessionStorage.setItem('bench-time', String(performance.timeOrigin + performance.now() - began));
      });
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  const noteStart = (): void => {
    if (!sessionStorage.getItem('bench-start'))
      sessionStorage.setItem('bench-start', String(performance.timeOrigin + performance.now()));
  };
  addEventListener('click', noteStart, { capture: true });
  look();
}

interface Step {
  from: string;
  to: string;
  /** Heading of the next page. */
  title: string;
}

/** Milliseconds from a click to a frame with the next heading, on Lighthouse's slow 4G and a processor four times slower. */
const clickOnce = ({ from, to, title }: Step, pointAtItFirst: boolean): Promise<number> =>
  inBrowser(async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchHeading);
    await page.goto(from);
    const target = new URL(to).pathname.replace(/\/$|\.html$/, '');
    // The link in the text: not every generator has a pager.
    const link = page.locator(`:is(main, article, .vp-doc) li a[href*="${target}"]`).last();
    // Some load the code that follows links with the first sign of a reader.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await quiet(page);
    if (pointAtItFirst) {
      await link.hover();
      await quiet(page);
    }
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const throughput = (1.6 * 1024 * 1024) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate((heading) => sessionStorage.setItem('bench-title', heading), title);
    if (pointAtItFirst) await link.click();
    // Clicked where it is, below the window: nothing has prefetched it.
    else await link.evaluate((element) => element instanceof HTMLElement && element.click());
    const time = await page.waitForFunction(() => sessionStorage.getItem('bench-time'), undefined, { timeout: 60_000 });
    return Number(await time.jsonValue());
  });

export const measureNavigation = async (step: Step): Promise<{ pointed: number; unpointed: number }> => ({
  pointed: await clickOnce(step, true),
  unpointed: await clickOnce(step, false),
});

const audit = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.object({
    'first-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

/** Lighthouse comes from the lock file of this folder: the site does not need it. */
export function installLighthouse(): void {
  if (existsSync('bench/node_modules/lighthouse')) return;
  console.log('Installing Lighthouse into bench/node_modules…');
  const { status } = spawnSync('npm ci --no-audit --no-fund', { cwd: 'bench', shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the packages of bench/package.json.');
}

async function lighthouseOnce(url: string): Promise<{ firstPaint: number; blocking: number; shift: number }> {
  const flags = ['--headless', ...browserFlags, `"${onlyThisMachine}"`].join(' ');
  const options = ['--quiet', '--output=json', '--only-categories=performance', '--disable-full-page-screenshot'];
  const { code, output } = await run(
    'node',
    ['bench/node_modules/lighthouse/cli/index.js', url, ...options, `--chrome-flags=${flags}`],
    { quiet: true, env: { CHROME_PATH: findOrInstallBrowser() } },
  );
  if (code !== 0) throw new Error(`Lighthouse failed for ${url}:\n${output.slice(-1000)}`);
  const { runtimeError, audits } = reportSchema.parse(JSON.parse(output.slice(output.indexOf('{'))));
  if (runtimeError) throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
  return {
    firstPaint: audits['first-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  };
}

/** On Lighthouse's phone: slow 4G and a processor four times slower, both computed. Times in ms, medians. */
export async function measureSpeed(url: string, runs: number): Promise<Awaited<ReturnType<typeof lighthouseOnce>>> {
  const all: Awaited<ReturnType<typeof lighthouseOnce>>[] = [];
  while (all.length < runs) all.push(await lighthouseOnce(url));
  return {
    firstPaint: Math.round(median(all.map(({ firstPaint }) => firstPaint))),
    blocking: Math.round(median(all.map(({ blocking }) => blocking))),
    shift: Number(median(all.map(({ shift }) => shift)).toFixed(3)),
  };
}
