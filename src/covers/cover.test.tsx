import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { elementsIn, parseHtml } from '../lib/html.ts';
import { CoverPicture } from './Cover.tsx';
import { type Covers, coverOf, coversSchema, type DrawnCover, huesOf } from './schema.ts';

const read = (name: string): unknown => parse(readFileSync(`content/${name}`, 'utf8'));
/** The published ones: the checker validates the data, this test the drawing. */
const covers = coversSchema.parse(read('data/covers.yaml'));
const frontMatter = z.object({
  date: z.coerce.date(),
  tags: z.array(z.string()),
  form: z.custom<DrawnForm>().optional(),
});
type DrawnForm = Parameters<typeof coverOf>[1]['form'];

const folder = 'content/en/blog';
const posts = readdirSync(folder)
  .map((file) => {
    const [, source = ''] = readFileSync(`${folder}/${file}`, 'utf8').split(/^---$/m);
    return { slug: file.replace('.mdx', ''), ...frontMatter.parse(parse(source)) };
  })
  .sort((a, b) => a.date.getTime() - b.date.getTime())
  .map((post, index) => ({ ...post, number: index + 1 }));

const markup = (cover: DrawnCover, shape?: 'wide' | 'tall'): string =>
  renderToStaticMarkup(<CoverPicture id="cover" cover={cover} {...(shape && { shape })} />);

describe('covers', () => {
  let small: Map<string, Buffer>;
  beforeAll(async () => {
    const stamp = (post: (typeof posts)[number]): Promise<Buffer> => {
      const svg = markup(coverOf(covers, post)).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
      return sharp(Buffer.from(svg)).resize(48).raw().toBuffer();
    };
    small = new Map(await Promise.all(posts.map(async (post) => [post.slug, await stamp(post)] as const)));
  });

  it.each(posts)('$slug differs from every other cover at thumbnail size', ({ slug }) => {
    const own = small.get(slug) ?? Buffer.alloc(0);
    for (const [other, pixels] of small) {
      if (other === slug) continue;
      const difference =
        own.reduce((sum, value, index) => sum + Math.abs(value - (pixels[index] ?? 0)), 0) / own.length;
      expect(difference, `looks like ${other}`).toBeGreaterThan(6);
    }
  });

  it('are not named for posts that do not exist', () => {
    const slugs = new Set(posts.map(({ slug }) => slug));
    expect(Object.keys(covers.posts).filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

describe('the cover of a post', () => {
  const known = { slug: 'known', tags: [], number: 2 };
  const some: Covers = {
    posts: { known: { mark: '14', pattern: 'row', rows: 3 } },
    tags: { usb: 'plug' },
    icons: { plug: 'M7 2.5v4' },
  };

  it('has its own mark and pattern where the file has them', () => {
    const cover = coverOf(some, { slug: 'known', tags: ['usb'], number: 2 });
    expect(cover).toMatchObject({ mark: '14', pattern: 'row', rows: 3, number: 2 });
  });

  it('has the pictogram of its first tag and the pattern of its kind where the file has nothing', () => {
    const post = { slug: 'new', tags: ['usb'], number: 1 };
    expect(coverOf(some, { ...post, form: 'calculator' })).toMatchObject({ lines: 'M7 2.5v4', pattern: 'bars' });
    expect(coverOf(some, { ...post, tags: [] })).toMatchObject({ lines: undefined, pattern: 'wave' });
  });

  it('differs in color from its neighbors in a list, in one column, two and three', () => {
    for (let number = 1; number < 40; number += 1)
      for (const step of [1, 2, 3]) expect(huesOf(number + step)).not.toEqual(huesOf(number));
  });

  it('lights as many phones as its mark says', () => {
    const cover = coverOf({ ...some, posts: { known: { mark: '5', pattern: 'limit', rows: 4 } } }, known);
    const [, lit = ''] = /opacity="\.16"><\/path><path d="([^"]*)"/.exec(markup(cover)) ?? [];
    const wide = [...lit.matchAll(/h(\d+)v1/g)].map(([, cells]) => Number(cells));
    expect(wide.reduce((sum, cells) => sum + cells, 0)).toBe(5);
    expect(markup(cover).match(/stroke-dasharray="3 3"><rect/g)).toHaveLength(1);
  });

  it('is the same at the head of the post, with more phones, and on its social picture', () => {
    const cover = coverOf(some, known);
    expect(markup(cover)).toContain('viewBox="0 0 320 180"');
    expect(markup(cover, 'wide')).toContain('viewBox="0 0 510 180"');
    expect(markup(cover, 'wide').length).toBeGreaterThan(markup(cover).length);
    expect(markup(cover, 'tall')).toContain('width="400" height="630"');
  });

  it('is decoration, and its ids begin with the one it is given', () => {
    const [svg, ...inside] = elementsIn(parseHtml(markup(coverOf(some, known))));
    expect(svg?.attributes['aria-hidden']).toBe('true');
    const ids = inside.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id) => !id.startsWith('cover'))).toEqual([]);
    expect(gzipSync(markup(coverOf(some, known))).length).toBeLessThan(0.8 * 1024);
  });

  it('is refused with a pictogram or a pattern that does not exist', () => {
    const of = (cover: object) => coversSchema.safeParse({ ...some, posts: { one: cover } });
    expect(of({ icon: 'plug' }).success).toBe(true);
    expect(of({ icon: 'hart' }).error?.issues[0]?.message).toMatch(/"hart" is no pictogram: plug/);
    expect(of({ pattern: 'star' }).error?.issues[0]?.message).toMatch(/"star" is no pattern: bars/);
    expect(of({ icon: 'plug', mark: '1' }).error?.issues[0]?.message).toMatch(/a mark or an icon/);
  });
});
