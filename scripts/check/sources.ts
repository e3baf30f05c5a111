import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { factNumber } from '../../src/lib/facts.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import { remembered } from './remember.ts';

/** A file of the code, read to learn what it asks of the content. */
export interface SourceText {
  /** With `/`, from the project's folder. */
  file: string;
  text: string;
}

export const isCode = /\.(tsx?|astro|mjs|js)$/;

/** The code, without its tests, which quote names without using them. */
export function sourceTexts(root: string): SourceText[] {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => isCode.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({
      file: `src/${name.split(sep).join('/')}`,
      text: readFileSync(join(root, 'src', name), 'utf8'),
    }));
}

interface Need {
  name: string;
  /** The first file that asks for it. */
  by: string;
}

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const needsOf = remembered(({ text }: SourceText) => ({
  files: namesIn(text, /\bfrom '(?:\.\.\/)+content\/([^']+)'/g),
  figures: namesIn(text, /\b(?:factNumber\(facts, |numberOf\()'([a-z0-9-]+)'/g),
}));

function needs(sources: SourceText[], kind: 'files' | 'figures'): Need[] {
  const found = new Map<string, Need>();
  for (const source of sources) {
    if (!source.file.startsWith('src/')) continue;
    for (const name of needsOf(source)[kind]) if (!found.has(name)) found.set(name, { name, by: source.file });
  }
  return [...found.values()];
}

/** What the code asks for by name is there: figures, and the files it imports from `content/`. */
export function checkNeeds({ data, facts, files, show }: Content, sources: SourceText[]): RawFinding[] {
  const findings: RawFinding[] = [];
  const add = (name: string, what: string, fix: string, line?: number): void => {
    findings.push({ rule: 'data', unbuildable: true, file: show(name), line, what, fix });
  };
  for (const { name, by } of needs(sources, 'files')) {
    // The code imports from `content/`, wherever the texts of this site are.
    if (show(name) === `content/${name}` && !files.includes(name))
      add(name, 'the file is missing', `bring it back: ${by} imports it`);
  }
  if (!facts) return findings;
  const yaml = data.find(({ name }) => name === 'facts.yaml')?.yaml;
  for (const { name, by } of needs(sources, 'figures')) {
    if (!Object.hasOwn(facts, name))
      add('facts.yaml', `the fact "${name}" is missing`, `bring it back: ${by} uses it`, 1);
    else if (!isNumber(facts, name)) {
      const fix = `give it a number as its value: ${by} calculates with it`;
      add('facts.yaml', `the fact "${name}" is not a number`, fix, yaml?.lineOf([name]));
    }
  }
  return findings;
}

function isNumber(facts: NonNullable<Content['facts']>, name: string): boolean {
  try {
    factNumber(facts, name);
    return true;
  } catch {
    return false;
  }
}
