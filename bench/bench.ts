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
import { charts, report } from './report.ts';
import {
  collect,
  type Entry,
  keep,
  type PartName,
  partNames,
  readEntries,
  type Surroundings,
  save,
} from './results.ts';
import { asSent, whileServed } from './static-server.ts';

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
    const changes = git('diff', 'HEAD', '--', '.', ':!bench/RESULTS.md', ':!bench/results', ':!bench/charts');
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

async function measureBuild(name: ContenderName, pages: readonly BenchPage[], key: string, limits: Limits) {
  const contender = contenders[name];
  rmSync(markOf(name), { force: true });
  forget(contender);
  contender.write(pages);
  const cold = await buildOnce(contender, limits);
  writeFileSync(markOf(name), key);
  const folder = outOf(contender);
  const files = filesIn(folder);
  const index = files.filter((file) => contender.searchIndex?.test(file.name));
  if (contender.searchIndex && index.length === 0) throw new Error(`no file of the search index in ${contender.out}`);
  const texts = files.filter((file) => /page-\d{5}(?:\/index)?\.html$/.test(file.name));
  if (texts.length !== pages.length) throw new Error(`${texts.length} pages were built instead of ${pages.length}`);
  const sum = (list: { bytes: number }[]): number => list.reduce((total, { bytes }) => total + bytes, 0);
  const sent = index.map((file) => ({ bytes: asSent(file.name, readFileSync(join(folder, file.name))).body.length }));
  return {
    seconds: cold.seconds,
    peakBytes: cold.peakBytes,
    outputBytes: sum(files),
    htmlBytes: sum(texts) / texts.length,
    ...(contender.searchIndex && { searchBytes: sum(sent) }),
  };
}

/** Once more with what the build before has left, after one edited text. */
async function measureWarmBuild(name: ContenderName, pages: readonly BenchPage[], key: string, limits: Limits) {
  const contender = contenders[name];
  rmSync(markOf(name), { force: true });
  appendFileSync(contender.fileOf(visitedPages(pages).first), '\n修改时补充的一句话。\n');
  const { seconds } = await buildOnce(contender, limits);
  writeFileSync(markOf(name), key);
  return { seconds };
}

/** What is left to do in a round: bytes are the same every time, and long builds are not repeated. */
function missingIn(round: number, known: readonly Entry[]): PartName[] {
  const longest = Math.max(0, ...known.map((entry) => (entry.part === 'build' && entry.value?.seconds) || 0));
  const isDue: Record<PartName, boolean> = {
    build: round === 1 || longest <= repeatedUpTo,
    visit: round === 1,
    lighthouse: true,
    navigation: true,
    warm: longest <= (round === 1 ? warmUpTo : repeatedUpTo),
  };
  return partNames.filter(
    (part) => isDue[part] && !known.some((entry) => entry.part === part && entry.round === round),
  );
}

async function measure(name: ContenderName, count: number, version: string, round: number, limits: Limits) {
  const contender = contenders[name];
  const pages = createPages(count);
  const { first, next } = visitedPages(pages);
  const key = `${version} ${count}`;
  const known = (): Entry[] =>
    readEntries(resultsFolder).filter(
      (entry) => entry.contender === name && entry.pages === count && entry.version === version && entry.value,
    );
  const missing = missingIn(round, known());
  const common = { contender: name, pages: count, version, round, date: new Date().toISOString().slice(0, 10) };
  const attempt = async (part: PartName, action: () => Promise<Entry>): Promise<boolean> => {
    const start = performance.now();
    const from = processorTime();
    process.stdout.write(`${contender.title}, ${count} pages, round ${round}, ${part} … `);
    try {
      const entry = await action();
      const to = processorTime();
      const stolen = from && to && stolenShare(from, to);
      save(resultsFolder, { ...entry, stolen });
      const others = stolen ? `, ${Math.round(stolen * 100)}% of the processor went to others` : '';
      console.log(`${((performance.now() - start) / 1000).toFixed(0)} s${others}`);
      return true;
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error);
      console.log(`failed: ${failed}`);
      save(resultsFolder, { ...common, part, failed });
      return false;
    }
  };
  if (missing.length === 0) return;
  // What could not be built in one round, or came to no end, is left out of the next.
  const cameThrough = isBuilt(name, key) || known().some((entry) => entry.part === 'warm' && entry.round === round - 1);
  if (round > 1 && !cameThrough) return;
  if (missing.includes('build') || !isBuilt(name, key)) {
    const built = await attempt('build', async () => ({
      ...common,
      part: 'build',
      value: await measureBuild(name, pages, key, limits),
    }));
    if (!built) {
      forget(contender);
      return;
    }
  }
  await whileServed(outOf(contender), async (origin) => {
    const [from, to] = [origin + contender.address(first), origin + contender.address(next)];
    const parts = {
      visit: async () => ({ ...common, part: 'visit', value: await measureVisit(from) }),
      lighthouse: async () => ({
        ...common,
        part: 'lighthouse',
        value: await runLighthouse(from, 1, ['performance']),
      }),
      navigation: async () => ({
        ...common,
        part: 'navigation',
        value: await measureNavigation(from, to, next.title),
      }),
    } satisfies Partial<Record<PartName, () => Promise<Entry>>>;
    for (const part of ['visit', 'lighthouse', 'navigation'] as const)
      if (missing.includes(part)) await attempt(part, parts[part]);
  });
  // At last: one that comes to no end costs nothing else.
  if (missingIn(round, known()).includes('warm'))
    await attempt('warm', async () => ({
      ...common,
      part: 'warm',
      value: await measureWarmBuild(name, pages, key, limits),
    }));
}

async function surroundings(): Promise<Surroundings> {
  const [first] = cpus();
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserFlags });
  const version = browser.version();
  await browser.close();
  return {
    machine: `${cpus().length} cores (${first?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform}`,
    node: process.versions.node,
    browser: `Chromium ${version}`,
  };
}

async function writeReport(): Promise<void> {
  const results = collect(readEntries(resultsFolder));
  if (results.length === 0) return;
  const folder = join(benchFolder, 'charts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const comparisons = keep(join(benchFolder, 'results'), results, await surroundings());
  for (const comparison of comparisons)
    for (const [name, picture] of charts(comparison)) writeFileSync(join(folder, name), picture);
  writeFileSync(join(benchFolder, 'RESULTS.md'), report(comparisons));
}

/**
 * `npm run bench`: this site's code beside other generators, on the same pages; writes bench/RESULTS.md.
 *   --only ours,starlight   these alone
 *   --pages 120,1200        these sizes alone (12,000 is for ours and Starlight)
 *   --runs 3                rounds, in each of which everybody is measured once
 *   --minutes 90            how long one build may take
 *   --fresh                 forgets what was measured and installs the newest versions again
 * Every round is kept in bench/.work: a second run fills in what is missing or has failed. The medians are kept in
 * bench/results, by size: what this machine does not measure this time stays in the report as it was.
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
      const common = {
        contender: name,
        version: 'not installed',
        round: 1,
        date: new Date().toISOString().slice(0, 10),
      };
      for (const pages of options.sizes) save(resultsFolder, { ...common, pages, part: 'build', failed: reason });
    }
  }
  for (const count of options.sizes) {
    const here = [...versions].filter(([name]) => !isLarge(count) || largest.includes(name));
    // In turn, so that an hour in which the machine is slow is everybody's.
    for (let round = 1; round <= options.runs; round += 1)
      for (const [name, version] of here) {
        await measure(name, count, version, round, options.limits);
        await writeReport();
      }
    // Gigabytes, where every page lists all others.
    if (isLarge(count)) for (const [name] of here) forget(contenders[name]);
  }
  console.log('Written: bench/RESULTS.md');
  return true;
}

if (import.meta.main) await runCommand(bench);
