import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JoinedStyles } from './join-styles.ts';
import { readPages } from './site.ts';

let dist: string;
const write = (name: string, text: string): void => writeFileSync(join(dist, name), text);
const read = (name: string): string => readFileSync(join(dist, name), 'utf8');
const link = (name: string): string => `<link rel="stylesheet" href="/assets/${name}.css">`;
const body = '<body class="a b c late"></body>';
const attributes = (name: string, attribute: string): string[] =>
  [...read(name).matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value);
const sheetsOf = (name: string): string[] => attributes(name, 'href');

/** Joins the styles of all pages, and gives the addresses the readers of the pages see. */
function joinStyles(): string[] {
  const styles = new JoinedStyles(dist);
  return [...readPages(dist, styles.join)].flatMap(({ links }) => links.map(({ url }) => url));
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(dist, 'assets'));
  for (const name of ['a', 'b', 'c', 'late']) write(`assets/${name}.css`, `.${name}{top:0}\n`);
  write('assets/main.js', 'load("assets/late.css")');
});
afterEach(() => rmSync(dist, { recursive: true }));

test('a page names one sheet with all its styles in their order', () => {
  write('one.html', `<head>${link('b')}<meta>${link('a')}${link('late')}</head>${body}`);
  const seen = joinStyles();
  const [sheet = '', ...others] = sheetsOf('one.html');
  expect(others).toEqual([]);
  expect(seen).toEqual([sheet]);
  expect(read(sheet)).toBe('.b{top:0}.a{top:0}.late{top:0}\n');
  expect(read('one.html')).toBe(`<head><link rel="stylesheet" href="${sheet}"><meta></head>${body}`);
});

test('pages with the same styles share the sheet, also where Astro names them in another order on fewer', () => {
  write('one.html', link('b') + link('a') + body);
  write('two.html', link('a') + link('b') + body);
  write('three.html', link('a') + link('b') + body);
  write('four.html', link('a') + link('b') + link('c') + body);
  joinStyles();
  expect(sheetsOf('two.html').map(read)).toEqual(['.a{top:0}.b{top:0}\n']);
  expect(sheetsOf('two.html')).toEqual(sheetsOf('three.html'));
  expect(sheetsOf('one.html')).toEqual(sheetsOf('two.html'));
  expect(sheetsOf('four.html')).not.toEqual(sheetsOf('two.html'));
});

test('rules for what neither a page with these styles nor a script has are left out', () => {
  write('one.html', `${link('a')}${link('b')}${link('c')}<body class="a"></body>`);
  write('two.html', `${link('a')}${link('b')}${link('c')}<script>add('c')</script><p class="x a"></p>`);
  write('other.html', `${link('b')}${link('c')}<body class="b"></body>`);
  joinStyles();
  expect(sheetsOf('one.html').map(read)).toEqual(['.a{top:0}.c{top:0}\n']);
  expect(sheetsOf('two.html')).toEqual(sheetsOf('one.html'));
  expect(sheetsOf('other.html').map(read)).toEqual(['.b{top:0}\n']);
});

test('the rules Astro writes before an island are those of the sheet', () => {
  const rules = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  write('one.html', `<head>${link('a')}</head><body><p></p>${rules}<astro-island></astro-island></body>`);
  joinStyles();
  expect(read('one.html')).toBe(`<head>${link('a')}</head><body><p></p><astro-island></astro-island></body>`);
});

test('one sheet more serves pages with other styles, too; all name it, also those that would look otherwise with it', () => {
  write('assets/root.css', ':root{top:0}.b{top:0}\n');
  write('one.html', `${link('a')}${link('c')}<body class="a c"></body>`);
  write('two.html', `${link('a')}${link('b')}${link('c')}<body class="a b"></body>`);
  write('three.html', `${link('a')}${link('root')}<body class="a"></body>`);
  joinStyles();
  const [common = '', ...others] = attributes('one.html', 'data-common');
  expect(others).toEqual([]);
  expect(read(common)).toBe('.a{top:0}.b{top:0}.c{top:0}\n');
  expect(attributes('two.html', 'data-common')).toEqual([common]);
  expect(attributes('three.html', 'data-common')).toEqual([common]);
  const covered = ['one.html', 'two.html', 'three.html'].filter((name) => read(name).includes(' data-covered>'));
  expect(covered).toEqual(['one.html', 'two.html']);
});

test('where all pages have the same styles, there is no other sheet', () => {
  write('one.html', link('a') + link('b') + body);
  write('two.html', link('a') + link('b') + body);
  joinStyles();
  expect(read('one.html')).not.toContain('data-common');
});
