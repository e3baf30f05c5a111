import { z } from 'zod';
import { tones } from '../parts/frame.ts';
import { type GlyphName, glyphs } from '../parts/glyph-paths.ts';
import type { Ink } from '../parts/sheet.tsx';

/** content/covers.yaml: what the cover of each post is composed of, from back to front. */
export const coverSize = { width: 320, height: 168 } as const;

export const partNames = [
  'bars',
  'board',
  'box',
  'calendar',
  'card',
  'clipboard',
  'computer',
  'cross',
  'disc',
  'document',
  'fan',
  'hub',
  'person',
  'phone',
  'pill',
  'rack',
  'slider',
  'supply',
  'tick',
  'video',
  'window',
] as const;

const inks = ['soft', 'faint', 'accent', 'tip', 'danger', 'onAccent'] as const satisfies readonly Ink[];

const isGlyph = (name: unknown): name is GlyphName => typeof name === 'string' && Object.hasOwn(glyphs, name);
const glyph = z.custom<GlyphName>(isGlyph, {
  error: ({ input }) => `"${input}" is no pictogram: ${Object.keys(glyphs).join(', ')}`,
});
const pair = z.tuple([z.number(), z.number()], { error: 'write two numbers: [40, 60]' });
const common = {
  at: pair,
  /** Columns, rows, and the steps between them: the same again and again. */
  grid: z.tuple([z.int().positive(), z.int().positive(), z.number(), z.number()]).optional(),
};
const ink = z.enum(inks).default('soft');
const tone = z.enum(tones).default('plain');

const stroke = {
  /** x, y, x, y …; the corners are rounded. */
  through: z.array(z.number()).min(4, 'two points at least: [x, y, x, y]'),
  ink,
  dashed: z.boolean().default(false),
};

const item = z.discriminatedUnion(
  'part',
  [
    /** In a frame: upper left corner, width and height. */
    z.strictObject({ part: z.enum(partNames), size: pair, tone, ...common }),
    /** A pictogram around its middle; `filled` as a thing of its own. */
    z.strictObject({
      part: z.literal('glyph'),
      name: glyph,
      size: z.number(),
      ink,
      filled: z.boolean().default(false),
      ...common,
    }),
    /** A pictogram on a tile: upper left corner and side. */
    z.strictObject({ part: z.literal('tile'), name: glyph, size: z.number(), tone, ...common }),
    z.strictObject({ part: z.literal('line'), ...stroke }),
    z.strictObject({ part: z.literal('arrow'), ...stroke }),
  ],
  { error: `write one of ${[...partNames, 'glyph', 'tile', 'line', 'arrow'].join(', ')}` },
);

export type CoverItem = z.output<typeof item>;

/** The place an item takes with all its repetitions: left, top, right, bottom. */
export function boundsOf(item: CoverItem): [number, number, number, number] {
  if (item.part === 'line' || item.part === 'arrow') {
    const [xs, ys] = [0, 1].map((odd) => item.through.filter((_, index) => index % 2 === odd));
    return [Math.min(...(xs ?? [])), Math.min(...(ys ?? [])), Math.max(...(xs ?? [])), Math.max(...(ys ?? []))];
  }
  const [width, height] = typeof item.size === 'number' ? [item.size, item.size] : item.size;
  const [columns, rows, stepX, stepY] = item.grid ?? [1, 1, 0, 0];
  const [left, top] = item.part === 'glyph' ? [item.at[0] - width / 2, item.at[1] - height / 2] : item.at;
  return [left, top, left + width + (columns - 1) * stepX, top + height + (rows - 1) * stepY];
}

const onTheSheet = item.refine(
  (placed) => {
    const [left, top, right, bottom] = boundsOf(placed);
    return left >= 0 && top >= 0 && right <= coverSize.width && bottom <= coverSize.height;
  },
  { error: `leaves the sheet of ${coverSize.width} × ${coverSize.height}` },
);

const scene = z.array(onTheSheet).min(1);

export const coversSchema = z.strictObject({
  posts: z.record(z.string(), scene),
  /** For posts without a composition of their own: the pictogram of their first tag. */
  tags: z.record(z.string(), glyph),
});
export type Covers = z.output<typeof coversSchema>;

const pictogram = (name: GlyphName): CoverItem[] => [
  { part: 'disc', at: [90, 14], size: [140, 140], tone: 'plain' },
  { part: 'glyph', name, at: [160, 84], size: 88, ink: 'accent', filled: true },
];

/** What is drawn for a post. */
export const coverOf = ({ posts, tags }: Covers, slug: string, firstTag: string): CoverItem[] =>
  posts[slug] ?? pictogram(tags[firstTag] ?? 'phone');
