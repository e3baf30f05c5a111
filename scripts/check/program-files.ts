import { nameIndex } from '../../src/program/names.ts';
import { buildRegistry } from '../../src/program/registry.ts';
import type { Program } from '../../src/program/uses.ts';
import type { DataSet } from './data-file.ts';
import type { RawFinding } from './finding.ts';

export const programFile = /^program\/(.+\.yaml)$/;

export interface ProgramReading {
  program: Program | undefined;
  problems: RawFinding[];
}

/** Each mistake in the registry with its line. */
export function readProgram(sets: Iterable<DataSet>, pages: ReadonlySet<string>): ProgramReading {
  const sources = new Map(
    [...sets].flatMap((set) => {
      const name = programFile.exec(set.name)?.[1];
      return name === undefined || set.data === undefined ? [] : [[name, set] as const];
    }),
  );
  if (sources.size === 0) return { program: undefined, problems: [] };
  const { registry, problems } = buildRegistry({
    files: new Map([...sources].map(([name, { data }]) => [name, data])),
    pages,
  });
  return {
    program: registry && { registry, names: nameIndex(registry) },
    problems: problems.map(({ file, path, message }) => {
      return {
        rule: 'program',
        unbuildable: true,
        file: `content/data/program/${file}`,
        ...sources.get(file)?.place(path),
        what: path.join('.') || 'the file',
        fix: message,
      };
    }),
  };
}
