import { mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { run } from './run.ts';
import {
  readPlaywright,
  readVitest,
  type Stage,
  type StageReport,
  slowest,
  summary,
  type Timed,
  warningsIn,
} from './test-report.ts';

/** `npm test`: every check, two at a time; all run even when one fails. Ends with `N passed, N failed`. */
interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Its lines are shown as they come. */
  live?: true;
  /** The runner's own report, where one step is many tests. */
  read?: () => Promise<StageReport>;
  /** A step that succeeds may still have said what nobody should have to read. */
  objection?: (output: string) => string | undefined;
  /** Steps it needs the results of. */
  after?: Step[];
  /** Astro writes what it has found into one folder of the project: two of these cannot run side by side. */
  astro?: true;
}

const results = 'tests/.results';
const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(`${results}/${file}`, 'utf8'));

const lint: Step = { name: 'lint', command: 'biome', args: ['check', '.'] };
const unit: Step = {
  name: 'unit tests',
  command: 'vitest',
  args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${results}/unit.json`],
  read: async () => readVitest(await json('unit.json')),
};
const build: Step = {
  name: 'build',
  command: 'node',
  args: ['tools/build.ts'],
  astro: true,
  objection: (output) => warningsIn(output).join('\n'),
};
const sites: Step = {
  name: 'test sites',
  command: 'node',
  args: ['tests/build-sites.ts', 'site', 'variant'],
  astro: true,
};
const copy: Step = { name: "the owner's copy", command: 'node', args: ['tests/build-sites.ts', 'copy'], astro: true };
const search: Step = {
  name: 'search quality',
  command: 'node',
  args: ['tools/search-quality.ts', '--fast'],
  after: [build],
};
const types: Step = {
  name: 'types',
  command: 'node',
  args: ['tools/types.ts', '--after-build'],
  after: [build],
  astro: true,
};
const html: Step = { name: 'valid HTML', command: 'html-validate', args: ['--ext', 'html', 'dist'], after: [build] };

const inBrowsers = (name: string, groups: string, after: Step[]): Step => ({
  name,
  command: 'playwright',
  args: ['test'],
  env: { TEST_GROUPS: groups },
  live: true,
  read: async () => readPlaywright(await json(`${groups}.json`)),
  after,
});
const rules = inBrowsers('rules, in browsers', 'rules', [build]);

/** Those that others wait for first. The content is checked by the build, with the rules of `npm run check`. */
const sideBySide = [build, types, sites, copy, lint, unit, html, search, rules];
const steps = [...sideBySide, inBrowsers('behavior, in browsers', 'copy+behavior', sideBySide)];
const atOnce = 2;

const began = performance.now();
const elapsed = (since = began): number => (performance.now() - since) / 1000;
const finished: Stage[] = [];
const timed: Timed[] = [];
const failures: string[] = [];

async function take(step: Step): Promise<void> {
  const since = performance.now();
  console.log(`── ${step.name} … (${finished.length} of ${steps.length} done, ${elapsed().toFixed(0)} s)`);
  const { code, output } = await run(step.command, step.args, { quiet: !step.live, env: step.env });
  // A runner that dies before it can count is a failure of its own.
  const report = step.read ? await step.read().catch(() => undefined) : undefined;
  const objection = code === 0 ? step.objection?.(output) : undefined;
  const counted = report && (code === 0 || report.failed > 0) ? report : undefined;
  const failed = (counted?.failed ?? (code === 0 ? 0 : 1)) + (objection ? 1 : 0);
  finished.push({ name: step.name, passed: counted?.passed ?? (failed ? 0 : 1), failed, seconds: elapsed(since) });
  timed.push(...(counted?.tests ?? []));
  if (objection) failures.push(`${step.name}: ${objection}`);
  failures.push(...(counted ? counted.failures : code === 0 ? [] : [`${step.name}: stopped with code ${code}`]));
  // Steps that run side by side would mix their lines: shown only when there is something to read.
  if (!step.live && failed) console.log(`\n${output}`);
  console.log(`── ${step.name}: ${failed ? 'FAILED' : 'ok'} (${elapsed(since).toFixed(1)} s)`);
}

// A runner that dies early must not be judged by the report of an earlier run.
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const waiting = new Set(steps);
const running = new Map<Step, Promise<void>>();
const isReady = ({ after = [], astro }: Step): boolean =>
  after.every((step) => !waiting.has(step) && !running.has(step)) &&
  !(astro && [...running.keys()].some((step) => step.astro));
while (waiting.size > 0) {
  for (const step of waiting) {
    if (running.size === atOnce || !isReady(step)) continue;
    waiting.delete(step);
    running.set(
      step,
      take(step).finally(() => running.delete(step)),
    );
  }
  await Promise.race(running.values());
}
await Promise.all(running.values());

console.log('\nThe slowest ten:');
for (const { name, milliseconds } of slowest(timed, 10))
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ✘ ${name}`).join('\n')}`);
console.log(`\n${summary(finished)}`);
const passed = finished.reduce((sum, stage) => sum + stage.passed, 0);
const failed = finished.reduce((sum, stage) => sum + stage.failed, 0);
console.log(`\n${elapsed().toFixed(0)} s since the start\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
