import { defineCollection } from 'astro:content';
import { globSync, statSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'zod';
import { contentDir, dataFiles, readData } from './files/content.ts';
import { authorsSchema, frontMatterSchemas, tagsSchema } from './lib/content-schemas.ts';

/** A data file and its words as they are now, read again when one has changed. */
function current<S extends z.ZodType>(name: string, schema: S): () => z.output<S> {
  const changed = (): string =>
    dataFiles(name)
      .map((file) => statSync(file).mtimeMs)
      .join();
  let read = { at: changed(), data: readData(name, schema) };
  return () => {
    if (changed() !== read.at) read = { at: changed(), data: readData(name, schema) };
    return read.data;
  };
}

const tags = current('tags.yaml', tagsSchema);
const authors = current('authors.yaml', authorsSchema);

/** The dev server loads these at its start: a tag that is added while it runs must work without a restart. */
const schemas = frontMatterSchemas({
  get tags() {
    return tags();
  },
  get authors() {
    return authors();
  },
});

/** Ids begin with the language, e.g. `zh-Hans/tutorial-scripts/scrape_users`. */
function files(folder: string): Loader {
  // The glob loader would warn in every build of a folder the site does not have, such as older docs versions.
  if (globSync(`*/${folder}`, { cwd: contentDir }).length === 0) return { name: 'empty', load: async () => {} };
  return glob({
    base: contentDir,
    pattern: `*/${folder}/**/*.mdx`,
    generateId: ({ entry }) => entry.replace(`/${folder}/`, '/').replace(/\.mdx$/, ''),
  });
}

/** The Markdown collections; their schemas are in `src/lib/content-schemas.ts`. */
export const collections = {
  docs: defineCollection({ loader: files('docs'), schema: schemas.docs }),
  docsVersions: defineCollection({ loader: files('docs-versions'), schema: schemas.docs }),
  blog: defineCollection({ loader: files('blog'), schema: schemas.blog }),
  pages: defineCollection({ loader: files('pages'), schema: schemas.pages }),
};
