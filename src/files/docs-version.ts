import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsPages } from '../lib/docs-pages.ts';
import { currentVersion } from '../lib/docs-versions.ts';
import { contentDir, hasContent } from './content.ts';
import { parseYaml } from './yaml.ts';

/** The categories of a version stand beside its languages. */
export const categoriesFile = (version: string): string => {
  const own = `docs-versions/${version}/categories.yaml`;
  return version !== currentVersion && hasContent(own) ? own : 'docs/categories.yaml';
};

/** Slugs of the pages and overviews of a version: reads the names of all its files. */
export function docsPagesOf(version: string): Set<string> {
  const folder = join(contentDir, version === currentVersion ? 'docs' : `docs-versions/${version}`);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const categories = parseYaml(readFileSync(join(contentDir, categoriesFile(version)), 'utf8'));
  return docsPages(
    files.map((name) => name.replaceAll('\\', '/')),
    categories,
  );
}
