import { nameIndex } from '../../src/program/names.ts';
import { buildRegistry } from '../../src/program/registry.ts';
import type { Program } from '../../src/program/uses.ts';
import type { DataFile } from './data-file.ts';
import type { RawFinding } from './finding.ts';

export const programFile = /^program\/(.+\.yaml)$/;

export interface ProgramReading {
  program: Program | undefined;
  problems: RawFinding[];
}

/** Each mistake in the registry with its line. */
export function readProgram(data: DataFile[], pages: ReadonlySet<string>): ProgramReading {
  const sources = new Map(
    data.flatMap((entry) => {
      const name = programFile.exec(entry.name)?.[1];
      return name === undefined || entry.yaml.problems.length > 0 ? [] : [[name, entry] as const];
    }),
  );
  if (sources.size === 0) return { program: undefined, problems: [] };
  const { registry, problems } = buildRegistry({
    files: new Map([...sources].map(([name, { yaml }]) => [name, yaml.data])),
    pages,
  });
  return {
    program: registry && { registry, names: nameIndex(registry) },
    problems: problems.map(({ file, path, message }) => {
      const source = sources.get(file);
      return {
        rule: 'program',
        unbuildable: true,
        file: source?.file ?? `content/program/${file}`,
        line: source?.yaml.lineOf(path),
        what: path.join('.') || 'the file',
        fix: message,
      };
    }),
  };
}
