import { z } from 'zod';
import type { PostForm, Series } from '../lib/content-schemas.ts';
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
    rows: z.int().min(2).max(6).optional().describe('Rows of cells: 2 for few phones, 6 for many'),
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
}

/** What is drawn for a post: its own lines of the file, or what its tag and kind stand for. */
export function coverOf({ posts, tags, icons }: Covers, series: Series, { slug, tags: [tag = ''], form }: CoveredPost) {
  const { mark, icon = tags[tag], pattern = patternOf[form ?? 'explainer'], rows = 4 } = posts[slug] ?? {};
  const lists = Object.values(series).map((each) => each.posts);
  const list = lists.findIndex((slugs) => slugs.includes(slug));
  return {
    mark,
    lines: icon && icons[icon],
    pattern,
    rows,
    /** 0 outside a series. */
    series: list + 1,
    /** Its place in the series. */
    number: (lists[list]?.indexOf(slug) ?? 0) + 1,
  };
}
export type DrawnCover = ReturnType<typeof coverOf>;

/** Screens, dark and bright: the first for posts outside a series, then one for each series. */
const screens = [
  ['#414758', '#edd5a3'],
  ['#2c1751', '#bca1ed'],
  ['#003850', '#72cede'],
  ['#5b1e21', '#f68f5f'],
  ['#2c488e', '#e58b55'],
  ['#003634', '#58ba93'],
] as const;

/** Dark and bright. */
export const screenOf = (series: number): readonly [string, string] =>
  screens[series && 1 + ((series - 1) % (screens.length - 1))] ?? screens[0];
