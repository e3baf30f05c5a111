import { defineCollection } from 'astro:content';
import { resolve } from 'node:path';
import { glob } from 'astro/loaders';
import { frontMatterSchemas } from './lib/content-schemas.ts';
import { contentDir } from './lib/load.ts';
import { authors, tags } from './site.ts';

const schemas = frontMatterSchemas({ tags, authors });

/** Ids are paths as they are written, e.g. `zh-Hans/tutorial-scripts/scrape_users`. */
const files = (folder: string) =>
  glob({
    base: resolve(contentDir, folder),
    pattern: '**/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });

/** What stands in each Markdown collection; the shapes are in `src/lib/content-schemas.ts`. */
export const collections = {
  docs: defineCollection({ loader: files('docs'), schema: schemas.docs }),
  docsVersions: defineCollection({ loader: files('docs-versions'), schema: schemas.docs }),
  blog: defineCollection({ loader: files('blog'), schema: schemas.blog }),
  pages: defineCollection({ loader: files('pages'), schema: schemas.pages }),
};
