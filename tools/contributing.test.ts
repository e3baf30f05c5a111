import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingNameOf } from '../src/drawings/drawing-name.ts';
import { languages } from '../src/languages/index.ts';
import { descriptionLength, frontMatterSchemas, postForms } from '../src/lib/content-schemas.ts';
import { topics } from '../src/markdown/topics.ts';
import { windowParts } from '../src/program/uses.ts';
import { calloutKinds } from '../src/ui/callout-kinds.ts';
import { components } from './check/components.ts';

/** What CONTRIBUTING.md says of the code, held against the code. */
const text = readFileSync('CONTRIBUTING.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');
const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const missingIn = (place: string, names: readonly string[]): string[] => names.filter((name) => !place.includes(name));
/** From a sign to the next empty line or table row. */
const passage = (start: string): string => {
  const from = text.indexOf(start);
  if (from < 0) throw new Error(`CONTRIBUTING.md no longer has "${start}"`);
  return text.slice(from).split(/\n(?=\n|\|)/)[0] ?? '';
};

describe('CONTRIBUTING.md', () => {
  it('names commands that exist, as README.md does', () => {
    const named = [...`${text}\n${readme}`.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('explains every writing tool, and none that is not there', () => {
    expect(Object.keys(components).filter((name) => !text.includes(`<${name}`))).toEqual([]);
    const named = [...text.matchAll(/<([A-Z]\w+)[ />]/g)].map(([, name = '']) => name);
    expect([...new Set(named)].filter((name) => !(name in components))).toEqual([]);
  });

  it('lists helpers as helpers and calculators as calculators', () => {
    const isCalculator = (folder: string): boolean => existsSync(`src/helpers/${folder}/calculator.ts`);
    for (const file of globSync('src/helpers/*/*.astro')) {
      const [, , folder = ''] = file.split(/[\\/]/);
      const row = passage(isCalculator(folder) ? '| `<HubPower />`' : '| `<AdbDoctor />`');
      expect(row).toContain(`<${basename(file, '.astro')} />`);
    }
  });

  it('lists kinds, topics, forms, parts and drawings', () => {
    expect(missingIn(passage('| `<Callout kind="tip">'), calloutKinds)).toEqual([]);
    expect(missingIn(passage('| `<UseResponsibly'), Object.keys(topics))).toEqual([]);
    expect(missingIn(text, postForms)).toEqual([]);
    expect(missingIn(passage('| `<ProgramWindow'), windowParts)).toEqual([]);
    const drawings = readdirSync('src/drawings').filter((name) => /^[A-Z]\w*\.tsx$/.test(name));
    const listed = [...passage('Drawings: ').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(drawings.map((name) => drawingNameOf(name)).toSorted());
  });

  it('explains every field of the front matter', () => {
    const { docs, blog, pages } = frontMatterSchemas({ tags: {}, authors: {} });
    const fields = [docs, blog, pages].flatMap(({ shape }) => Object.keys(shape));
    expect(
      missingIn(
        text,
        [...new Set(fields)].map((name) => (name === 'source' ? '`source`' : `${name}:`)),
      ),
    ).toEqual([]);
  });

  it('gives the lengths the check asks for', () => {
    const { least, most } = descriptionLength;
    expect(text).toContain(`${least} to ${most} characters`);
    for (const { measure } of Object.values(languages))
      for (const [collection, start] of [
        ['docs', '## Form of a docs page'],
        ['blog', '## Form of a post'],
      ] as const)
        expect(text.slice(text.indexOf(start)).split('\n## ')[0]).toContain(String(measure.least[collection]));
  });

  it('sends writers to files and folders that are there', () => {
    const paths = [...text.matchAll(/`((?:content|src)\/[\w./<>*-]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(10);
    const asGlob = (path: string): string => path.replaceAll(/<[^>]+>/g, '*');
    // An owner may have no use for some of them; the site of the tests has.
    const isThere = (path: string): boolean =>
      [path, `tests/site/${path}`].some((each) => globSync(asGlob(each)).length > 0);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});
