import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { linksInCode, ownAddresses } from '../links.ts';
import { sourceTexts } from '../sources.ts';
import { type SampleLocale, sampleAuthor, sampleFiles, sampleLocales, sampleTags } from './sample.ts';

export interface SampleSite {
  dir: string;
  content: string;
  dist: string;
  /** Points the commands at this site. */
  env: Record<string, string>;
}

/** The sample project on the disk, for tests of whole commands. */
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

  const isPage = (path: string): boolean =>
    /content[\\/][^\\/]+[\\/](docs|docs-versions|blog|pages)([\\/]|$)/.test(path);
  cpSync('tests/site/content', content, { recursive: true, filter: (path) => !isPage(path) });
  for (const name of sampleLocales.flatMap((locale) => [`${locale}/ui`, `${locale}/drawings.json`]))
    cpSync(join('content', name), join(content, name), { recursive: true });
  for (const name of ['faqs.yaml', 'features.yaml', 'products.yaml', 'tour.yaml'])
    edit(name, (text) => text.replace(/href: \S+/g, 'href: /docs/intro'));
  // The sample has no page for each window of the program: one answers for all.
  for (const name of readdirSync(join(content, 'program'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.yaml')) edit(join('program', name), (text) => text.replace(/\bpage: [\w/-]+/g, 'page: intro'));
  edit('series.yaml', (text) => text.replace(/posts:.*$/s, 'posts: [first-post, second-post]\n'));
  keep('tags.yaml', sampleTags);
  keep('search/keywords.yaml', ['/', '/Download']);

  const library = pathToFileURL(resolve('src/define-site.ts')).href;
  for (const [name, text] of sampleFiles) {
    const path = join(dir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replace('./src/define-site.ts', library));
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

const stubWords: Record<SampleLocale, { title: string; description: string; text: string }> = {
  en: { title: 'Page', description: 'What this page says in one sentence.', text: 'Text.' },
  'zh-Hans': { title: '页面', description: '用一句话说明本页的内容。', text: '正文。' },
  ru: { title: 'Страница', description: 'О чём эта страница, одним предложением.', text: 'Текст.' },
};

/** The pages the site's navigation and helpers lead to, in a few words: with them the sample has no error at all. */
export function writeLinkedPages({ content }: SampleSite): void {
  const wanted = new Map<string, Set<string>>();
  for (const { url } of sourceTexts(resolve('.')).flatMap(linksInCode)) {
    const [path = '', id] = url.split('#');
    wanted.set(path, (wanted.get(path) ?? new Set()).union(new Set(id ? [id] : [])));
  }
  const own = ownAddresses(sourceTexts(resolve('.')));
  for (const [index, [path, ids]] of [...wanted].entries()) {
    const [, area = '', ...rest] = path.split('/');
    const [folder, slug] = area === 'docs' || area === 'blog' ? [area, rest.join('/')] : ['pages', area];
    const isPage = slug !== '' && !own.has(path) && !/^(tags|category|sidebar)\b/.test(slug);
    for (const locale of isPage ? sampleLocales : []) {
      const file = join(content, locale, folder, `${slug}.mdx`);
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, stub(folder, locale, index + 10, [...ids]));
    }
  }
}

function stub(folder: string, locale: SampleLocale, number: number, ids: string[]): string {
  const { title, description, text } = stubWords[locale];
  const fields: Record<string, string> = {
    docs: `sidebarPosition: ${number}\nlastUpdated: 2026-11-15`,
    blog: `date: 2026-05-16\nauthors: [${sampleAuthor}]\ntags: [${sampleTags.slice(0, 2).join(', ')}]`,
    pages: 'lastUpdated: 2026-11-15',
  };
  const headings = ids.map((id) => `## ${title} {/*${id}*/}\n\n${text}\n`);
  return `---\ntitle: ${title} ${number}\ndescription: ${description}\n${fields[folder]}\n---\n\n${text}\n\n${headings.join('\n')}`;
}
