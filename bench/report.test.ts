import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { barChart } from './chart.ts';
import { bytes } from './metrics.ts';
import { noteFor } from './notes.ts';
import { charts, leads, ratio, report } from './report.ts';
import { collect, type Entry, keep, type Result } from './results.ts';

const surroundings = { machine: '2 cores', node: '22', browser: 'Chromium' };
/** The report of what was measured in one run. */
const reportOf = (...sizes: Result[][]): string =>
  report(sizes.map((results) => ({ pages: results[0]?.pages ?? 0, ...surroundings, results })));
const build = { seconds: 10, outputBytes: 1000, htmlBytes: 100, searchBytes: 500 };
const common = { version: '1.0.0', dates: ['2026-11-16'], failed: [], rounds: 3, stolen: [0, 0] };
const ours: Result = {
  ...common,
  contender: 'ours',
  pages: 120,
  build,
  visit: { bytes: 30_000, js: 1, requests: 6 },
};
const peer: Result = {
  ...common,
  contender: 'starlight',
  pages: 120,
  build: { ...build, seconds: 20, searchBytes: 100 },
  visit: { bytes: 60_000, js: 1, requests: 6 },
};

describe('the report', () => {
  it('says where a peer is ahead, with the note, and only there', () => {
    expect(leads([ours, peer])).toEqual([
      { metric: 'search', contender: 'starlight', figures: '0.1 KB against 0.5 KB' },
    ]);
    const text = reportOf([ours, peer]);
    expect(text).toContain(noteFor('search', 'starlight'));
    expect(text).not.toContain(noteFor('cold', 'starlight'));
    expect(leads([ours, { ...peer, build: ours.build }])).toEqual([]);
  });

  it('takes a small difference in time for chance', () => {
    expect(leads([ours, { ...peer, build: { ...build, seconds: 9.8 } }])).toEqual([]);
  });

  it('gives values as ratios to ours', () => {
    expect([ratio(20, 10), ratio(5, 10), ratio(250, 10), ratio(1, 0)]).toEqual(['2.0×', '0.50×', '25×', '']);
    expect(reportOf([ours, peer])).toContain('| Build, cold | 10.0 s | 20.0 s (2.0×) |');
  });

  it('tells what a page costs on a site ten times as large', () => {
    const large = { ...ours, pages: 1200, build: { ...build, seconds: 110, outputBytes: 10_500, htmlBytes: 120 } };
    expect(reportOf([ours], [large])).toContain('| This site | 1.10× | 1.05× | 1.20× |');
  });

  it('compares two sizes only where both were measured in the same surroundings', () => {
    const [small, large] = [1200, 12_000].map((pages) => ({ pages, ...surroundings, results: [{ ...ours, pages }] }));
    if (!small || !large) throw new Error('there are two sizes');
    expect(report([small, large])).toContain('## A page on a site of 12,000 against one of 1,200');
    expect(report([small, { ...large, browser: 'another' }])).not.toContain('## A page on a site');
  });

  it('owns up to neighbors that took the processor meanwhile', () => {
    expect(reportOf([ours, peer])).not.toContain('Neighbors');
    expect(reportOf([ours, { ...peer, stolen: [0.071, 0.02, 0.03] }])).toContain('took 2% (median), 7% at most');
  });

  it('compares with nobody who was not measured', () => {
    const text = reportOf(
      [ours, peer],
      [
        { ...ours, pages: 1200 },
        { ...peer, pages: 1200, rounds: 0 },
      ],
    );
    expect(text.match(/Where a peer is ahead/g)).toHaveLength(1);
  });

  it('tells of every size when, in how many rounds and in which version it was measured', () => {
    const later = { ...common, pages: 1200, dates: ['2026-11-18'], rounds: 2 };
    const text = reportOf(
      [ours, peer],
      [
        { ...ours, ...later, version: '1.1.0' },
        { ...peer, ...later, rounds: 1 },
      ],
    );
    expect(text).toContain('- **Date**: 2026-11-16; **rounds**: 3\n');
    expect(text).toContain('- **Date**: 2026-11-18; **rounds**: 2 (Starlight 1)\n');
    expect(text.match(/- \*\*This site\*\*: .*/g)).toEqual(['- **This site**: 1.0.0', '- **This site**: 1.1.0']);
  });

  it('names what could not be measured and why', () => {
    const failed = [{ part: 'build' as const, reason: 'not done after 60 minutes\nmore' }];
    expect(reportOf([ours, { ...peer, build: undefined, visit: undefined, failed }])).toContain(
      '- Starlight, build: not done after 60 minutes\n',
    );
  });

  it('draws what it compares', () => {
    expect([...charts({ pages: 120, ...surroundings, results: [ours, peer] }).keys()]).toEqual([
      '120-cold.svg',
      '120-visit.svg',
    ]);
    const chart = barChart('A & B', [
      { label: 'ours', value: 1, text: '1 s', own: true },
      { label: 'peer', value: 2, text: '2 s', own: false },
    ]);
    expect(chart).toContain('A &amp; B');
    const [own = 0, other = 0] = [...chart.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(other).toBe(own * 2);
  });
});

it('what was not measured this time stays as it was, but not beside what another machine measured', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const large = { ...ours, pages: 1200 };
  const before = { pages: 1200, ...surroundings, results: [large] };
  keep(folder, [ours, peer, large], surroundings);
  const again = { ...ours, version: '1.1.0' };
  expect(keep(folder, [again], surroundings)).toEqual([
    { pages: 120, ...surroundings, results: [again, peer] },
    before,
  ]);
  const elsewhere = { ...surroundings, machine: '8 cores' };
  expect(keep(folder, [again], elsewhere)).toEqual([{ pages: 120, ...elsewhere, results: [again] }, before]);
});

it('parts of a measurement come together', () => {
  const entry = { contender: 'ours' as const, pages: 120, version: '1', date: '2026-11-16', round: 1 };
  const entries: Entry[] = [
    { ...entry, part: 'build', value: build, stolen: 0.04 },
    { ...entry, part: 'navigation', failed: 'no such link' },
  ];
  expect(collect(entries)).toEqual([
    {
      contender: 'ours',
      pages: 120,
      version: '1',
      dates: ['2026-11-16', '2026-11-16'],
      build,
      failed: [{ part: 'navigation', reason: 'no such link' }],
      rounds: 1,
      stolen: [0.04],
    },
  ]);
});

it('of the rounds the middle one counts, whatever failed beside it', () => {
  const entry = {
    contender: 'starlight' as const,
    pages: 120,
    version: '1',
    date: '2026-11-16',
    part: 'build' as const,
  };
  const [result] = collect([
    { ...entry, round: 1, value: { ...build, seconds: 30 } },
    { ...entry, round: 2, value: { ...build, seconds: 11 } },
    { ...entry, round: 3, value: { ...build, seconds: 12 } },
    { ...entry, round: 4, failed: 'no memory' },
    { ...entry, part: 'warm', round: 1, failed: 'not done after 90 minutes' },
  ]);
  expect(result).toMatchObject({
    build: { seconds: 12 },
    failed: [{ part: 'warm', reason: 'not done after 90 minutes' }],
  });
});

it.each([
  [512, '0.5 KB'],
  [30_720, '30.0 KB'],
  [204_800, '200 KB'],
  [2_202_010, '2.1 MB'],
  [3_221_225_472, '3.0 GB'],
])('%i bytes are %s', (value, text) => {
  expect(bytes(value)).toBe(text);
});
