import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOf, Refused, readText, saveText } from './files.ts';

const top = mkdtempSync(join(tmpdir(), 'edit-files-'));
const content = join(top, 'content');
beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  mkdirSync(join(content, 'en/docs'), { recursive: true });
  writeFileSync(join(top, 'secret.yaml'), 'secret: true\n');
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

const write = (name: string, text: string | Uint8Array): void => writeFileSync(join(content, name), text);
const bytes = (name: string): string => readFileSync(join(content, name), 'latin1');

describe('places', () => {
  it.each([
    '../secret.yaml',
    'docs/../../secret.yaml',
    '/etc/passwd.yaml',
    'docs/.hidden.yaml',
    '.git/x.yaml',
    'docs//x.yaml',
    'docs\\..\\..\\secret.yaml',
    'x.ts',
    'x.yaml\0.mdx',
    '',
  ])('outside or no text: %j', (name) => {
    expect(() => placeOf(content, name)).toThrow(Refused);
  });

  it('behind a link', () => {
    symlinkSync(top, join(content, 'elsewhere'), 'junction');
    expect(() => placeOf(content, 'elsewhere/secret.yaml')).toThrow(Refused);
  });

  it('of texts, also of new ones in new folders', () => {
    expect(placeOf(content, 'en/docs/new/page.mdx')).toBe(join(content, 'en/docs/new/page.mdx'));
  });
});

describe('saving', () => {
  it('writes the new text and leaves no other file', () => {
    write('facts.yaml', 'a: 1\n');
    const { text, version } = readText(content, 'facts.yaml');
    expect(saveText(content, 'facts.yaml', text.replace('1', '2'), version)).toMatchObject({ saved: true });
    expect(bytes('facts.yaml')).toBe('a: 2\n');
    expect(readdirSync(content).sort()).toEqual(['en', 'facts.yaml']);
  });

  it('refuses if the file has changed since it was read, and returns its content', () => {
    write('facts.yaml', 'a: 1\n');
    const { version } = readText(content, 'facts.yaml');
    write('facts.yaml', 'a: 3\n');
    expect(saveText(content, 'facts.yaml', 'a: 2\n', version)).toMatchObject({
      saved: false,
      disk: { text: 'a: 3\n' },
    });
    expect(bytes('facts.yaml')).toBe('a: 3\n');
  });

  it('begins a new file, but not over one that is there', () => {
    expect(saveText(content, 'en/docs/a.mdx', 'x\n', '')).toMatchObject({ saved: true });
    expect(saveText(content, 'en/docs/a.mdx', 'y\n', '')).toMatchObject({ saved: false });
    expect(bytes('en/docs/a.mdx')).toBe('x\n');
  });

  it.each([
    ['Windows line ends', 'a: 1\r\nb: 2\r\n'],
    ['no line end at the end', 'a: 1'],
    ['a byte order mark', '\uFEFFa: 1\n'],
    ['trailing spaces and tabs', 'a: 1  \n\t\n\n\n'],
  ])('keeps %s', (_what, written) => {
    write('facts.yaml', written);
    const before = bytes('facts.yaml');
    const { text, version } = readText(content, 'facts.yaml');
    expect(text).not.toContain('\r');
    expect(saveText(content, 'facts.yaml', text, version)).toMatchObject({ saved: true });
    expect(bytes('facts.yaml')).toBe(before);
  });

  it.each([
    ['mixed line ends', 'a: 1\r\nb: 2\n'],
    ['bytes that are no text', Buffer.from([0x61, 0x3a, 0x20, 0xff, 0x0a])],
  ])('stays away from %s', (_what, written) => {
    write('facts.yaml', written);
    const before = bytes('facts.yaml');
    const { text, version, locked } = readText(content, 'facts.yaml');
    expect(locked).toBeDefined();
    expect(saveText(content, 'facts.yaml', text, version)).toMatchObject({ saved: false });
    expect(bytes('facts.yaml')).toBe(before);
  });
});
