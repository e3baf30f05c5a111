import { describe, expect, it } from 'vitest';
import { coverSize, drawCover } from './cover-drawing.ts';

describe('covers', () => {
  it('are the same in every build and differ from post to post', () => {
    expect(drawCover('a-post', 'usb')).toEqual(drawCover('a-post', 'usb'));
    expect(drawCover('a-post', 'usb')).not.toEqual(drawCover('b-post', 'usb'));
  });

  it.each(['usb', 'proxies', 'posting', 'growth', 'error', 'hardware', 'content', 'warm-up'])(
    'of %s stay on the sheet',
    (tag) => {
      for (const shape of drawCover(`post-about-${tag}`, tag)) {
        if (shape.kind === 'line') continue;
        const [width, height] = shape.kind === 'rect' ? [shape.width, shape.height] : [shape.radius, shape.radius];
        expect(shape.x + width).toBeLessThanOrEqual(coverSize.width);
        expect(shape.y + height).toBeLessThanOrEqual(coverSize.height);
        expect(Math.min(shape.x, shape.y)).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
