import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { withWords } from '../files/words.ts';
import { seriesSchema } from '../lib/content-schemas.ts';
import { elementsIn, parseHtml } from '../lib/html.ts';
import { CoverPicture } from './Cover.tsx';
import { type Covers, coverOf, coversSchema, type DrawnCover } from './schema.ts';

const read = (name: string): unknown => parse(readFileSync(`content/${name}`, 'utf8'));
/** The published ones: the check looks at their form, this test at how they come out. */
const covers = coversSchema.parse(read('data/covers.yaml'));
const series = seriesSchema.parse(withWords(read('data/series.yaml'), [['en', read('en/series.yaml')]]));
const frontMatter = z.object({ tags: z.array(z.string()), form: z.custom<DrawnForm>().optional() });
type DrawnForm = Parameters<typeof coverOf>[2]['form'];

const folder = 'content/en/blog';
const posts = readdirSync(folder).map((file) => {
  const [, source = ''] = readFileSync(`${folder}/${file}`, 'utf8').split(/^---$/m);
  return { slug: file.replace('.mdx', ''), ...frontMatter.parse(parse(source)) };
});

const markup = (cover: DrawnCover, wide = false): string =>
  renderToStaticMarkup(<CoverPicture id="cover" cover={cover} wide={wide} />);

describe('covers', () => {
  let small: Map<string, Buffer>;
  beforeAll(async () => {
    const stamp = (post: (typeof posts)[number]): Promise<Buffer> => {
      const svg = markup(coverOf(covers, series, post)).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
      return sharp(Buffer.from(svg)).resize(48).raw().toBuffer();
    };
    small = new Map(await Promise.all(posts.map(async (post) => [post.slug, await stamp(post)] as const)));
  });

  it.each(posts)('$slug can be told from every other at the size of a stamp', ({ slug }) => {
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
  const some: Covers = {
    posts: { known: { mark: '14', pattern: 'row', rows: 3 } },
    tags: { usb: 'plug' },
    icons: { plug: 'M7 2.5v4' },
  };
  const listed = { building: { label: { en: 'x', 'zh-Hans': 'x', ru: 'x' }, posts: ['first', 'known'] } };

  it('has its own mark and pattern, the color of its series and its number there', () => {
    expect(coverOf(some, listed, { slug: 'known', tags: ['usb'] })).toMatchObject({
      mark: '14',
      pattern: 'row',
      rows: 3,
      series: 1,
      number: 2,
    });
  });

  it('has the pictogram of its first tag and the pattern of its kind where the file has nothing', () => {
    expect(coverOf(some, listed, { slug: 'new', tags: ['usb'], form: 'calculator' })).toMatchObject({
      mark: undefined,
      lines: 'M7 2.5v4',
      pattern: 'bars',
      series: 0,
      number: 1,
    });
    expect(coverOf(some, {}, { slug: 'new', tags: [] })).toMatchObject({ lines: undefined, pattern: 'wave' });
  });

  it('is the same at the head of the post, with more phones', () => {
    const cover = coverOf(some, listed, { slug: 'known', tags: [] });
    expect(markup(cover)).toContain('viewBox="0 0 320 180"');
    expect(markup(cover, true)).toContain('viewBox="0 0 510 180"');
    expect(markup(cover, true).length).toBeGreaterThan(markup(cover).length);
  });

  it('is decoration, and its ids begin with the one it is given', () => {
    const [svg, ...inside] = elementsIn(parseHtml(markup(coverOf(some, listed, { slug: 'known', tags: [] }))));
    expect(svg?.attributes['aria-hidden']).toBe('true');
    const ids = inside.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids).toEqual(['cover-screen', 'cover-light', 'cover']);
  });

  it('is refused with a pictogram or a pattern that does not exist', () => {
    const of = (cover: object) => coversSchema.safeParse({ ...some, posts: { one: cover } });
    expect(of({ icon: 'plug' }).success).toBe(true);
    expect(of({ icon: 'hart' }).error?.issues[0]?.message).toMatch(/"hart" is no pictogram: plug/);
    expect(of({ pattern: 'star' }).error?.issues[0]?.message).toMatch(/"star" is no pattern: bars/);
    expect(of({ icon: 'plug', mark: '1' }).error?.issues[0]?.message).toMatch(/a mark or an icon/);
  });
});
