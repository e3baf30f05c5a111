import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KnownFiles, PageEdits, sharedFiles } from './edits.ts';

let dist: string;
const write = (name: string, text: string): void => writeFileSync(join(dist, name), text);
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'edits-'));
  mkdirSync(join(dist, 'assets'));
  for (const name of ['a', 'b']) write(`assets/${name}.css`, `.${name}{top:0}\n`);
  write('assets/lead.js', 'import"./shared.js";');
  write('assets/shared.js', 'run()');
});
afterEach(() => rmSync(dist, { recursive: true }));

const page = (text: string): string =>
  '<head><link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">' +
  '<script type="module" src="/assets/lead.js"></script></head><body class="a">' +
  `<script>customElements.define("astro-island", Island)</script><astro-island client="onTouch"></astro-island>${text}</body>`;

it('one more page is edited as all were, when nothing is left of what they were made from', () => {
  write('index.html', page('old'));
  const edits = new PageEdits(dist);
  const edited = edits.apply(page('old'));
  expect(edited).toContain('/assets/shared.js');
  const known: KnownFiles = JSON.parse(JSON.stringify(edits.known));
  for (const name of ['index.html', 'assets/a.css', 'assets/b.css', 'assets/lead.js']) rmSync(join(dist, name));
  expect(new PageEdits(dist, known).apply(page('new'))).toBe(edited.replace('old', 'new'));
});

it.each<[string, string, boolean]>([
  ['word', 'other words, 3.5 of them', true],
  ['element', '<p>words</p>', true],
  ['class', '<p class="b">words</p>', false],
  ['file', '<a href="/assets/props.1.json">words</a>', false],
  ['script', '<script src="/x/other.js"></script>', false],
])('a page with another %s shares the files of the others, or not', (_, text, same) => {
  expect(sharedFiles(page(text)) === sharedFiles(page('words'))).toBe(same);
});
