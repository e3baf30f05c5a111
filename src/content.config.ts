import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { resolve } from 'node:path';
import { z } from 'zod';
import { contentDir } from './lib/load.ts';
import { authors, tags } from './site.ts';

/** The one description of every Markdown structure; the YAML registries are described in `src/site.ts`. */
const tag = z.string().refine((key) => key in tags, {
  error: (issue) => `unknown tag "${issue.input}". Add it to content/tags.yaml or use one that is there`,
});
const title = z.string().min(1);
const description = z
  .string({ error: 'write one sentence that says what the reader gets' })
  .min(20)
  .max(160, 'at most 155 characters, so that search engines show it whole');
const flags = { unlisted: z.boolean().default(false), draft: z.boolean().default(false) };
/** Fingerprint of the English text a translation was made from; see tools/translations.ts. */
const source = z.string().regex(/^[0-9a-f]{12}$/).optional();

/** Ids are paths as they are written, e.g. `zh-Hans/tutorial-scripts/scrape_users`. */
const files = (folder: string) =>
  glob({
    base: resolve(contentDir, folder),
    pattern: '**/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });

const docsSchema = z.strictObject({
  title,
  description,
  sidebarLabel: z.string().min(1).optional(),
  sidebarPosition: z.number({ error: 'the place in the sidebar, a number' }),
  tags: z.array(tag).default([]),
  lastUpdated: z.date({ error: 'a date such as 2026-11-15' }),
  source,
  ...flags,
});

export const collections = {
  docs: defineCollection({ loader: files('docs'), schema: docsSchema }),
  docsVersions: defineCollection({ loader: files('docs-versions'), schema: docsSchema }),
  blog: defineCollection({
    loader: files('blog'),
    schema: z.strictObject({
      title,
      description,
      date: z.date({ error: 'the day of publication, e.g. 2026-11-15' }),
      updated: z.date().optional(),
      authors: z
        .array(
          z.string().refine((key) => key in authors, {
            error: (issue) => `unknown author "${issue.input}". Add them to content/authors.yaml`,
          }),
        )
        .min(1),
      tags: z.array(tag).min(2, 'two to five tags').max(5, 'two to five tags'),
      source,
      ...flags,
    }),
  }),
  pages: defineCollection({
    loader: files('pages'),
    schema: z.strictObject({ title, description, lastUpdated: z.date(), source, ...flags }),
  }),
};
