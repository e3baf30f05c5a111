import { describe, expect, it } from 'vitest';
import { arrange, offsets, ranges, wallCss } from './arrange.ts';

/** With 12 phones a wide stage has no arrangement whose cells are near 9:16. */
const counts = [5, 20, 30, 50, 80, 100];

describe.each(ranges)('$media', (range) => {
  it.each(counts)('%i phones have a place each, near 9:16, and the large one is in view as a whole', (count) => {
    const { columns, span, full, last, row } = arrange(count, range);
    expect(full * columns + last, 'no place is left empty').toBe(count - 1 + span ** 2);
    expect(last).toBeGreaterThanOrEqual(0);
    expect(last).toBeLessThanOrEqual(columns);
    expect(columns).toBeLessThanOrEqual(range.mostColumns);
    expect(1 / columns / row).toBeGreaterThan(0.46);
    expect(1 / columns / row).toBeLessThan(0.66);
    expect(span).toBeLessThanOrEqual(full);
    expect(span * row).toBeLessThanOrEqual(range.height * 1.001);
    if (last > 0) expect((full + 1) * row, 'the last row runs off the lower edge').toBeGreaterThan(range.height);
  });

  it.each(counts)('%i phones: none is below the large one', (count) => {
    const arrangement = arrange(count, range);
    const places = offsets(arrangement);
    expect(places).toHaveLength(count - 1);
    const half = arrangement.span / 2;
    expect(places.filter(({ x, y }) => Math.abs(x) < half && Math.abs(y) < half)).toEqual([]);
  });

  it.each([1, 12, 200])('%i phones: any number that an owner writes has an arrangement', (count) => {
    const { columns, row } = arrange(count, range);
    expect(columns).toBeLessThanOrEqual(range.mostColumns);
    expect(row).toBeGreaterThan(0);
  });
});

it('writes a rule for each number of phones at each width', () => {
  const css = wallCss([5, 20], 20);
  expect(css.match(/@media/g)).toHaveLength(ranges.length);
  expect(
    css.match(/\[data-phones="20"\]\{--columns:\d+;--each:\d+;--span:\d;--start:\d+;--row:0?\.\d+\}/g),
  ).toHaveLength(ranges.length);
});
