import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { wordsKey } from '../../../src/files/words.ts';

export interface SampleSite {
  dir: string;
  content: string;
  dist: string;
  /** Points the commands at this site. */
  env: Record<string, string>;
}

/** Links of data lead to one page; the words of a link that are found by its address keep their key. */
function withOneLink(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => {
      const name = wordsKey(entry, index);
      const one = withOneLink(entry);
      return name.startsWith('/') && typeof one === 'object' ? { words: name, ...one } : one;
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'href' ? '/docs/intro#steps' : withOneLink(inner)]),
  );
}

/**
 * A small site without errors, for tests of whole commands and of the check's rules. Its pages and its owner's file are
 * in `sample/`, its data files are those of the tests' site, interface words are the site's.
 */
export function writeSampleSite(dir: string): SampleSite {
  const content = join(dir, 'content');
  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  const keep = (name: string, keys: string[]): void =>
    edit(join(content, name), (text) => {
      const entries = z.record(z.string(), z.unknown()).parse(parse(text));
      return stringify(Object.fromEntries(Object.entries(entries).filter(([key]) => keys.includes(key))));
    });

  const isPage = (path: string): boolean =>
    /content[\\/][^\\/]+[\\/](docs|docs-versions|blog|pages)([\\/]|$)/.test(path);
  cpSync('tests/site/content', content, { recursive: true, filter: (path) => !isPage(path) });
  const words = ['en', 'zh-Hans', 'ru'].flatMap((locale) =>
    ['ui', 'drawings.json', 'tools.json', 'calculators.json', 'diagnosis.json'].map((name) => `${locale}/${name}`),
  );
  for (const name of [...words, 'drawings', 'data/calculators', 'data/diagnosis'])
    cpSync(join('content', name), join(content, name), { recursive: true });
  cpSync('scripts/check/faults/sample', dir, { recursive: true });

  // The sample has no page for each window of the program and each link: one answers for all.
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.yaml'))
      edit(join(content, name), (text) =>
        (name.startsWith('data') && text.includes('href: ') ? stringify(withOneLink(parse(text))) : text).replace(
          /\bpage: [\w/-]+/g,
          'page: intro',
        ),
      );
  edit(join(content, 'data/series.yaml'), (text) => text.replace(/posts:.*$/s, 'posts: [first-post, second-post]\n'));
  for (const folder of ['data', 'en', 'zh-Hans', 'ru']) {
    keep(`${folder}/tags.yaml`, ['risk-control', 'network', 'hardware']);
    keep(`${folder}/categories.yaml`, ['tutorial-scripts']);
    if (folder !== 'data') keep(`${folder}/search/keywords.yaml`, ['/', '/Download']);
  }
  const library = pathToFileURL(resolve('src/define-site.ts')).href;
  edit(join(dir, 'site.config.ts'), (text) => text.replace('../../../../src/define-site.ts', library));

  const dist = join(dir, 'dist');
  const env = {
    SITE_CONFIG: join(dir, 'site.config.ts'),
    SITE_CONTENT: content,
    SITE_OUT: dist,
    SITE_CACHE: join(dir, 'cache'),
  };
  return { dir, content, dist, env };
}
