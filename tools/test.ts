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

async function step(name: string, command: string, args: string[], read?: () => Promise<Tally>): Promise<void> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { code } = await run(command, args);
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

await step('lint', 'biome', ['check', '.']);
await step(
  'unit tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=tests/.results/unit.json'],
  async () => {
    const report = vitestReport.parse(await json('tests/.results/unit.json'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  },
);
await step('build', 'astro', ['build', '--silent']);
await step('types', 'astro', ['check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning']);
await step('content', 'node', ['tools/check.ts']);
await step('browser tests', 'playwright', ['test'], async () => {
  const { stats } = playwrightReport.parse(await json('tests/.results/report.json'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
});

console.log(
  `\n${((performance.now() - start) / 1000).toFixed(0)} s${broken.length ? `; failed: ${broken.join(', ')}` : ''}`,
);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed ? 1 : 0);
