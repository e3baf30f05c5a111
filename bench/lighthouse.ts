import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { InputError } from '../src/lib/problems.ts';
import type { Speed } from '../tests/rules/budgets.ts';
import { runCommand } from '../tools/command.ts';
import { listen } from '../tools/port.ts';
import { createSiteServer } from '../tools/serve.ts';
import { installInstruments } from './install.ts';
import { categories, type LighthouseResult, runLighthouse } from './lighthouse-run.ts';

/** What of a page is slower, or scores less, than it may; in words. */
export function shortfalls(result: LighthouseResult, allowed: Speed): string[] {
  // As it is shown: nobody is told that 850 ms is more than 850 ms.
  const times = [
    ['first paint', Math.round(result.firstPaint), allowed.firstPaint],
    ['blocking time', Math.round(result.blocking), allowed.blocking],
  ] as const;
  const shift = Number(result.shift.toFixed(3));
  return [
    ...times.filter(([, spent, most]) => spent > most).map(([name, spent, most]) => `${name} ${spent} ms > ${most} ms`),
    ...(shift > allowed.shift ? [`layout shift ${shift} > ${allowed.shift}`] : []),
    ...categories
      .filter((name) => (result.scores[name] ?? 0) < allowed.scores[name])
      .map((name) => `${name} ${result.scores[name]} < ${allowed.scores[name]}`),
  ];
}

/** An address, a kind of page (`/docs/…`), or a part of addresses (`/ru/`). */
export const isWanted = (path: string, kind: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((text) => text === path || text === kind || (text !== '/' && path.includes(text)));

const columns = ['paint', 'largest', 'blocking', 'shift', 'perf', 'a11y', 'best', 'seo'];
const line = (cells: readonly (string | number)[], path: string): string =>
  `${cells.map((cell) => String(cell).padStart(8)).join(' ')}  ${path}`;

/**
 * `npm run lighthouse`: the last build as a phone shows it, one page of each kind in each language, held against
 * tests/rules/budgets.ts.
 *   --only /docs/…,/ru/     these kinds or addresses alone
 *   --runs 3                the median of so many
 */
export async function lighthouse(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, runs: { type: 'string', default: '3' }, verbose: { type: 'boolean' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new InputError(`--runs: "${values.runs}" is no number from 1 on.`);
  if (!existsSync('dist/sitemap-index.xml'))
    throw new InputError('There is no build to look at: run "npm run build" first.');
  // Loading them reads the addresses of the build.
  const { kindOf, oneOfEachKind, paths } = await import('../tests/rules/pages.ts');
  const { speedOf } = await import('../tests/rules/budgets.ts');
  const only = values.only?.split(',').filter(Boolean) ?? [];
  const chosen = oneOfEachKind(paths).filter((path) => isWanted(path, kindOf(path), only));
  if (chosen.length === 0) throw new InputError(`--only: no page of the build is meant by "${values.only}".`);
  installInstruments();

  const server = createSiteServer(resolve('dist'));
  const origin = `http://localhost:${await listen(server, 0)}`;
  console.log(
    `${chosen.length} pages, median of ${runs}\n${line(columns, 'page (paint, largest paint, blocking time in ms)')}`,
  );
  const speeds: number[] = [];
  let failed = 0;
  try {
    for (const path of chosen) {
      const result = await runLighthouse(origin + path, runs);
      speeds.push(result.benchmarkIndex);
      const times = [result.firstPaint, result.largestPaint, result.blocking].map(Math.round);
      console.log(
        line([...times, result.shift.toFixed(3), ...categories.map((name) => result.scores[name] ?? 0)], path),
      );
      const found = shortfalls(result, speedOf(path));
      if (found.length > 0) failed += 1;
      for (const text of found) console.log(`${' '.repeat(9)}✘ ${text}`);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)].map(Math.round);
  console.log(
    `\nLighthouse rates this machine ${slowest} to ${fastest} (${cpus().length} cores). Its times are computed from what this machine ` +
      'needed: with other work on it, or below about 1000, they are longer than a phone’s.',
  );
  console.log(failed === 0 ? 'all pages keep their budget' : `${failed} of ${chosen.length} pages miss their budget`);
  return failed === 0;
}

if (import.meta.main) await runCommand(lighthouse);
