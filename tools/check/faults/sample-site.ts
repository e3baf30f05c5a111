import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { sampleFiles, sampleTags } from './sample.ts';

export interface SampleSite {
  dir: string;
  content: string;
  dist: string;
  /** Points the commands at this site. */
  env: Record<string, string>;
}

/** The sample project on the disk, for tests of whole commands: sound, though the site's own pages are not there. */
export function writeSampleSite(dir: string): SampleSite {
  const content = join(dir, 'content');
  const edit = (name: string, change: (text: string) => string): void => {
    const path = join(content, name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const keep = (name: string, keys: string[]): void =>
    edit(name, (text) => {
      const entries = z.record(z.string(), z.unknown()).parse(parse(text));
      return stringify(Object.fromEntries(Object.entries(entries).filter(([key]) => keys.includes(key))));
    });

  const isPage = (path: string): boolean => /content[\\/](docs[\\/](en|zh-Hans|ru)|blog|pages)([\\/]|$)/.test(path);
  cpSync('content', content, { recursive: true, filter: (path) => !isPage(path) });
  for (const name of ['faqs.yaml', 'features.yaml', 'products.yaml'])
    edit(name, (text) => text.replace(/href: \S+/g, 'href: /docs/intro'));
  keep('tags.yaml', sampleTags);
  keep('docs/categories.yaml', ['tutorial-scripts']);
  keep('search/keywords.yaml', ['/', '/Download']);

  const library = pathToFileURL(resolve('src/lib/site-schema.ts')).href;
  for (const [name, text] of sampleFiles) {
    const path = join(dir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replace('./src/lib/site-schema.ts', library));
  }
  const dist = join(dir, 'dist');
  const env = {
    SITE_CONFIG: join(dir, 'site.config.ts'),
    SITE_CONTENT: content,
    SITE_OUT: dist,
    SITE_CACHE: join(dir, 'cache'),
  };
  return { dir, content, dist, env };
}
