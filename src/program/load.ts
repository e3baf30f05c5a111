import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentDir } from '../files/content.ts';
import { defaultLocale } from '../lib/locales.ts';
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

/** Docs pages and categories that exist, by address below /docs. */
export function docsPagesIn(dir: string): Set<string> {
  const root = join(dir, 'docs', defaultLocale);
  const files = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  const slugs = files
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replaceAll('\\', '/').replace(/\.mdx$/, ''));
  const categories: unknown = parse(readFileSync(join(dir, 'docs', 'categories.yaml'), 'utf8'));
  const overviews =
    typeof categories === 'object' && categories
      ? Object.values(categories).map((category: { slug: string }) => `category/${category.slug}`)
      : [];
  return new Set([...slugs, ...overviews]);
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
