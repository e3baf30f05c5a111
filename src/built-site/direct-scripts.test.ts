import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DirectScripts } from './direct-scripts.ts';

const page = (names: string[], attributes = '', head = ''): string =>
  `<head>${head}</head>${names.map((name) => `<script type="module"${attributes} src="/assets/${name}.js"></script>`).join('')}`;

test('a page names the script with the code and not the one that only leads to it, and lets it wait', () => {
  const dist = mkdtempSync(join(tmpdir(), 'scripts-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'assets'));
  const write = (name: string, code: string): void => writeFileSync(join(dist, 'assets', name), code);
  write('entry.js', 'import"./code.js";\n');
  write('code.js', 'start();');
  write('faq.js', 'import"./code.js";faq();');

  const scripts = new DirectScripts(dist);
  expect(scripts.lead(page(['entry', 'faq']))).toBe(page(['code', 'faq'], ' async fetchpriority="low"'));
});

test('what runs on every page is fetched, and begins when the page says so', () => {
  const scripts = new DirectScripts('', { 'assets/entry.js': 'assets/shell.A-b_1.js' });
  const shell = '<link rel="modulepreload" fetchpriority="low" href="/assets/shell.A-b_1.js" data-shell>';
  expect(scripts.lead(page(['faq', 'entry']))).toBe(page(['faq'], ' async fetchpriority="low"', shell));
});
