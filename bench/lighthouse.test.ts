import { describe, expect, it } from 'vitest';
import { isWanted, shortfalls } from './lighthouse.ts';
import { type LighthouseResult, middleOf } from './lighthouse-run.ts';

const allowed = {
  firstPaint: 850,
  blocking: 20,
  shift: 0,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};
const good: LighthouseResult = {
  version: '13',
  benchmarkIndex: 1000,
  scores: allowed.scores,
  firstPaint: 850.4,
  largestPaint: 900,
  blocking: 12,
  shift: 0.0001,
};

describe('a page', () => {
  it('that keeps its budget, as it is shown, is not complained about', () => {
    expect(shortfalls(good, allowed)).toEqual([]);
  });

  it('that does not is told by how much', () => {
    const bad = { ...good, firstPaint: 1200, blocking: 21, shift: 0.02, scores: { ...good.scores, seo: 92 } };
    expect(shortfalls(bad, allowed)).toEqual([
      'first paint 1200 ms > 850 ms',
      'blocking time 21 ms > 20 ms',
      'layout shift 0.02 > 0',
      'seo 92 < 100',
    ]);
  });

  it('is judged by the median of each figure', () => {
    const paints = [900, 700, 800].map((firstPaint, index) => ({ ...good, firstPaint, blocking: index }));
    expect(middleOf(paints)).toMatchObject({ firstPaint: 800, blocking: 1 });
  });

  it.each([
    ['/ru/docs/intro', '/docs/…', [], true],
    ['/', '/', ['/'], true],
    ['/ru/docs/intro', '/docs/…', ['/'], false],
    ['/ru/docs/intro', '/docs/…', ['/docs/…'], true],
    ['/ru/docs/intro', '/docs/…', ['/ru/'], true],
    ['/docs/intro', '/docs/…', ['/ru/', '/blog'], false],
  ])('%s of kind %s is meant by %j: %s', (path, kind, only, expected) => {
    expect(isWanted(path, kind, only)).toBe(expected);
  });
});
