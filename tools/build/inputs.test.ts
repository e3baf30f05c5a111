import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Inputs } from './inputs.ts';

const scratch = mkdtempSync(join(tmpdir(), 'inputs-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const text = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const project: Record<string, string> = {
  'site.config.ts': 'export default {}',
  'package-lock.json': '{}',
  'src/ui/Card.tsx': 'export const Card = 1;',
  'src/ui/Card.test.tsx': 'test();',
  'content/facts.yaml': 'hours: 7',
  'content/docs/en/intro.mdx': text('Intro', 'Words.'),
  'content/blog/en/news.mdx': text('News', 'Words.'),
  'brand/logo.svg': '<svg/>',
  'elsewhere/mark.svg': '<svg/>',
};

let root: string;
const write = (name: string, content: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};
beforeEach(() => {
  root = mkdtempSync(join(scratch, 'project-'));
  for (const [name, content] of Object.entries(project)) write(name, content);
});

const read = (environment: Record<string, string> = {}, today = new Date('2026-05-01')): Inputs =>
  new Inputs(
    {
      root,
      content: join(root, 'content'),
      ownerFile: join(root, 'site.config.ts'),
      named: ['elsewhere/mark.svg'],
      environment,
    },
    today,
  );

const intro = 'content/docs/en/intro.mdx';
const news = 'content/blog/en/news.mdx';

describe('the key of all pages', () => {
  it.each([
    ['a figure', 'content/facts.yaml', 'hours: 8'],
    ["the owner's file", 'site.config.ts', 'export default { brand: 1 }'],
    ['a file the owner names', 'elsewhere/mark.svg', '<svg></svg>'],
    ['a component', 'src/ui/Card.tsx', 'export const Card = 2;'],
    ['the packages', 'package-lock.json', '{ "a": 1 }'],
    ['front matter', intro, text('Introduction', 'Words.')],
    ['the reading time of a post', news, text('News', 'Words. '.repeat(2000))],
    ['a new text', 'content/docs/en/more.mdx', text('More', 'Words.')],
    ['a new file', 'src/ui/Box.tsx', 'export const Box = 1;'],
  ])('is another after a change of %s', (_, name, content) => {
    const before = read();
    write(name, content);
    expect(read().key).not.toBe(before.key);
  });

  it('is another with other settings of the environment, and in another year', () => {
    const { key } = read();
    expect(read({ SITE_PSEUDO: '1' }).key).not.toBe(key);
    expect(read({}, new Date('2027-01-01')).key).not.toBe(key);
    expect(read({ SITE_OUT: '/elsewhere', SITE_CACHE: '/there', HOME: '/me' }).key).toBe(key);
  });

  it('does not count what a build has written among the code: the first edit after the first build is a change of one text', () => {
    write('deploy/nginx.ts', 'export const nginx = 1;');
    const { key } = read();
    write('deploy/out/nginx.conf', 'server {}');
    expect(read().key).toBe(key);
    write('deploy/nginx.ts', 'export const nginx = 2;');
    expect(read().key).not.toBe(key);
  });

  it('is the same for the same files, wherever they lie', () => {
    const { key } = read();
    const copy = mkdtempSync(join(scratch, 'copy-'));
    cpSync(root, copy, { recursive: true });
    root = copy;
    write('src/ui/Card.test.tsx', 'another();');
    expect(read().key).toBe(key);
  });
});

it('the body of a text concerns only the pages that show it', () => {
  const before = read();
  write(intro, text('Intro', 'Other words.'));
  write(news, text('News', 'Other words.'));
  const after = read();
  expect(after.key).toBe(before.key);
  expect(after.textHash(intro)).not.toBe(before.textHash(intro));
  expect(after.textHash(news)).not.toBe(before.textHash(news));
  expect(after.textHash('content/docs/en/none.mdx')).toBeUndefined();
  expect(after.isSame(before)).toBe(false);
  expect(after.isSame(read())).toBe(true);
});
