import { expect, it } from 'vitest';
import { formatsOf, plainWidth, sentWidths, zoomedWidth } from './sizes.ts';

it.each([
  [200, [200]],
  [360, [360]],
  [400, [400]],
  [700, [360, 700]],
  [800, [360, 800]],
  [1200, [360, 720, 1200]],
  [1440, [360, 720, 1080, 1440]],
  [4000, [360, 720, 1080, 1440]],
])('a picture %i pixels wide is sent as %j', (original, widths) => {
  expect(sentWidths(original)).toEqual(widths);
});

it('never grows', () => {
  for (let width = 1; width < 3000; width += 7) {
    expect(Math.max(...sentWidths(width))).toBeLessThanOrEqual(width);
    expect(zoomedWidth(width)).toBeLessThanOrEqual(width);
    expect(plainWidth(width)).toBeLessThanOrEqual(width);
  }
});

it('what moves keeps a format that can', () => {
  expect(formatsOf('gif')).toEqual(['webp']);
  expect(formatsOf('png')).toEqual(['avif', 'webp']);
});
