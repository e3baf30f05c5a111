import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { run } from '../scripts/run.ts';
import { environment as siteEnvironment, testSite } from '../tests/sites.ts';
import { type BenchPage, type Form, foldersOf, pathOf } from './sample-pages.ts';

/** Everything the measurements make; Git ignores it. */
const workFolder = 'bench/.work';

/** A site generator and how it gets the pages. Everything else is its default: theme, sidebar, search. */
export interface Contender {
  title: string;
  /** The package whose version is reported; none for this repository. */
  generator?: string;
  /** Where its build is started. */
  project: string;
  build: { command: string; args: string[]; env?: Record<string, string> };
  out: string;
  /** Removed before a cold build. */
  caches: readonly string[];
  /** The source of a page. */
  fileOf: (page: BenchPage) => string;
  write: (pages: readonly BenchPage[]) => void;
  /** Where the page is on the built site. */
  address: (page: BenchPage) => string;
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

/** Each peer is built in its own folder: its files from bench/peers, its packages, its pages. */
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
  generator: 'vitepress',
  build: { command: 'vitepress', args: ['build'] },
  out: '.vitepress/dist',
  caches: ['.vitepress/cache'],
  content: 'pages',
  titled: false,
  link: (path) => `/${path}.html`,
});

const rspress = peer('rspress', {
  title: 'Rspress',
  generator: '@rspress/core',
  build: { command: 'rspress', args: ['build'] },
  out: 'doc_build',
  caches: ['node_modules/.cache'],
  content: 'docs',
  titled: false,
  link: (path) => `/${path}.html`,
});

const ourWork = `${workFolder}/ours`;
const ourSite = { config: 'bench/site.config.ts', content: `${ourWork}/content`, dist: `${ourWork}/dist` };

/** This site's code with the tests' own texts around the pages: home, products and search are built as well. */
function writeOurs(pages: readonly BenchPage[]): void {
  const { content } = ourSite;
  rmSync(content, { recursive: true, force: true });
  cpSync(testSite.content, content, {
    recursive: true,
    filter: (name) => !/(?:docs|blog|docs-versions)$/.test(name),
  });
  // The windows of the program have no page of their own here.
  for (const name of readdirSync(join(content, 'data/program'), { recursive: true, encoding: 'utf8' })) {
    const file = join(content, 'data/program', name);
    if (name.endsWith('.yaml'))
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\bpage: [\w/-]+/g, 'page: intro'));
  }
  // Series consist of posts, and there are none; the categories are written below.
  for (const folder of ['data', 'en', 'zh-Hans', 'ru'])
    for (const name of ['series.yaml', 'categories.yaml']) rmSync(join(content, folder, name), { force: true });
  mkdirSync(join(content, 'zh-Hans/blog'), { recursive: true });
  const keys = [...foldersOf(pages)].flatMap(([group, folders]) => [
    group,
    ...[...folders.keys()].map((name) => `${group}/${name}`),
  ]);
  const category = (key: string, position: number): string =>
    `${key}: { position: ${position}, slug: ${key.replace('/', '-')} }\n`;
  const words = (key: string): string => `${key}: { label: ${key}, description: ${key} 的所有页面。 }\n`;
  put(join(content, 'data/categories.yaml'), keys.map(category).join(''));
  put(join(content, 'zh-Hans/categories.yaml'), keys.map(words).join(''));
  const write = (path: string, title: string, description: string, position: number, text: string): void =>
    put(
      join(content, 'zh-Hans/docs', `${path}.mdx`),
      `${frontMatter({ title, description, sidebarPosition: position, tags: ['setup'] }, 'lastUpdated: 2026-11-15')}\n${text}\n`,
    );
  const firsts = pages.filter(({ position }) => position === 1);
  const list = firsts.map((page) => `- [${page.title}](${ours.address(page)})`).join('\n');
  write('intro', '首页', '所有章节的第一页，从这里可以走到每一组页面的开头。', 0, list);
  const form: Form = { link: (path) => `/docs/${path}`, heading: (text, id) => `${text} {/*${id}*/}` };
  for (const page of pages) write(pathOf(page), page.title, page.description, page.position, page.text(form));
}

const ours: Contender = {
  title: 'This site',
  project: '.',
  // The rules of the check are not for these texts.
  build: { command: 'node', args: ['scripts/build.ts', '--force'], env: siteEnvironment(ourSite) },
  out: ourSite.dist,
  caches: [`${ourWork}/cache`],
  fileOf: (page) => join(ourSite.content, 'zh-Hans/docs', `${pathOf(page)}.mdx`),
  write: writeOurs,
  address: (page) => `/docs/${pathOf(page)}`,
};

export const contenders: Readonly<Record<ContenderName, Contender>> = {
  ours,
  starlight: peer('starlight', {
    title: 'Starlight',
    generator: '@astrojs/starlight',
    build: { command: 'astro', args: ['build'] },
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    content: 'src/content/docs',
    link: (path) => `/${path}/`,
  }),
  // Its package.json says no `type: module`: the bundler would miss what its list of routes requires.
  docusaurus: peer('docusaurus', {
    title: 'Docusaurus (faster)',
    generator: '@docusaurus/core',
    build: { command: 'docusaurus', args: ['build'] },
    out: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
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
    generator: 'fumadocs-ui',
    build: { command: 'next', args: ['build'] },
    out: 'out',
    caches: ['.next', '.source'],
    content: 'content/docs',
    extension: '.mdx',
    link: (path) => `/docs/${path}`,
  }),
};

export const outOf = ({ project, out }: Contender): string => join(project, out);

/** Copies a peer's own files to its project and installs the packages it names, unless that was done before. */
export function install({ generator, project }: Contender): void {
  if (!generator) return;
  mkdirSync(project, { recursive: true });
  cpSync(project.replace('.work', 'peers'), project, { recursive: true });
  if (existsSync(join(project, 'node_modules', generator, 'package.json'))) return;
  console.error(`Installing ${generator}…`);
  const command = 'npm install --prefix . --ignore-scripts --no-audit --no-fund --loglevel=error';
  const { status } = spawnSync(command, { cwd: project, shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install ${generator}.`);
}

export function versionOf({ generator, project }: Contender): string {
  if (!generator) return spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const file = readFileSync(join(project, 'node_modules', generator, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(file)).version;
}

const quietly = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  // Next would ask the registry for packages that it finds missing in the lock file.
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  DO_NOT_TRACK: '1',
  CI: 'true',
};

/** Seconds. */
export async function build({ build: { command, args, env }, project }: Contender): Promise<number> {
  const PATH = [resolve(project, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const start = performance.now();
  const { code, output } = await run(command, args, { cwd: project, quiet: true, env: { ...quietly, PATH, ...env } });
  if (code !== 0) throw new Error(`the build ended with ${code}:\n${output.slice(-1500)}`);
  return (performance.now() - start) / 1000;
}

/** Writes the pages and builds them without anything a build before has left. */
export function buildSample(contender: Contender, pages: readonly BenchPage[]): Promise<number> {
  const { project, out, caches } = contender;
  for (const folder of [...caches, out]) rmSync(join(project, folder), { recursive: true, force: true });
  contender.write(pages);
  return build(contender);
}
