import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DirectScripts } from './direct-scripts.ts';

test('a page names the script with the code and not the one that only leads to it, and lets it wait', () => {
  const dist = mkdtempSync(join(tmpdir(), 'scripts-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'assets'));
  const write = (name: string, code: string): void => writeFileSync(join(dist, 'assets', name), code);
  write('entry.js', 'import"./shell.js";\n');
  write('shell.js', 'start();');
  write('faq.js', 'import"./shell.js";faq();');

  const scripts = new DirectScripts(dist);
  const page = (names: string[], priority = ''): string =>
    names.map((name) => `<script type="module"${priority} src="/assets/${name}.js"></script>`).join('');
  expect(scripts.lead(page(['entry', 'faq']))).toBe(page(['shell', 'faq'], ' async fetchpriority="low"'));
});
