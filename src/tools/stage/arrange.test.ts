import { describe, expect, it } from 'vitest';
import { arrange, emptyCells, mostEmpty, offsets, ranges, rowHeight, wallCss } from './arrange.ts';

const counts = [5, 12, 20, 30, 50, 80, 100];

describe.each(ranges)('$media', (range) => {
  it.each(counts)('%i phones have a place each, near 9:16, and the large one is in view as a whole', (count) => {
    const arrangement = arrange(count, range);
    const { columns, span, rows } = arrangement;
    const row = rowHeight(arrangement, range.height);
    expect(emptyCells(arrangement, count)).toBeGreaterThanOrEqual(0);
    expect(columns).toBeLessThanOrEqual(range.mostColumns);
    expect(1 / columns / row).toBeGreaterThan(0.46);
    expect(1 / columns / row).toBeLessThan(0.66);
    expect(span * row).toBeLessThanOrEqual(range.height * 1.001);
    expect(rows * row).toBeGreaterThanOrEqual(range.height * 0.999);
  });

  it.each(counts)('%i phones: none lies below the large one', (count) => {
    const arrangement = arrange(count, range);
    const places = offsets(arrangement, count);
    expect(places).toHaveLength(count - 1);
    const half = arrangement.span / 2;
    expect(places.filter(({ x, y }) => Math.abs(x) < half && Math.abs(y) < half)).toEqual([]);
  });

  it.each([20, 50, 100])('%i phones leave at most a tenth of the wall empty', (count) => {
    const arrangement = arrange(count, range);
    const { columns, rows, lastRow } = arrangement;
    const inView = columns * (rows - 1 + lastRow);
    expect((emptyCells(arrangement, count) * lastRow) / inView).toBeLessThan(0.12);
  });
});

it('writes a rule for each number of phones at each width', () => {
  const css = wallCss([5, 20], 20);
  expect(css.match(/@media/g)).toHaveLength(ranges.length);
  expect(css.match(/\[data-phones="20"\]\{--columns:\d+;--span:\d;--start:\d+;--row:0?\.\d+\}/g)).toHaveLength(
    ranges.length,
  );
  expect(mostEmpty(20)).toBeGreaterThanOrEqual(0);
});

it('a plan for one phone shows that phone', () => {
  for (const range of ranges) expect(arrange(1, range).rows).toBeGreaterThan(0);
});
