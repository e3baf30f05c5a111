import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unixLineEnds } from '../../lib/line-ends.ts';
import { pageItems } from './pages.ts';
import { bezel, pageNames, phoneSize, screenSize, viewArea } from './phone.ts';
import { captionDrop, itemShapes, variantCount, variantOf } from './pictures.ts';
import { firstScreen } from './screen.ts';
import { tones } from './shapes.ts';
import { screenAfter } from './testing.ts';

const style = globSync('*.module.css', { cwd: import.meta.dirname })
  .map((file) => unixLineEnds(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
  .join('\n');

describe('drawing', () => {
  it('draws every item with shapes that lie inside it', () => {
    const { content } = screenAfter({ kind: 'type', text: 'x' }, { kind: 'post' });
    for (const [page] of pageNames.entries()) {
      for (const item of pageItems(page, content)) {
        expect(item.x + item.width, item.id).toBeLessThanOrEqual(screenSize.width);
        for (let variant = 0; variant < variantCount; variant += 1) {
          for (const { path } of itemShapes(item, false, variant)) expect(path).toMatch(/^M[\d .,a-zA-Z-]+z$/);
        }
      }
    }
  });

  it('shows that an item was tapped', () => {
    for (const [page] of pageNames.entries()) {
      for (const item of pageItems(page, firstScreen.content)) {
        expect(itemShapes(item, true), item.id).not.toEqual(itemShapes(item, false));
      }
    }
  });

  it('does not put the same picture into a whole column', () => {
    for (const columns of [5, 7, 10, 17]) {
      expect(new Set([0, 1, 2].map((row) => variantOf(row * columns))).size, `${columns} columns`).toBeGreaterThan(1);
    }
  });

  it('agrees with the style sheet on sizes and tones', () => {
    expect(style).toContain(`aspect-ratio: ${screenSize.width} / ${screenSize.height}`);
    expect(style).toContain(`aspect-ratio: ${phoneSize.width} / ${phoneSize.height}`);
    expect(style).toContain(`calc(100cqw / ${screenSize.width})`);
    expect(style).toContain(`inset: calc(${viewArea.top} * var(--u)) 0 auto`);
    expect(style).toContain(`height: calc(${viewArea.height} * var(--u))`);
    expect(style).toContain(`margin: calc(-${captionDrop} * var(--u))`);
    expect(style).toContain(`height: calc(${screenSize.height - viewArea.top - viewArea.height} * var(--u))`);
    expect(phoneSize.width).toBe(screenSize.width + 2 * bezel);
    for (const tone of tones) expect(style).toContain(`[data-tone="${tone}"] {\n  fill:`);
  });
});
