import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentDir } from '../files/content.ts';
import { docsPagesOf } from '../files/docs-version.ts';
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
  it('holds every file of content/data/program/dialogs', () => {
    const ids = readdirSync(`${contentDir}/data/program/dialogs`).map((file) => file.replace('.yaml', ''));
    expect([...program.dialogs.keys()].sort()).toEqual(ids.sort());
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
  /** In the dialog, or in the field of this id. */
  const messages = (id: string, change: object): string[] =>
    withFile(file, (data) => {
      const fields = Array.isArray(data.fields) ? data.fields : [];
      Object.assign(id ? fields.find((one: { id: string }) => one.id === id) : data, change);
    }).problems.map(
      (problem) =>
        `${problem.file} ${problem.path.filter((step) => typeof step === 'string').join('.')}: ${problem.message}`,
    );
  const wrongLabel = yaml('{ en: "{ui:post.caption}", zh-Hans: x, ru: x }');

  it.each<[string, string, object, string]>([
    ['the source language is missing', 'captions', { label: { ru: 'Заголовок' } }, 'fields.label.en'],
    ['an unknown key', 'captions', { labels: 1 }, 'remove or correct labels'],
    ['an unknown kind', 'captions', { kind: 'dropdown' }, 'use one of badge'],
    [
      'a default that is no option',
      'post_way',
      { default: 'sharing' },
      'has no option "sharing"; use one of share, add',
    ],
    ['a default outside the range', 'sound_wait_time', { default: 99 }, '99 is outside 5 to 30'],
    ['a range upside down', 'sound_wait_time', { min: 40 }, '40 is not below 30'],
    ['a mark outside the range', 'sound_wait_time', { marks: [5, 31] }, '31 is outside'],
    ['a condition on no field', 'captions', { shownIf: [{ field: 'post_ways', is: ['x'] }] }, 'did you mean post_way?'],
    ['a condition on no value', 'captions', { shownIf: [{ field: 'post_way', is: ['x'] }] }, 'has no option "x"'],
    ['two fields of one id', 'captions', { id: 'volume' }, 'two fields or buttons have the id "volume"'],
    ['a page that is not there', '', { page: 'tutorial-scripts/posts' }, 'no docs page "tutorial-scripts/posts"'],
    ['a view of a field that is not there', '', { views: { x: { nothing: 1 } } }, 'no field "nothing"'],
    ['a file of another name', '', { id: 'posting' }, 'is not the name of the file'],
    [
      'a label that is not there',
      '',
      { does: wrongLabel },
      'unknown label {ui:post.caption}; did you mean post.captions',
    ],
  ])('%s', (_, id, change, expected) => {
    const found = messages(id, change);
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
