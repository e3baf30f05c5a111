import { describe, expect, it } from 'vitest';
import type { Outline } from './letters.ts';
import { Rasterizer } from './rasterize.ts';

const shape = (path: string): Outline =>
  [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type = '', values = '']) => ({
    type,
    values: values
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  }));

/** What the outline covers of a sheet of 6 × 4, from its upper left corner; outlines count upwards from the baseline. */
function drawn(path: string): number[][] {
  const rasterizer = new Rasterizer(6, 4);
  rasterizer.glyphs([{ outline: shape(path), x: 0, scale: 1 }], { x: 0, y: 4 });
  const { width, coverage } = rasterizer.mask();
  return Array.from({ length: 4 }, (_, row) => [...coverage.subarray(row * width, (row + 1) * width)]);
}

describe('Rasterizer', () => {
  it('covers whole pixels wholly and half ones by half', () => {
    const rows = drawn('M1 1L4.5 1L4.5 3L1 3Z');
    expect(rows).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 255, 255, 255, 128, 0],
      [0, 255, 255, 255, 128, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  it('leaves a hole where an inner outline runs the other way', () => {
    expect(drawn('M0 0L6 0L6 4L0 4ZM2 1L2 3L4 3L4 1Z')[1]).toEqual([255, 255, 0, 0, 255, 255]);
  });

  it('covers a triangle by its area', () => {
    const sum = drawn('M0 0L6 0L0 4Z')
      .flat()
      .reduce((total, value) => total + value / 255, 0);
    expect(sum).toBeCloseTo(12, 1);
  });

  it('follows curves', () => {
    const sum = drawn('M0 0Q6 0 6 4L0 4Z')
      .flat()
      .reduce((total, value) => total + value / 255, 0);
    // A parabola leaves a third of the triangle at its corner outside.
    expect(sum).toBeCloseTo(24 - 12 / 3, 0);
  });

  it('cuts what leaves the sheet', () => {
    expect(
      drawn('M-3 -3L9 -3L9 9L-3 9Z')
        .flat()
        .every((value) => value === 255),
    ).toBe(true);
    expect(
      drawn('M7 0L9 0L9 4L7 4Z')
        .flat()
        .every((value) => value === 0),
    ).toBe(true);
  });
});
