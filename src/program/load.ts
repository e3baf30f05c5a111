import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../files/content.ts';
import { docsPagesOf } from '../files/docs-version.ts';
import { parseYaml } from '../files/yaml.ts';
import { currentVersion } from '../lib/docs-versions.ts';
import { nameIndex } from './names.ts';
import { buildRegistry, describeProblems } from './registry.ts';
import type { Program } from './uses.ts';

/** The YAML files of the registry in content/program, parsed. */
export function readProgramFiles(): Map<string, unknown> {
  const root = join(contentDir, 'program');
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
          throw new Error(`content/program/${name}\n  ${error instanceof Error ? error.message : error}`);
        }
      }),
  );
}

const { registry, problems } = buildRegistry({ files: readProgramFiles(), pages: docsPagesOf(currentVersion) });
if (problems.length > 0 || !registry) throw new Error(describeProblems(problems));

/** The program: its windows, dialogs and messages. Build time only. */
export const program = registry;
export const programNames = nameIndex(program);
export const currentProgram: Program = { registry: program, names: programNames };
