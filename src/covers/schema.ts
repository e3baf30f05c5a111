import { z } from 'zod';
import type { PostForm } from '../lib/content-schemas.ts';
import { isPattern, patternOf, patterns } from './patterns.ts';

const names = Object.keys(patterns).filter(isPattern);

const cover = z
  .strictObject({
    mark: z
      .string()
      .max(4, 'four characters at most')
      .optional()
      .describe('A number or sign that is the same in every language, large on the phone'),
    icon: z.string().optional().describe('A pictogram of `icons`, instead of a mark'),
    pattern: z
      .enum(names, { error: ({ input }) => `"${input}" is no pattern: ${names.join(', ')}` })
      .optional()
      .describe('Which cells are lit; by the kind of post unless given'),
    rows: z.int().min(2).max(8).optional().describe('Rows of cells: 2 for few phones, 8 for a hundred'),
  })
  .refine(({ mark, icon }) => !(mark && icon), { error: 'write a mark or an icon' });

/** content/data/covers.yaml: what is on the covers of posts. */
export const coversSchema = z
  .strictObject({
    posts: z.record(z.string(), cover),
    tags: z.record(z.string(), z.string()).describe('The pictogram of posts without a mark or icon, by first tag'),
    icons: z.record(z.string(), z.string()).describe('Lines on a grid of 20 × 20'),
  })
  .superRefine(({ posts, tags, icons }, context) => {
    const named: Array<[string[], string | undefined]> = [
      ...Object.entries(posts).map(([slug, { icon }]): [string[], string | undefined] => [
        ['posts', slug, 'icon'],
        icon,
      ]),
      ...Object.entries(tags).map(([tag, icon]): [string[], string] => [['tags', tag], icon]),
    ];
    for (const [path, icon] of named)
      if (icon !== undefined && !Object.hasOwn(icons, icon))
        context.addIssue({
          code: 'custom',
          path,
          message: `"${icon}" is no pictogram: ${Object.keys(icons).join(', ')}`,
        });
  });

export type Covers = z.output<typeof coversSchema>;

export interface CoveredPost {
  slug: string;
  tags: readonly string[];
  form?: PostForm | undefined;
  /** Counted from the oldest post. */
  number: number;
}

/** What is drawn for a post: its own entry in the file, or the one of its tag and kind. */
export function coverOf({ posts, tags, icons }: Covers, { slug, tags: [tag = ''], form, number }: CoveredPost) {
  const { mark, icon = tags[tag], pattern = patternOf[form ?? 'explainer'], rows = 4 } = posts[slug] ?? {};
  return { mark, lines: icon && icons[icon], pattern, rows, number };
}
export type DrawnCover = ReturnType<typeof coverOf>;

type Hues = readonly [dark: string, middle: string, bright: string];

const ember: Hues = ['#4c1418', '#d4473f', '#fbb068'];

/** Two hues of a screen and its dark. In this order neighbors are far apart, in one column as in three. */
const hues: readonly Hues[] = [
  ember,
  ['#02334d', '#1580b8', '#86e6e4'], // tide
  ['#451036', '#c4428c', '#fbb3b4'], // rose
  ['#013a36', '#0f8f7c', '#9be8a6'], // forest
  ['#2a1658', '#7a50d2', '#e3b4f5'], // violet
  ['#3d2912', '#bd7a2c', '#fae09a'], // candle
  ['#1d2470', '#5462e4', '#ffa68f'], // dusk
];

export const huesOf = (number: number): Hues => hues[number % hues.length] ?? ember;
