import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { brandCss } from '../../layout/brand-css.ts';
import styles from '../drawings.module.css';
import { plainCss } from '../plain-css.ts';
import { CoverScene, viewBox } from './Cover.tsx';
import { boundsOf, type CoverItem, coverOf, coverSize, coversSchema } from './cover-schema.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
/** The published covers: their shape is what the check looks at, how they come out is looked at here. */
const covers = coversSchema.parse(parse(read('content/covers.yaml')));
const slugs = Object.keys(covers.posts);

const drawingCss = read('src/drawings/drawings.module.css');
const css = plainCss(drawingCss, brandCss() + read('src/styles/tokens.css') + drawingCss, styles);

/** Without a ground, so that only what is drawn is painted. */
const imageOf = (items: readonly CoverItem[], width: number) =>
  sharp(
    Buffer.from(
      renderToStaticMarkup(
        <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} width={width} aria-hidden="true">
          <style>{css}</style>
          <CoverScene items={items} />
        </svg>,
      ),
    ),
  ).ensureAlpha();

describe('a part of a cover', () => {
  const scenes = slugs.map((slug) => covers.posts[slug]);
  const items = scenes.flatMap((scene) => scene ?? []).filter(({ part }) => part !== 'line' && part !== 'arrow');
  /** One of each kind and size, wherever it stands. */
  const used = new Map(items.map((item) => [JSON.stringify({ ...item, at: '' }), item]));

  it.each([...used])('is painted in its frame, up to half the weight of a line: %s', async (_, item) => {
    const { info } = await imageOf([item], coverSize.width)
      .trim({ threshold: 40 })
      .toBuffer({ resolveWithObject: true });
    const painted = { left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0) };
    const [left, top, right, bottom] = boundsOf(item);
    expect(painted.left).toBeGreaterThanOrEqual(left - 2);
    expect(painted.top).toBeGreaterThanOrEqual(top - 2);
    expect(painted.left + info.width).toBeLessThanOrEqual(right + 2);
    expect(painted.top + info.height).toBeLessThanOrEqual(bottom + 2);
  });
});

describe('covers', () => {
  let small: Map<string, Buffer>;
  beforeAll(async () => {
    const stamp = async (slug: string) =>
      imageOf(coverOf(covers, slug, ''), 48)
        .raw()
        .toBuffer();
    small = new Map(await Promise.all(slugs.map(async (slug) => [slug, await stamp(slug)] as const)));
  });

  it.each(slugs)('%s can be told from every other at the size of a stamp', (slug) => {
    const own = small.get(slug) ?? Buffer.alloc(0);
    for (const [other, pixels] of small) {
      if (other === slug) continue;
      const difference =
        own.reduce((sum, value, index) => sum + Math.abs(value - (pixels[index] ?? 0)), 0) / own.length;
      expect(difference, `looks like ${other}`).toBeGreaterThan(12);
    }
  });
});

describe('the cover of a post', () => {
  const own: CoverItem[] = [{ part: 'line', through: [0, 0, 9, 9], ink: 'soft', dashed: false }];
  const some = { posts: { known: own }, tags: { usb: 'plug' } } as const satisfies Parameters<typeof coverOf>[0];

  it('is its own composition', () => {
    expect(coverOf(some, 'known', 'usb')).toBe(own);
  });

  it('is the pictogram of its first tag where it has none, a phone where the tag has none', () => {
    expect(coverOf(some, 'new', 'usb')).toContainEqual(expect.objectContaining({ part: 'glyph', name: 'plug' }));
    expect(coverOf(some, 'new', 'unheard-of')).toContainEqual(expect.objectContaining({ name: 'phone' }));
  });

  it('is refused where it leaves the sheet', () => {
    const scene = (item: object) => coversSchema.safeParse({ posts: { one: [item] }, tags: {} });
    const phone = { part: 'phone', at: [300, 10], size: [20, 40] };
    expect(scene(phone).success).toBe(true);
    expect(scene({ ...phone, grid: [2, 1, 30, 0] }).error?.issues[0]?.message).toMatch(/leaves the sheet/);
    expect(scene({ part: 'line', through: [0, 0, 0, 169] }).success).toBe(false);
    expect(scene({ part: 'glyph', name: 'heart', at: [10, 84], size: 40 }).success).toBe(false);
  });
});
