import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { run } from './run.ts';

/** `npm test`: every check, one after the other; all run even when one fails. Ends with `N passed, N failed`. */
interface Tally {
  passed: number;
  failed: number;
}

const tally: Tally = { passed: 0, failed: 0 };
const broken: string[] = [];

function count(name: string, { passed, failed }: Tally): void {
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0) broken.push(name);
}

interface Step {
  name: string;
  command: string;
  args: string[];
  /** Counts from the runner's own report, where one step is many tests. */
  read?: () => Promise<Tally>;
}

async function step({ name, command, args, read }: Step, show: 'as it comes' | 'at the end'): Promise<void> {
  const heading = `\n── ${name}`;
  if (show === 'as it comes') console.log(heading);
  const start = performance.now();
  const { code, output } = await run(command, args, { quiet: show === 'at the end' });
  if (show === 'at the end') console.log(`${heading}\n${output}`);
  const counted = read ? await read().catch(() => undefined) : undefined;
  // A runner that dies before it can count is a failure of its own.
  const result =
    counted && (code === 0 || counted.failed > 0)
      ? counted
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  count(name, result);
  console.log(`── ${name}: ${result.failed ? 'FAILED' : 'ok'} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const start = performance.now();

const lint: Step = { name: 'lint', command: 'biome', args: ['check', '.'] };
const types: Step = {
  name: 'types',
  command: 'astro',
  args: ['check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'],
};
const unit: Step = {
  name: 'unit tests',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=tests/.results/unit.json'],
  read: async () => {
    const report = vitestReport.parse(await json('tests/.results/unit.json'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  },
};
const build: Step = { name: 'build', command: 'astro', args: ['build', '--silent'] };
const content: Step = { name: 'content', command: 'node', args: ['tools/check.ts'] };
const html: Step = { name: 'valid HTML', command: 'node', args: ['tools/html-standards.ts'] };
const playwright = (name: string, ...args: string[]): Step => ({
  name,
  command: 'playwright',
  args: ['test', ...args],
  read: async () => {
    const { stats } = playwrightReport.parse(await json('tests/.results/report.json'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
});
const browser = playwright('browser tests', '--grep-invert=@alone');
/** What measures time has the machine to itself. */
const timing = playwright('timing tests', '--grep=@alone', '--workers=1');

await step(lint, 'as it comes');
// Both keep one processor busy and touch no common file.
await Promise.all([step(types, 'at the end'), step(unit, 'at the end')]);
for (const next of [build, content, html, browser, timing]) await step(next, 'as it comes');

console.log(
  `\n${((performance.now() - start) / 1000).toFixed(0)} s${broken.length ? `; failed: ${broken.join(', ')}` : ''}`,
);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed ? 1 : 0);
