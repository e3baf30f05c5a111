import { expect, it } from 'vitest';
import { frozenFiles, frozenText, withVersion } from './freeze.ts';

const page = (rest = '') => `---\ntitle: A page\ntags: [setup]\n${rest}---\n\nText.\n`;
const files = new Map([
  ['blog/en/post.mdx', page()],
  ['docs/categories.yaml', ''],
  ['docs/en/basics/login.mdx', `${page()}<Picture src="desk.png" alt="A desk" />\n<Video captions="clip.vtt" />\n`],
  ['docs/en/basics/login.png', ''],
  ['docs/en/soon.mdx', page('draft: true\n')],
  ['docs/ru/basics/login.mdx', page('draft: false\n')],
  ['drawings/en.json', '{}'],
  ['facts.yaml', ''],
  ['pictures/clip.en.vtt', ''],
  ['pictures/desk.png', ''],
  ['pictures/unseen.png', ''],
  ['program/dialogs/post.yaml', ''],
  ['tags.yaml', ''],
]);

it('takes the texts, what stands beside them, and all they cite; no draft and nothing else', () => {
  const copies = frozenFiles('1.0', [...files.keys()], (name) => files.get(name) ?? '');
  expect(copies.map(({ from, to }) => `${from} ${to.replace('docs-versions/1.0/', '')}`)).toEqual([
    'docs/categories.yaml categories.yaml',
    'docs/en/basics/login.mdx en/basics/login.mdx',
    'docs/en/basics/login.png en/basics/login.png',
    'docs/ru/basics/login.mdx ru/basics/login.mdx',
    'drawings/en.json drawings/en.json',
    'facts.yaml facts.yaml',
    'pictures/clip.en.vtt pictures/clip.en.vtt',
    'pictures/desk.png pictures/desk.png',
    'program/dialogs/post.yaml program/dialogs/post.yaml',
  ]);
  expect(copies.every(({ to }) => to.startsWith('docs-versions/1.0/'))).toBe(true);
});

it('leaves out the tags and nothing else', () => {
  expect(frozenText('a.mdx', page('unlisted: true\n'))).toBe('---\ntitle: A page\nunlisted: true\n---\n\nText.\n');
  expect(frozenText('a.mdx', '---\ntags:\n  - setup\n  - usb\ntitle: A page\n---\ntags: none\n')).toBe(
    '---\ntitle: A page\n---\ntags: none\n',
  );
  expect(frozenText('a.mdx', '---\ntitle: A page\ntags: [a]\n---\n')).toBe('---\ntitle: A page\n---\n');
  expect(frozenText('facts.yaml', 'tags: 1\n')).toBe('tags: 1\n');
});

it('writes the version into the file of the owner, behind the current one', () => {
  const config = (versions: string) => `export default defineSite({\n  docsVersions: ${versions}, // mine\n});\n`;
  expect(withVersion(config(`[{ id: 'current', label: 'Next' }]`), '1.0')).toBe(
    config(`[{ id: 'current', label: 'Next' }, { id: '1.0', label: '1.0' }]`),
  );
  expect(withVersion(config(`[{ id: 'current', label: 'Next' }, { id: '0.9', label: 'Old' }]`), '1.0')).toBe(
    config(`[{ id: 'current', label: 'Next' }, { id: '1.0', label: '1.0' }, { id: '0.9', label: 'Old' }]`),
  );
  expect(withVersion('export default load();', '1.0')).toBeUndefined();
});
