import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageStyles } from './page-styles.ts';
import { readPages } from './site.ts';

let dist: string;
const write = (name: string, text: string): void => writeFileSync(join(dist, name), text);
const read = (name: string): string => readFileSync(join(dist, name), 'utf8');
const link = (name: string): string => `<link rel="stylesheet" href="/assets/${name}.css">`;
const body = '<body class="a b c late"></body>';
const stylesOf = (name: string): string[] =>
  [...read(name).matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css = '']) => css);

/** Gives all pages their styles, and tells the addresses the readers of the pages see. */
function writeStyles(): string[] {
  const styles = new PageStyles(dist);
  return [...readPages(dist, styles.writeInto)].flatMap(({ links }) => links.map(({ url }) => url));
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(dist, 'assets'));
  for (const name of ['a', 'b', 'c', 'late']) write(`assets/${name}.css`, `.${name}{top:0}\n`);
  write('assets/main.js', 'load("assets/late.css")');
});
afterEach(() => rmSync(dist, { recursive: true }));

test('a page brings all its styles in their order, and asks for none', () => {
  write('one.html', `<head>${link('b')}<meta>${link('a')}${link('late')}</head>${body}`);
  expect(writeStyles()).toEqual([]);
  expect(stylesOf('one.html')).toEqual(['.b{top:0}.a{top:0}.late{top:0}']);
  expect(read('one.html')).toMatch(/<\/style><meta><\/head>/);
});

test('the policy in front of them allows these and no others', () => {
  write('one.html', `<head>${link('a')}</head>${body}`);
  writeStyles();
  const hash = createHash('sha256').update('.a{top:0}').digest('base64');
  expect(read('one.html')).toBe(
    `<head><meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">` +
      `<style data-page-styles>.a{top:0}</style></head>${body}`,
  );
});

test('another order is kept as well', () => {
  write('one.html', link('a') + link('b') + body);
  write('two.html', link('b') + link('a') + body);
  writeStyles();
  expect(stylesOf('one.html')).toEqual(['.a{top:0}.b{top:0}']);
  expect(stylesOf('two.html')).toEqual(['.b{top:0}.a{top:0}']);
});

test('rules for what neither the page nor a script has are left out', () => {
  write('one.html', `${link('a')}${link('b')}${link('c')}${link('late')}<body class="a"></body>`);
  write('two.html', `${link('a')}${link('b')}${link('c')}<script>add('c')</script><p class="x a"></p>`);
  writeStyles();
  expect(stylesOf('one.html')).toEqual(['.a{top:0}.late{top:0}']);
  expect(stylesOf('two.html')).toEqual(['.a{top:0}.c{top:0}']);
});

test('the rules Astro writes before an island are those of the sheet', () => {
  const rules = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  write('one.html', `<head>${link('a')}</head><body class="a"><p></p>${rules}<astro-island></astro-island></body>`);
  writeStyles();
  expect(stylesOf('one.html')).toEqual(['.a{top:0}']);
});
