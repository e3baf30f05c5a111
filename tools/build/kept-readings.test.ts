import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { YamlSource } from '../check/yaml-source.ts';
import { DataReadings } from './kept-readings.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'readings-'));
  mkdirSync(join(root, 'tools/check'), { recursive: true });
  cpSync('tools/check/yaml-source.ts', join(root, 'tools/check/yaml-source.ts'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const yaml = 'phones:\n  en: Forty phones\n  ru: Сорок\nlast: [1, .inf, "a"]\n';

/** Reads as a build does, and says whether the text had to be parsed. */
function read(text: string): { source: YamlSource; parsed: boolean } {
  const readings = new DataReadings(join(root, 'cache/readings'), root);
  const known = readings.find('yaml', text);
  const source = new YamlSource(text, 'yaml', known);
  if (!known) readings.note('yaml', text, source);
  readings.keep();
  return { source, parsed: known === undefined };
}

it('a data file that is as it was is not parsed again, and says the same', () => {
  const first = read(yaml);
  const second = read(yaml);
  expect([first.parsed, second.parsed]).toEqual([true, false]);
  for (const part of ['data', 'strings', 'localizedMaps', 'problems'] as const)
    expect(second.source[part]).toEqual(first.source[part]);
  // The line of a mistake is known all the same.
  for (const path of [['phones', 'ru'], ['last', 2], ['none']])
    expect(second.source.lineOf(path)).toBe(first.source.lineOf(path));
});

it('another text is parsed, and so is every one after a change of the code or the packages', () => {
  read(yaml);
  expect(read(`${yaml}more: 1\n`).parsed).toBe(true);
  read(yaml);
  writeFileSync(join(root, 'package-lock.json'), '{ "yaml": 3 }');
  expect(read(yaml).parsed).toBe(true);
});

it('forgets what nobody asks for', () => {
  read(yaml);
  const size = readFileSync(join(root, 'cache/readings')).length;
  read(`${yaml}${yaml.replaceAll(/^(\w)/gm, 'other-$1')}`);
  read(yaml);
  expect(readFileSync(join(root, 'cache/readings')).length).toBe(size);
});
