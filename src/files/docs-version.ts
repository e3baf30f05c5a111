import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsPages } from '../lib/docs-pages.ts';
import { currentVersion } from '../lib/docs-versions.ts';
import { contentDir } from './content.ts';
import { parseYaml } from './yaml.ts';

/** Older versions of the docs: the folders `<language>/docs-versions/<version>/`. */
export const olderVersions = (): string[] => [
  ...new Set(globSync('*/docs-versions/*', { cwd: contentDir }).map((name) => name.replace(/^.*[\\/]/, ''))),
];

/** Slugs of the pages and overviews of a version. */
export function docsPagesOf(version: string): Set<string> {
  const collection = version === currentVersion ? 'docs' : `docs-versions/${version}`;
  const files = globSync(`*/${collection}/**/*.mdx`, { cwd: contentDir }).map((name) => name.replaceAll('\\', '/'));
  return docsPages(files, parseYaml(readFileSync(join(contentDir, 'data/categories.yaml'), 'utf8')), collection);
}
