import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { browserFlags, findOrInstallBrowser } from '../tools/browser.ts';
import { run } from '../tools/run.ts';
import { lastLines } from './install.ts';
import { benchFolder } from './place.ts';
import { median, repeat } from './statistics.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

const number = z.looseObject({ numericValue: z.number() });
const reportSchema = z.looseObject({
  lighthouseVersion: z.string(),
  runtimeError: z.looseObject({ message: z.string() }).optional(),
  environment: z.looseObject({ benchmarkIndex: z.number() }),
  categories: z.partialRecord(z.enum(categories), z.looseObject({ score: z.number().nullable() })),
  audits: z.looseObject({
    'first-contentful-paint': number,
    'largest-contentful-paint': number,
    'total-blocking-time': number,
    'cumulative-layout-shift': number,
  }),
});

/** What Lighthouse's phone (slow 4G, a processor four times slower, both computed) makes of a page. Times in ms. */
export interface LighthouseResult {
  version: string;
  /** How fast this machine is, by Lighthouse's own measure: its times depend on it. */
  benchmarkIndex: number;
  /** Of 100. */
  scores: Partial<Record<Category, number>>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** The browser's recording has no beginning: nothing was measured, and the page is opened once more. */
const isRecordingLost = (output: string): boolean => output.includes('(NO_NAVSTART)');

async function runOnce(
  url: string,
  wanted: readonly Category[],
  browser: string,
  attempts = 3,
): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const flags = ['--headless', ...browserFlags, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'];
    const { code, output } = await run(
      'node',
      [
        join(benchFolder, 'node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${wanted.join(',')}`,
        `--chrome-flags=${flags.map((flag) => (flag.includes(' ') ? `"${flag}"` : flag)).join(' ')}`,
        '--no-enable-error-reporting',
        // Of no use in a table, and a second of every run.
        '--disable-full-page-screenshot',
      ],
      { quiet: true, env: { CHROME_PATH: browser } },
    );
    if (code !== 0 && isRecordingLost(output) && attempts > 1) return await runOnce(url, wanted, browser, attempts - 1);
    if (code !== 0) throw new Error(`Lighthouse failed for ${url}:\n${lastLines(output)}`);
    const report = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (report.runtimeError) throw new Error(`Lighthouse failed for ${url}: ${report.runtimeError.message}`);
    const timeOf = (audit: keyof typeof report.audits & string): number =>
      number.parse(report.audits[audit]).numericValue;
    return {
      version: report.lighthouseVersion,
      benchmarkIndex: report.environment.benchmarkIndex,
      scores: Object.fromEntries(wanted.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])),
      firstPaint: timeOf('first-contentful-paint'),
      largestPaint: timeOf('largest-contentful-paint'),
      blocking: timeOf('total-blocking-time'),
      shift: timeOf('cumulative-layout-shift'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each figure the median of its runs. */
export function middleOf(runs: readonly LighthouseResult[]): LighthouseResult {
  const [first] = runs;
  if (!first) throw new Error('Lighthouse was not run.');
  const middle = (value: (result: LighthouseResult) => number): number => median(runs.map(value));
  return {
    version: first.version,
    benchmarkIndex: middle((result) => result.benchmarkIndex),
    scores: Object.fromEntries(
      categories
        .filter((name) => name in first.scores)
        .map((name) => [name, median(runs.flatMap(({ scores }) => scores[name] ?? []))]),
    ),
    firstPaint: middle((result) => result.firstPaint),
    largestPaint: middle((result) => result.largestPaint),
    blocking: middle((result) => result.blocking),
    shift: middle((result) => result.shift),
  };
}

/** Opens a page so many times, each with a new browser; what does not depend on speed is asked the first time. */
export async function runLighthouse(
  url: string,
  runs: number,
  wanted: readonly Category[] = categories,
): Promise<LighthouseResult> {
  const browser = findOrInstallBrowser();
  const bySpeed = wanted.filter((name) => name === 'performance');
  return middleOf(await repeat(runs, (time) => runOnce(url, time === 0 ? wanted : bySpeed, browser)));
}
