import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentDir } from '../files/content.ts';
import { docsPagesOf } from '../files/docs-version.ts';
import { locales } from '../i18n/locales.ts';
import { program, programNames, readProgramFiles } from './load.ts';
import { buildRegistry } from './registry.ts';

const files = readProgramFiles();
const pages = docsPagesOf('current');

/** The files as they are, with one of them changed. */
function withFile(name: string, change: (data: Record<string, unknown>) => void) {
  const copy: unknown = structuredClone(files.get(name));
  if (typeof copy !== 'object' || copy === null) throw new Error(`no file ${name}`);
  change(copy as Record<string, unknown>);
  return buildRegistry({ files: new Map([...files, [name, copy]]), pages });
}

const yaml = (text: string): Record<string, unknown> => parse(text);

describe('the registry of this site', () => {
  it('has no problems', () => {
    expect(buildRegistry({ files, pages }).problems).toEqual([]);
  });

  it('holds every file of content/data/program/dialogs', () => {
    const ids = readdirSync(`${contentDir}/data/program/dialogs`).map((file) => file.replace('.yaml', ''));
    expect([...program.dialogs.keys()].sort()).toEqual(ids.sort());
  });

  it('names every label in three languages', () => {
    for (const { name, label } of programNames.values())
      for (const locale of locales) expect(label[locale], `${name} ${locale}`).toMatch(/\S/);
  });

  it('opens every dialog of the window that is not reached from another dialog', () => {
    const opened = [...program.window.values()].flatMap(({ items }) => items.flatMap(({ opens }) => opens ?? []));
    for (const id of ['post', 'materials', 'scan-tcp', 'settings', 'license-management', 'white-label'])
      expect(opened).toContain(id);
  });

  it('puts the fields of another dialog where one says they are the same', () => {
    const group = program.dialogs.get('group-post');
    const post = program.dialogs.get('post');
    expect(group?.fields.map(({ id }) => id)).toContain('captions');
    expect(group?.fields.at(-1)?.id).toBe(post?.fields.at(-1)?.id);
    expect(programNames.get('group-post.captions')?.label).toEqual(programNames.get('post.captions')?.label);
  });
});

describe('a mistake is named with its file, its place and what to do', () => {
  const file = 'dialogs/post.yaml';
  const field = (data: Record<string, unknown>, id: string): Record<string, unknown> => {
    const fields = data.fields;
    const found: unknown = Array.isArray(fields) ? fields.find((one: { id: string }) => one.id === id) : undefined;
    if (typeof found !== 'object' || found === null) throw new Error(`no field ${id}`);
    return found as Record<string, unknown>;
  };
  const messages = (change: (data: Record<string, unknown>) => void): string[] =>
    withFile(file, change).problems.map(
      (problem) =>
        `${problem.file} ${problem.path.filter((step) => typeof step === 'string').join('.')}: ${problem.message}`,
    );

  it.each<[string, (data: Record<string, unknown>) => void, string]>([
    [
      'the source language is missing',
      (data) => (field(data, 'captions').label = { ru: 'Заголовок' }),
      'fields.label.en',
    ],
    ['an unknown key', (data) => (field(data, 'captions').labels = 1), 'remove or correct labels'],
    ['an unknown kind', (data) => (field(data, 'captions').kind = 'dropdown'), 'use one of badge'],
    [
      'a default that is no option',
      (data) => (field(data, 'post_way').default = 'sharing'),
      'has no option "sharing"; use one of share, addButton, useSound',
    ],
    ['a default outside the range', (data) => (field(data, 'sound_wait_time').default = 99), '99 lies outside 5 to 30'],
    ['a range upside down', (data) => Object.assign(field(data, 'sound_wait_time'), { min: 40 }), '40 is not below 30'],
    ['a mark outside the range', (data) => (field(data, 'sound_wait_time').marks = [5, 31]), '31 lies outside'],
    [
      'a condition on a field that is not there',
      (data) => (field(data, 'captions').shownIf = [{ field: 'post_ways', is: ['share'] }]),
      'no field "post_ways"; did you mean post_way?',
    ],
    [
      'a condition on a value that is not there',
      (data) => (field(data, 'captions').shownIf = [{ field: 'post_way', is: ['x'] }]),
      '"post_way" has no option "x"',
    ],
    [
      'two fields of one id',
      (data) => (field(data, 'captions').id = 'volume'),
      'two fields or buttons have the id "volume"',
    ],
    [
      'a page that is not there',
      (data) => (data.page = 'tutorial-scripts/posts'),
      'no docs page "tutorial-scripts/posts"',
    ],
    ['a view of a field that is not there', (data) => (data.views = { x: { nothing: 1 } }), 'no field "nothing"'],
    ['a file of another name', (data) => (data.id = 'posting'), 'is not the name of the file'],
    [
      'a label that is not there',
      (data) => (data.does = yaml('{ en: "{ui:post.caption}", zh-Hans: x, ru: x }')),
      'unknown label {ui:post.caption}; did you mean post.captions',
    ],
  ])('%s', (_, change, expected) => {
    const found = messages(change);
    expect(found.join('\n')).toContain(expected);
    expect(found.every((message) => message.includes('.yaml'))).toBe(true);
  });

  it('a missing file', () => {
    const { registry, problems } = buildRegistry({
      files: new Map([...files].filter(([name]) => name !== 'tasks.yaml')),
    });
    expect(registry).toBeUndefined();
    expect(problems).toContainEqual({ file: 'tasks.yaml', path: [], message: 'the file is missing; bring it back' });
  });
});
