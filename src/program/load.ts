import { globSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir, wholeData } from '../files/content.ts';
import { docsPagesOf } from '../files/docs-version.ts';
import { currentVersion } from '../lib/docs-versions.ts';
import { nameIndex } from './names.ts';
import { buildRegistry, describeProblems } from './registry.ts';
import type { Program } from './uses.ts';

/** The files of the registry in content/data/program with the words of all languages. */
export const readProgramFiles = (): Map<string, unknown> =>
  new Map(
    globSync('**/*.yaml', { cwd: join(contentDir, 'data/program') })
      .map((name) => name.replaceAll('\\', '/'))
      .sort()
      .map((name) => [name, wholeData(`program/${name}`)]),
  );

const { registry, problems } = buildRegistry({ files: readProgramFiles(), pages: docsPagesOf(currentVersion) });
if (problems.length > 0 || !registry) throw new Error(describeProblems(problems));

/** The program: its windows, dialogs and messages. Build time only. */
export const program = registry;
export const programNames = nameIndex(program);
export const currentProgram: Program = { registry: program, names: programNames };
