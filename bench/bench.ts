import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { InputError } from '../src/lib/problems.ts';
import { browserFlags, findOrInstallBrowser } from '../tools/browser.ts';
import { runCommand } from '../tools/command.ts';
import { measureNavigation, measureVisit } from './browse.ts';
import { type Contender, type ContenderName, contenderNames, contenders, silence } from './contenders.ts';
import { installInstruments, installPeer, versionsIn } from './install.ts';
import { runLighthouse } from './lighthouse-run.ts';
import { type BenchPage, createPages, visitedPages } from './pages.ts';
import { benchFolder, workFolder } from './place.ts';
import { type BuildCost, type Limits, processorTime, stolenShare, timeBuild } from './processes.ts';
import { charts, report, type Surroundings } from './report.ts';
import { collect, type Entry, isDisturbed, type PartName, partNames, readEntries, save } from './results.ts';
import { asSent, whileServed } from './static-server.ts';
import { median } from './statistics.ts';

const resultsFolder = join(workFolder, 'results');
const allSizes = [120, 1200, 12_000];
/** The largest site takes hours with generators that list all pages on every page. */
const largest: readonly ContenderName[] = ['ours', 'starlight'];
const isLarge = (pages: number): boolean => pages > 1200;
/** A build that takes longer is not repeated. */
const repeatedUpTo = 60;
/** Seconds of a cold build up to which a warm one is waited for, too. */
const warmUpTo = 1800;

interface Options {
  only: readonly ContenderName[];
  sizes: readonly number[];
  runs: number;
  limits: Limits;
}

const isContender = (name: string): name is ContenderName => contenderNames.some((each) => each === name);

function readOptions(args: string[]): Options & { fresh: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '90' },
      fresh: { type: 'boolean', default: false },
      verbose: { type: 'boolean' },
    },
  });
  const list = (text: string): string[] => text.split(',').filter(Boolean);
  const positive = (text: string, option: string): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1) throw new InputError(`--${option}: "${text}" is no number from 1 on.`);
    return number;
  };
  const only =
    values.only === undefined
      ? contenderNames
      : list(values.only).map((name) => {
          if (!isContender(name)) throw new InputError(`--only: "${name}" is none of ${contenderNames.join(', ')}.`);
          return name;
        });
  return {
    only,
    sizes: values.pages === undefined ? allSizes : list(values.pages).map((text) => positive(text, 'pages')),
    runs: positive(values.runs, 'runs'),
    limits: { minutes: positive(values.minutes, 'minutes'), freeBytes: 4 * 2 ** 30 },
    fresh: values.fresh,
  };
}

/** This repository has no version: the commit, and a mark of what was changed since. */
function ourVersion(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
  try {
    // What this command writes itself is no change.
    const changes = git('diff', 'HEAD', '--', '.', ':!bench/RESULTS.md', ':!bench/charts');
    const mark = changes && `, with changes ${createHash('sha256').update(changes).digest('hex').slice(0, 7)}`;
    return `commit ${git('rev-parse', '--short', 'HEAD')}${mark}`;
  } catch {
    return 'unknown version';
  }
}

/** Installs what is missing; the versions that are measured. */
function prepare(name: ContenderName): string {
  if (name === 'ours') return ourVersion();
  const { project, packages } = contenders[name];
  installPeer(join(benchFolder, 'peers', name), project);
  return versionsIn(project, packages);
}

const outOf = ({ project, out }: Contender): string => resolve(project, out);

const filesIn = (folder: string): { name: string; bytes: number }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: file.slice(folder.length + 1).replaceAll('\\', '/'), bytes: statSync(file).size }));

/** What a build leaves for the next one. */
function forget(contender: Contender): void {
  const kept = [...contender.caches, 'node_modules/.cache', 'node_modules/.vite'];
  for (const cache of contender.project === '.' ? contender.caches : kept)
    rmSync(resolve(contender.project, cache), { recursive: true, force: true });
  rmSync(outOf(contender), { recursive: true, force: true });
}

/** Names the pages whose built site stands in the contender's folder: a run that goes on need not build it again. */
const markOf = (name: ContenderName): string => join(workFolder, `${name}.built`);
const isBuilt = (name: ContenderName, key: string): boolean =>
  existsSync(markOf(name)) && readFileSync(markOf(name), 'utf8') === key && existsSync(outOf(contenders[name]));

async function buildOnce(contender: Contender, limits: Limits): Promise<BuildCost> {
  const { build, project } = contender;
  // What 12,000 pages need is measured; that Node gives up sooner by itself is not the generator's fault.
  const env = { ...silence, NODE_OPTIONS: '--max-old-space-size=12000', ...build.env };
  return timeBuild({ ...build, env }, resolve(project), limits);
}

async function measureBuild(name: ContenderName, pages: readonly BenchPage[], key: string, { runs, limits }: Options) {
  const contender = contenders[name];
  const { first } = visitedPages(pages);
  rmSync(markOf(name), { force: true });
  contender.write(pages);
  const cold: BuildCost[] = [];
  const warm: BuildCost[] = [];
  const isLong = (builds: BuildCost[]): boolean => builds.some(({ seconds }) => seconds > repeatedUpTo);
  while (cold.length < runs && !isLong(cold)) {
    forget(contender);
    cold.push(await buildOnce(contender, limits));
  }
  while (warm.length < runs && !isLong(warm) && cold.every(({ seconds }) => seconds <= warmUpTo)) {
    appendFileSync(contender.fileOf(first), `\n第 ${warm.length + 1} 次修改时补充的一句话。\n`);
    warm.push(await buildOnce(contender, limits));
  }
  writeFileSync(markOf(name), key);
  const folder = outOf(contender);
  const files = filesIn(folder);
  const index = files.filter((file) => contender.searchIndex?.test(file.name));
  if (contender.searchIndex && index.length === 0) throw new Error(`no file of the search index in ${contender.out}`);
  const texts = files.filter((file) => /page-\d{5}(?:\/index)?\.html$/.test(file.name));
  if (texts.length !== pages.length) throw new Error(`${texts.length} pages were built instead of ${pages.length}`);
  const peaks = cold.flatMap(({ peakBytes }) => peakBytes ?? []);
  const sum = (list: { bytes: number }[]): number => list.reduce((total, { bytes }) => total + bytes, 0);
  const sent = index.map((file) => ({ bytes: asSent(file.name, readFileSync(join(folder, file.name))).body.length }));
  return {
    coldSeconds: median(cold.map(({ seconds }) => seconds)),
    ...(warm.length > 0 && { warmSeconds: median(warm.map(({ seconds }) => seconds)) }),
    ...(peaks.length > 0 && { peakBytes: median(peaks) }),
    outputBytes: sum(files),
    htmlBytes: sum(texts) / texts.length,
    ...(contender.searchIndex && { searchBytes: sum(sent) }),
  };
}

async function measure(name: ContenderName, count: number, version: string, options: Options): Promise<void> {
  const contender = contenders[name];
  const pages = createPages(count);
  const { first, next } = visitedPages(pages);
  const key = `${version} ${count}`;
  const known = readEntries(resultsFolder).filter(
    (entry) => entry.contender === name && entry.pages === count && entry.version === version && entry.value,
  );
  const kept = (part: PartName): Entry | undefined => known.find((entry) => entry.part === part);
  const missing = partNames.filter((part) => {
    const entry = kept(part);
    return !entry || isDisturbed(entry);
  });
  const common = { contender: name, pages: count, version, date: new Date().toISOString().slice(0, 10) };
  const keep = (entry: Entry): void => {
    const before = kept(entry.part);
    if (!before || (entry.value && (entry.stolen ?? 0) < (before.stolen ?? 0))) save(resultsFolder, entry);
  };
  const attempt = async (part: PartName, action: () => Promise<Entry>): Promise<boolean> => {
    const start = performance.now();
    const from = processorTime();
    process.stdout.write(`${contender.title}, ${count} pages, ${part} … `);
    try {
      const entry = await action();
      const to = processorTime();
      const stolen = from && to && stolenShare(from, to);
      keep({ ...entry, ...(stolen !== undefined && { stolen }) });
      const others = stolen ? `, ${Math.round(stolen * 100)}% of the processor went to others` : '';
      console.log(`${((performance.now() - start) / 1000).toFixed(0)} s${others}`);
      return true;
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error);
      console.log(`failed: ${failed}`);
      keep({ ...common, part, failed });
      return false;
    }
  };
  if (missing.length === 0) return;
  if (missing.includes('build') || !isBuilt(name, key)) {
    const built = await attempt('build', async () => ({
      ...common,
      part: 'build',
      value: await measureBuild(name, pages, key, options),
    }));
    if (!built) {
      forget(contender);
      return;
    }
  }
  await whileServed(outOf(contender), async (origin) => {
    const [from, to] = [origin + contender.address(first), origin + contender.address(next)];
    const parts: Record<Exclude<PartName, 'build'>, () => Promise<Entry>> = {
      visit: async () => ({ ...common, part: 'visit', value: await measureVisit(from) }),
      lighthouse: async () => ({
        ...common,
        part: 'lighthouse',
        value: await runLighthouse(from, options.runs, ['performance']),
      }),
      navigation: async () => ({
        ...common,
        part: 'navigation',
        value: await measureNavigation(from, to, next.title, options.runs),
      }),
    };
    for (const part of partNames) if (part !== 'build' && missing.includes(part)) await attempt(part, parts[part]);
  });
  // Gigabytes, where every page lists all others.
  if (isLarge(count)) forget(contender);
}

async function surroundings(runs: number): Promise<Surroundings> {
  const [first] = cpus();
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserFlags });
  const version = browser.version();
  await browser.close();
  return {
    machine: `${cpus().length} cores (${first?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform}`,
    node: process.versions.node,
    browser: `Chromium ${version}`,
    runs,
  };
}

async function writeReport(runs: number): Promise<void> {
  const results = collect(readEntries(resultsFolder));
  if (results.length === 0) return;
  const folder = join(benchFolder, 'charts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of charts(results)) writeFileSync(join(folder, name), picture);
  writeFileSync(join(benchFolder, 'RESULTS.md'), report(results, await surroundings(runs)));
}

/**
 * `npm run bench`: this site's code beside other generators, on the same pages; writes bench/RESULTS.md.
 *   --only ours,starlight   these alone
 *   --pages 120,1200        these sizes alone (12,000 is for ours and Starlight)
 *   --runs 3                how often what can be repeated is repeated
 *   --minutes 90            how long one build may take
 *   --fresh                 forgets what was measured and installs the newest versions again
 * What was measured is kept in bench/.work: a second run fills in what is missing, has failed, or was measured while
 * other guests of the same host took more than a tenth of the processor time.
 */
export async function bench(args: string[]): Promise<boolean> {
  const { fresh, ...options } = readOptions(args);
  if (fresh) rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  installInstruments();
  const versions = new Map<ContenderName, string>();
  for (const name of options.only) {
    try {
      versions.set(name, prepare(name));
      console.log(`${contenders[name].title}: ${versions.get(name)}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.log(`${contenders[name].title} could not be installed: ${reason}`);
      const common = { contender: name, version: 'not installed', date: new Date().toISOString().slice(0, 10) };
      for (const pages of options.sizes) save(resultsFolder, { ...common, pages, part: 'build', failed: reason });
    }
  }
  for (const count of options.sizes)
    for (const [name, version] of versions) {
      if (isLarge(count) && !largest.includes(name)) continue;
      await measure(name, count, version, options);
      await writeReport(options.runs);
    }
  console.log('Written: bench/RESULTS.md');
  return true;
}

if (import.meta.main) await runCommand(bench);
