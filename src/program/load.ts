import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentDir } from '../files/content.ts';
import { docsPages } from './docs-pages.ts';
import { nameIndex } from './names.ts';
import { buildRegistry, describeProblems } from './registry.ts';
import type { Registry } from './schema.ts';

/** The YAML files below content/program, parsed. */
export function readProgramFiles(dir: string): Map<string, unknown> {
  const root = join(dir, 'program');
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => {
        try {
          return [name, parse(readFileSync(join(root, name), 'utf8'))];
        } catch (error) {
          throw new Error(`content/program/${name}\n  ${error instanceof Error ? error.message : error}`);
        }
      }),
  );
}

export function docsPagesIn(dir: string): Set<string> {
  const files = readdirSync(join(dir, 'docs'), { recursive: true, encoding: 'utf8' });
  const categories: unknown = parse(readFileSync(join(dir, 'docs', 'categories.yaml'), 'utf8'));
  return docsPages(
    files.map((name) => `docs/${name.replaceAll('\\', '/')}`),
    categories,
  );
}

function load(): Registry {
  const { registry, problems } = buildRegistry({
    files: readProgramFiles(contentDir),
    pages: docsPagesIn(contentDir),
  });
  if (problems.length > 0 || !registry) throw new Error(describeProblems(problems));
  return registry;
}

/** The registry of the site being built, read once. Build time only. */
export const program = load();
export const programNames = nameIndex(program);
