import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, slowest, summary, warningsIn } from './test-report.ts';

describe('reports of the runners', () => {
  it('counts unit tests, and a file that cannot be loaded as a failure', () => {
    const report = readVitest({
      testResults: [
        {
          name: '/somewhere/src/lib/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a works', status: 'passed', duration: 3 },
            { fullName: 'a breaks', status: 'failed', duration: null },
          ],
        },
        { name: '/somewhere/tools/b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      ],
    });
    expect(report).toMatchObject({ passed: 1, failed: 2 });
    expect(report.failures).toEqual(['src/lib/a.test.ts › a breaks', 'tools/b.test.ts: SyntaxError']);
  });

  it('counts browser tests in nested groups; a second try is a failure, a skipped test nothing', () => {
    const test = (status: string, ...durations: number[]) => ({
      status,
      results: durations.map((duration) => ({ duration })),
    });
    const spec = (title: string, ...tests: unknown[]) => ({ title, file: 'x.e2e.ts', ok: true, tests });
    const report = readPlaywright({
      suites: [
        {
          specs: [spec('one', test('expected', 20))],
          suites: [
            { specs: [spec('two', test('flaky', 5, 7), test('skipped')), spec('three', test('unexpected', 1))] },
          ],
        },
      ],
    });
    expect(report).toMatchObject({ passed: 1, failed: 2, failures: ['x.e2e.ts › two', 'x.e2e.ts › three'] });
    expect(slowest(report.tests, 2)).toEqual([
      { name: 'x.e2e.ts › one', milliseconds: 20 },
      { name: 'x.e2e.ts › two', milliseconds: 12 },
    ]);
  });

  it('adds the stages up', () => {
    expect(
      summary([
        { name: 'lint', passed: 1, failed: 0, seconds: 2 },
        { name: 'browser tests', passed: 99, failed: 1, seconds: 300.25 },
      ]),
    ).toBe(
      [
        'lint               1 passed    0 failed      2.0 s',
        'browser tests     99 passed    1 failed    300.3 s',
        'in all           100 passed    1 failed    302.3 s',
      ].join('\n'),
    );
  });
});

describe('warnings of the build', () => {
  it('are found among what it prints', () => {
    const output = [
      '\u001b[2m13:44:00\u001b[22m [build] 519 page(s) built in 58.73s',
      '\u001b[2m13:44:01\u001b[22m \u001b[33m[WARN]\u001b[39m [glob-loader] The base directory does not exist.',
      '(node:4711) ExperimentalWarning: something is new',
      'checked: 3 warnings in 271 pages',
    ].join('\n');
    expect(warningsIn(output)).toEqual([
      '13:44:01 [WARN] [glob-loader] The base directory does not exist.',
      '(node:4711) ExperimentalWarning: something is new',
    ]);
  });
});
