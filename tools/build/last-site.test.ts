import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copySite, hashOfFile, type LastSite, readLastSite, writeLastSite } from './last-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const files = { '/index.html': hashOfFile('home'), '/docs/风控.html': hashOfFile('docs') };
const copy = (): boolean => copySite({ files }, join(folder, 'dist'), join(folder, 'next'));
beforeEach(() => {
  write('dist/index.html', 'home');
  write('dist/docs/风控.html', 'docs');
  write('dist/sitemap-0.xml', 'written in every build');
});

it('copies the files that were published, and no others', () => {
  expect(copy()).toBe(true);
  expect(readFileSync(join(folder, 'next/docs/风控.html'), 'utf8')).toBe('docs');
  expect(existsSync(join(folder, 'next/sitemap-0.xml'))).toBe(false);
});

it('notices a file that was edited, and one that is gone', () => {
  write('dist/docs/风控.html', 'edited');
  expect(copy()).toBe(false);
  rmSync(join(folder, 'dist/docs/风控.html'));
  expect(copy()).toBe(false);
});

it('is known until the next one is published', () => {
  expect(readLastSite(folder)).toBeUndefined();
  const site: LastSite = {
    ...{ key: 'k', texts: { 'a.mdx': '1' }, files },
    known: { sheets: {}, detours: {}, runtime: undefined },
    painted: { ordered: 2, drawn: 0, problems: [] },
  };
  writeLastSite(folder, site);
  expect(readLastSite(folder)).toEqual(site);
});
