import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NamedAssets } from './named-assets.ts';

test('scripts and styles that no page needs are gone, with what only they need', () => {
  const dist = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const files = {
    'shell.A-b_1.js': 'import"./parts.js";const later=()=>import("./later.js")',
    'parts.js': '',
    'later.js': 'load(["assets/later.css"]);new Worker(new URL("/site/assets/worker-x.js"))',
    'later.css': '',
    'worker-x.js': '',
    'page.css': '',
    'blog.css': '',
    'calculator.js': 'import"./sums.js";import"./parts.js"',
    'sums.js': 'import"./calculator.js"',
    'photo.webp': '',
  };
  mkdirSync(join(dist, 'assets/search'), { recursive: true });
  writeFileSync(join(dist, 'assets/search/en.bin'), '');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text);

  const assets = new NamedAssets();
  const page = '<link href="/site/assets/page.css"><script type="module" src="/site/assets/shell.A-b_1.js"></script>';
  expect(assets.note(page)).toBe(page);
  assets.removeOthers(dist);
  expect(Object.keys(files).filter((name) => !readdirSync(join(dist, 'assets')).includes(name))).toEqual([
    'blog.css',
    'calculator.js',
    'sums.js',
  ]);
  expect(readdirSync(join(dist, 'assets/search'))).toEqual(['en.bin']);
});
