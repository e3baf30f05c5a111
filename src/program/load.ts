import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../files/content.ts';
import { docsPagesOf, versionFile } from '../files/docs-version.ts';
import { parseYaml } from '../files/yaml.ts';
import { currentVersion } from '../lib/docs-versions.ts';
import { nameIndex } from './names.ts';
import { buildRegistry, describeProblems } from './registry.ts';
import type { Program } from './uses.ts';

/** The YAML files of a registry, parsed: content/program, or the one a version of the docs has kept. */
export function readProgramFiles(folder = 'program'): Map<string, unknown> {
  const root = join(contentDir, folder);
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => {
        try {
          return [name, parseYaml(readFileSync(join(root, name), 'utf8'))];
        } catch (error) {
          throw new Error(`content/${folder}/${name}\n  ${error instanceof Error ? error.message : error}`);
        }
      }),
  );
}

function load(version: string): Program {
  const folder = versionFile(version, 'program');
  const { registry, problems } = buildRegistry({
    files: readProgramFiles(folder),
    // A version without a registry of its own shows today's windows, which name today's pages.
    pages: docsPagesOf(folder === 'program' ? currentVersion : version),
  });
  if (problems.length > 0 || !registry) throw new Error(describeProblems(problems, folder));
  return { registry, names: nameIndex(registry) };
}

const programs = new Map<string, Program>();

/** The program as a version of the docs knows it, read once. Build time only. */
export function programIn(version: string): Program {
  const known = programs.get(version) ?? load(version);
  programs.set(version, known);
  return known;
}

/** The program of today. */
export const { registry: program, names: programNames } = programIn(currentVersion);
