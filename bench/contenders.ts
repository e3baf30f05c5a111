import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { environment as siteEnvironment, testSite } from '../tests/sites.ts';
import { type BenchPage, type Form, foldersOf, pathOf } from './pages.ts';
import { workFolder } from './place.ts';

/** A generator of sites and how it is handed the pages. All else is what it does by itself: theme, sidebar, search. */
export interface Contender {
  title: string;
  /** Whose versions are told; none where it is this repository. */
  packages: readonly string[];
  /** Where its build is started. */
  project: string;
  build: { command: string; args: string[]; env?: Record<string, string> };
  out: string;
  /** Taken away before a cold build. */
  caches: readonly string[];
  /** The source of a page. */
  fileOf: (page: BenchPage) => string;
  write: (pages: readonly BenchPage[]) => void;
  /** Where the page is on the built site. */
  address: (page: BenchPage) => string;
  /** The files of the search index, below `out`; none where there is no search without another company's service. */
  searchIndex?: RegExp;
}

export const contenderNames = ['ours', 'starlight', 'docusaurus', 'vitepress', 'rspress', 'fumadocs'] as const;
export type ContenderName = (typeof contenderNames)[number];

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const frontMatter = (values: Record<string, unknown>, ...more: string[]): string =>
  ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), ...more, '---\n'].join(
    '\n',
  );

interface PeerForm extends Form {
  /** Generators that show the title of the front matter need no heading for it. */
  titled: boolean;
}

/** Every page as a file, below an empty folder, and a first page that leads to the first of each folder. */
function writePages(folder: string, extension: string, pages: readonly BenchPage[], form: PeerForm): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, title: string, description: string, text: string): void =>
    put(
      join(folder, path + extension),
      `${frontMatter({ title, description })}\n${form.titled ? '' : `# ${title}\n\n`}${text}\n`,
    );
  const firsts = pages.filter(({ position }) => position === 1);
  write(
    'index',
    '首页',
    '所有章节的第一页。',
    firsts.map((page) => `- [${page.title}](${form.link(pathOf(page))})`).join('\n'),
  );
  for (const page of pages) write(pathOf(page), page.title, page.description, page.text(form));
}

type PeerName = Exclude<ContenderName, 'ours'>;

/** A peer lives in a folder of its own: its files from bench/peers, its packages, its pages. */
function peer(
  name: PeerName,
  {
    titled = true,
    content,
    extension = '.md',
    link,
    ...rest
  }: Omit<Contender, 'project' | 'fileOf' | 'write' | 'address'> & {
    titled?: boolean;
    content: string;
    extension?: string;
    link: (path: string) => string;
  },
): Contender {
  const project = join(workFolder, name);
  const folder = join(project, content);
  return {
    ...rest,
    project,
    fileOf: (page) => join(folder, pathOf(page) + extension),
    write: (pages) => writePages(folder, extension, pages, { link, titled }),
    address: (page) => link(pathOf(page)),
  };
}

const vitepress = peer('vitepress', {
  title: 'VitePress',
  packages: ['vitepress'],
  build: { command: 'vitepress', args: ['build'] },
  out: '.vitepress/dist',
  caches: ['.vitepress/cache'],
  content: 'pages',
  titled: false,
  link: (path) => `/${path}.html`,
  searchIndex: /localSearchIndex.*\.js$/,
});

const rspress = peer('rspress', {
  title: 'Rspress',
  packages: ['@rspress/core'],
  build: { command: 'rspress', args: ['build'] },
  out: 'doc_build',
  caches: [],
  content: 'docs',
  titled: false,
  link: (path) => `/${path}.html`,
  searchIndex: /search_index.*\.json$/,
});

const ourWork = join(workFolder, 'ours');
const ourSite = {
  config: 'bench/site.config.ts',
  content: relative('.', join(ourWork, 'content')),
  dist: relative('.', join(ourWork, 'dist')),
};

/** This site's code with the tests' own texts around the pages: home, products, blog and search are built as well. */
function writeOurs(pages: readonly BenchPage[]): void {
  const content = resolve(ourSite.content);
  rmSync(content, { recursive: true, force: true });
  const isLeftOut = /^(?:docs|blog|docs-versions)(?:\/|$)/;
  cpSync(testSite.content, content, {
    recursive: true,
    filter: (name) => !isLeftOut.test(relative(testSite.content, name).replaceAll('\\', '/')),
  });
  // The windows of the program have no page of their own here: one answers for all.
  for (const name of readdirSync(join(content, 'program'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const file = join(content, 'program', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\bpage: [\w/-]+/g, 'page: intro'));
  }
  // Series are made of posts, and there are none.
  writeFileSync(join(content, 'series.yaml'), '{}\n');
  mkdirSync(join(content, 'blog', 'zh-Hans'), { recursive: true });
  const groups = [...foldersOf(pages)];
  const categories = groups.flatMap(([group, folders]) => [
    group,
    ...[...folders.keys()].map((name) => `${group}/${name}`),
  ]);
  const inChinese = (text: string): string => JSON.stringify({ 'zh-Hans': text });
  put(
    join(content, 'docs', 'categories.yaml'),
    categories
      .map(
        (key, position) =>
          `${key}: { position: ${position}, slug: ${key.replace('/', '-')}, label: ${inChinese(key)}, description: ${inChinese(`${key} 的所有页面。`)} }\n`,
      )
      .join(''),
  );
  const write = (
    path: string,
    { title, description, position }: Omit<BenchPage, 'text' | 'folder' | 'name'>,
    text: string,
  ) =>
    put(
      join(content, 'docs', 'zh-Hans', `${path}.mdx`),
      // A day is a value of its own in YAML, without quotes.
      `${frontMatter({ title, description, sidebarPosition: position, tags: ['setup'] }, 'lastUpdated: 2026-11-15')}\n${text}\n`,
    );
  const firsts = pages.filter(({ position }) => position === 1);
  write(
    'intro',
    { title: '首页', description: '所有章节的第一页，从这里可以走到每一组页面的开头。', position: 0 },
    firsts.map((page) => `- [${page.title}](${ours.address(page)})`).join('\n'),
  );
  for (const page of pages)
    write(
      pathOf(page),
      page,
      page.text({ link: (path) => `/docs/${path}`, heading: (text, id) => `${text} {/*${id}*/}` }),
    );
}

const ours: Contender = {
  title: 'This site',
  packages: [],
  project: '.',
  // The rules for texts are not what these are for.
  build: { command: 'node', args: ['tools/build.ts', '--force'], env: siteEnvironment(ourSite) },
  out: ourSite.dist,
  caches: [relative('.', join(ourWork, 'cache'))],
  fileOf: (page) => join(ourSite.content, 'docs', 'zh-Hans', `${pathOf(page)}.mdx`),
  write: writeOurs,
  address: (page) => `/docs/${pathOf(page)}`,
  searchIndex: /^(?:search-index\/.*\.json|assets\/search\/.*\.bin)$/,
};

export const contenders: Readonly<Record<ContenderName, Contender>> = {
  ours,
  starlight: peer('starlight', {
    title: 'Starlight',
    packages: ['@astrojs/starlight', 'astro'],
    build: { command: 'astro', args: ['build'] },
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro'],
    content: 'src/content/docs',
    link: (path) => `/${path}/`,
    searchIndex: /^pagefind\/.*\.(?:pf_index|pf_fragment|pf_meta|pf_filter)$|^pagefind\/pagefind-entry\.json$/,
  }),
  // Its package.json says no `type: module`: the bundler would miss what its list of routes requires.
  docusaurus: peer('docusaurus', {
    title: 'Docusaurus (faster)',
    packages: ['@docusaurus/core', '@docusaurus/faster'],
    build: { command: 'docusaurus', args: ['build'] },
    out: 'build',
    caches: ['.docusaurus'],
    content: 'docs',
    link: (path) => `/${path}`,
  }),
  vitepress: {
    ...vitepress,
    write: (pages) => {
      vitepress.write(pages);
      const sidebar = [...foldersOf(pages)].map(([group, folders]) => ({
        text: group,
        collapsed: true,
        items: [...folders].map(([folder, list]) => ({
          text: folder,
          collapsed: true,
          items: list.map((page) => ({ text: page.title, link: `/${pathOf(page)}` })),
        })),
      }));
      put(join(vitepress.project, 'sidebar.json'), JSON.stringify(sidebar));
    },
  },
  rspress: {
    ...rspress,
    write: (pages) => {
      rspress.write(pages);
      // One sidebar for the whole site, as all others have it.
      const groups = [...foldersOf(pages).keys()].map((name) => ({ type: 'dir', name, label: name, collapsed: true }));
      put(join(rspress.project, 'docs', '_meta.json'), JSON.stringify(groups));
    },
  },
  fumadocs: peer('fumadocs', {
    title: 'Fumadocs (Next.js)',
    packages: ['fumadocs-ui', 'fumadocs-mdx', 'next'],
    build: { command: 'next', args: ['build'] },
    out: 'out',
    caches: ['.next', '.source'],
    content: 'content/docs',
    extension: '.mdx',
    link: (path) => `/docs/${path}`,
    searchIndex: /^api\/search/,
  }),
};

/** No generator tells anybody that it was run. */
export const silence: Record<string, string> = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  // Next would ask the registry for packages that it finds missing in the lock file.
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  CI: 'true',
};
