import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locales } from '../src/lib/locales.ts';
import { run } from '../tools/run.ts';

/**
 * Does a page cost the same on a large site? Builds the same site with 1,200 and with 12,000 docs pages in one run and
 * prints time and bytes a page as a ratio, which should be at most 1.2.
 *   node bench/scale.ts [small] [large]
 */
const [small = 1200, large = 12_000] = process.argv.slice(2).map(Number);
const work = resolve('tests/.built/scale');

const sentence =
  'The phone shows its number, its model and the kind of connection, and the task list shows what it does. ';
const page = (title: string, position: number): string => `---
title: ${title}
description: A generated page that stands for a page of documentation of ordinary length.
sidebarPosition: ${position}
tags: [setup]
lastUpdated: 2026-11-15
---

${sentence.repeat(4)}

${['before-you-start', 'steps', 'settings', 'check', 'if-it-fails'].map((id) => `## Part ${id} {/*${id}*/}\n\n${sentence.repeat(8)}\n\n- One point\n- Another point\n`).join('\n')}
`;

/** Folders of 20 pages in groups of ten: no folder grows with the site, as on a real one. */
function generate(content: string, pages: number): void {
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, {
    recursive: true,
    filter: (name) => !/content\/(docs|blog)\/(en|zh-Hans|ru)(\/|$)/.test(name),
  });
  // The windows of the program have no page of their own here: one answers for all.
  for (const name of readdirSync(join(content, 'program'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const file = join(content, 'program', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\bpage: [\w/-]+/g, 'page: intro'));
  }
  const perLocale = Math.floor(pages / locales.length);
  const folders = Math.ceil(perLocale / 20);
  const text = (value: string) => `{ en: "${value}", zh-Hans: "${value}", ru: "${value}" }`;
  const entry = (key: string, position: number) =>
    `${key}: { position: ${position}, slug: ${key.replace('/', '-')}, label: ${text(key)}, description: ${text(`Pages of ${key}`)} }`;
  const groups = Array.from({ length: Math.ceil(folders / 10) }, (_, index) => `group-${index}`);
  const keys = Array.from({ length: folders }, (_, index) => `${groups[Math.floor(index / 10)]}/part-${index}`);
  writeFileSync(join(content, 'docs', 'categories.yaml'), [...groups, ...keys].map(entry).join('\n'));
  for (const locale of locales) {
    mkdirSync(join(content, 'blog', locale), { recursive: true });
    mkdirSync(join(content, 'docs', locale), { recursive: true });
    writeFileSync(join(content, 'docs', locale, 'intro.mdx'), page('Introduction', 0));
    for (let index = 0; index < perLocale - 1; index += 1) {
      const folder = join(content, 'docs', locale, keys[Math.floor(index / 20)] ?? '');
      if (index % 20 === 0) mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `page-${index}.mdx`), page(`Page ${index}`, index % 20));
    }
  }
}

interface Result {
  pages: number;
  seconds: number;
  bytesPerPage: number;
}

async function measure(pages: number): Promise<Result> {
  const content = join(work, `content-${pages}`);
  const dist = join(work, `dist-${pages}`);
  generate(content, pages);
  rmSync(dist, { recursive: true, force: true });
  const start = performance.now();
  // The rules for texts are not what this site is for.
  const { code, output } = await run('node', ['tools/build.ts', '--force'], {
    quiet: true,
    env: {
      SITE_CONTENT: content,
      SITE_OUT: dist,
      SITE_CACHE: join(work, `cache-${pages}`),
      NODE_OPTIONS: '--max-old-space-size=12000',
    },
  });
  if (code !== 0) throw new Error(output.slice(-2000));
  const seconds = (performance.now() - start) / 1000;
  const docs = readdirSync(join(dist, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /page-\d+\.html$/.test(name),
  );
  const bytes = docs.reduce((sum, name) => sum + statSync(join(dist, 'docs', name)).size, 0);
  return { pages, seconds, bytesPerPage: bytes / docs.length };
}

const results = [await measure(small), await measure(large)];
for (const { pages, seconds, bytesPerPage } of results) {
  console.log(
    `${pages} pages: ${seconds.toFixed(1)} s, ${((seconds * 1000) / pages).toFixed(2)} ms a page, ${(bytesPerPage / 1024).toFixed(2)} KB HTML a page`,
  );
}
const [first, second] = results;
if (first && second) {
  const time = second.seconds / second.pages / (first.seconds / first.pages);
  console.log(
    `ratio: time ${time.toFixed(2)}, bytes ${(second.bytesPerPage / first.bytesPerPage).toFixed(2)} (at most 1.2)`,
  );
}
rmSync(work, { recursive: true, force: true });
