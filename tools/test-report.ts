import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What one stage of `npm test` came to. */
export interface Tally {
  passed: number;
  failed: number;
}

export interface Timed {
  name: string;
  milliseconds: number;
}

/** A runner's own report, read: how many, which took how long, and what failed. */
export interface StageReport extends Tally {
  tests: Timed[];
  failures: string[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

export function readVitest(report: unknown): StageReport {
  const tests: Timed[] = [];
  const failures: string[] = [];
  let passed = 0;
  for (const file of vitestReport.parse(report).testResults) {
    const name = file.name.replace(/^.*\/(?=(?:src|tools|tests|deploy|bench)\/)/, '');
    // A file that cannot be loaded has no tests to count, and has failed.
    if (file.status === 'failed' && file.assertionResults.length === 0) failures.push(`${name}: ${file.message}`);
    for (const { fullName, status, duration } of file.assertionResults) {
      const title = `${name} › ${fullName}`;
      if (status === 'passed') passed += 1;
      else if (status === 'failed') failures.push(title);
      tests.push({ name: title, milliseconds: duration ?? 0 });
    }
  }
  return { passed, failed: failures.length, tests, failures };
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
type Spec = z.infer<typeof spec>;
interface Suite {
  specs?: Spec[] | undefined;
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
);
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
});

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

export function readPlaywright(report: unknown): StageReport {
  const { suites, errors } = playwrightReport.parse(report);
  const runs = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) => tests.map((test) => ({ name: `${file} › ${title}`, ...test })));
  const counted = runs.filter(({ status }) => status !== 'skipped');
  const failures = [
    ...errors.map(({ message }) => message),
    // "flaky" passed at a second try: no test of this project has one.
    ...counted.filter(({ status }) => status !== 'expected').map(({ name }) => name),
  ];
  return {
    passed: counted.filter(({ status }) => status === 'expected').length,
    failed: failures.length,
    tests: counted.map(({ name, results }) => ({
      name,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
    failures,
  };
}

/** Lines that warn of something, as Astro, Vite and Node print them. A build that warns every time is not read any more. */
export function warningsIn(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\[WARN\]|^\(node:\d+\) |^warn\b/i.test(line));
}

export const slowest = (tests: Timed[], count: number): Timed[] =>
  tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);

export interface Stage extends Tally {
  name: string;
  seconds: number;
}

/** The closing table of `npm test`. */
export function summary(stages: Stage[]): string {
  const total = stages.reduce(
    (sum, stage) => ({
      name: 'in all',
      passed: sum.passed + stage.passed,
      failed: sum.failed + stage.failed,
      seconds: sum.seconds + stage.seconds,
    }),
    { name: 'in all', passed: 0, failed: 0, seconds: 0 },
  );
  const rows = [...stages, total];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = ({ name, passed, failed, seconds }: Stage): string =>
    `${name.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed  ${seconds.toFixed(1).padStart(7)} s`;
  return rows.map(line).join('\n');
}
