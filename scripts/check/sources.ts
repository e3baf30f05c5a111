import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { factNumber } from '../../src/lib/facts.ts';
import type { Content } from './content.ts';
import { type Finding, found } from './finding.ts';

/** A file of the code, read to learn what it asks of the content. */
export interface SourceText {
  /** With `/`, from the project's folder. */
  file: string;
  text: string;
}

/** The code, without its tests, which quote names without using them. */
export const sourceTexts = (root: string): SourceText[] =>
  globSync('src/**/*.{ts,tsx,astro,js,mjs}', { cwd: root })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => ({ file: name.split(sep).join('/'), text: readFileSync(join(root, name), 'utf8') }));

/** The first file that asks for each name. */
const asked = (sources: SourceText[], pattern: RegExp): Map<string, string> =>
  new Map(
    sources
      .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => [name, file] as const))
      .reverse(),
  );

/** Everything the code refers to by name exists: figures, and the files it imports from `content/`. */
export function checkNeeds({ data, names: { facts }, files, show }: Content, sources: SourceText[]): Finding[] {
  const missing = [...asked(sources, /\bfrom '(?:\.\.\/)+content\/([^']+)'/g)]
    // The code imports from `content/`, wherever the texts of this site are.
    .filter(([name]) => show(name) === `content/${name}` && !files.includes(name))
    .map(([name, by]) =>
      found('data', show(name), undefined, 'the file is missing', `bring it back: ${by} imports it`, {
        unbuildable: true,
      }),
    );
  const entry = data.find(({ name }) => name.endsWith('data/facts.yaml'));
  if (!facts || !entry) return missing;
  const figures = [...asked(sources, /\b(?:factNumber\(facts, |numberOf\()'([a-z0-9-]+)'/g)].flatMap(([name, by]) => {
    const add = (what: string, fix: string): Finding[] => [
      found('data', entry, [name], `the fact "${name}" ${what}`, fix, { unbuildable: true }),
    ];
    if (!Object.hasOwn(facts, name)) return add('is missing', `bring it back: ${by} uses it`);
    try {
      factNumber(facts, name);
      return [];
    } catch {
      return add('is not a number', `give it a number as its value: ${by} calculates with it`);
    }
  });
  return [...missing, ...figures];
}
