import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Locale, locales } from '../../src/lib/locales.ts';
import { localizePath, splitLocale } from '../../src/lib/routes.ts';
import { displayPath } from './content.ts';
import { type Finding, judged, type RawFinding } from './finding.ts';
import { decodeEntities, type Tag, tagsOf, visibleText } from './html.ts';

interface BuiltLink {
  url: string;
  line: number;
  /** A link a reader follows inside the page's content; not the language menu, not a file the page loads. */
  inContent: boolean;
  isLink: boolean;
}

export interface BuiltPage {
  file: string;
  /** Path below the build folder, with `/`. */
  name: string;
  address: string;
  locale: Locale;
  ids: Set<string>;
  links: BuiltLink[];
  title: string;
  description: string;
  indexed: boolean;
  /** Leads elsewhere by itself: nothing should link here. */
  forwards: boolean;
  findings: RawFinding[];
}

export interface BuiltSite {
  dir: string;
  root: string;
  origin: string;
  files: Set<string>;
}

export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The address at which a host with clean addresses serves a built file. */
export function addressOf(name: string): string {
  const path = `/${name.replace(/\.html$/, '')}`;
  return path.endsWith('/index') ? path.slice(0, -'index'.length) : path;
}

const isNotFound = (address: string): boolean => splitLocale(address).path === '/404';

export function readBuiltPage(name: string, html: string, { dir, root, origin }: Omit<BuiltSite, 'files'>): BuiltPage {
  const address = addressOf(name);
  const file = displayPath(join(dir, name), root);
  const { locale } = splitLocale(address);
  const page: BuiltPage = {
    file,
    name,
    address,
    locale,
    ids: new Set(),
    links: [],
    title: '',
    description: '',
    indexed: !isNotFound(address),
    forwards: false,
    findings: [],
  };
  const reported = new Set<string>();
  const add = (tag: Tag | undefined, what: string, fix: string): void => {
    if (reported.has(what)) return;
    reported.add(what);
    page.findings.push({ rule: 'built pages', file, line: tag?.line, what, fix });
  };

  let mainDepth = 0;
  let templates = 0;
  let level1 = 0;
  let language: string | undefined;
  let canonical: string | undefined;
  for (const tag of tagsOf(html)) {
    const { name: element } = tag;
    if (element === 'main') mainDepth += tag.closing ? -1 : 1;
    if (element === 'template') templates += tag.closing ? -1 : 1;
    if (tag.closing || templates > 0) continue;

    const id = tag.get('id');
    if (id !== undefined) {
      if (page.ids.has(id))
        add(tag, `the id "${id}" stands twice on the page`, 'rename the heading id or the id in the component');
      page.ids.add(id);
    }
    if (tag.get('style') !== undefined) {
      add(
        tag,
        `<${element} style="…">: the security policy forbids inline styles`,
        'use a class, a data attribute or an SVG attribute',
      );
    }
    if (element === 'html') language = tag.get('lang');
    if (element === 'h1') level1 += 1;
    if (element === 'img' && tag.get('alt') === undefined) {
      add(
        tag,
        `<img src="${tag.get('src') ?? ''}"> has no alt`,
        'write what the image shows, or alt="" for a mere decoration',
      );
    }
    // A drawing may have a <title> too; the page's own stands in the head.
    if (element === 'title' && page.title === '' && mainDepth === 0) page.title = textAfter(html, tag);
    if (element === 'meta') {
      if (tag.get('name') === 'description') page.description = (tag.get('content') ?? '').trim();
      if (tag.get('name') === 'robots' && tag.get('content')?.includes('noindex')) page.indexed = false;
      if (tag.get('http-equiv')?.toLowerCase() === 'refresh') page.forwards = true;
    }
    if (element === 'link' && tag.get('rel') === 'canonical') canonical = tag.get('href');
    else page.links.push(...linksOf(tag, mainDepth > 0));
  }
  if (page.forwards) return page;

  if (language !== locale)
    add(undefined, `<html lang="${language ?? ''}"> on a page in ${locale}`, 'pass the page its locale');
  if (level1 !== 1) add(undefined, `${level1} level-1 headings`, 'exactly one <h1>: the title of the page');
  if (!page.title) add(undefined, 'no <title>', 'give the page a title');
  if (!page.description) add(undefined, 'no description', 'give the page a description of 20 to 155 characters');
  if (!isNotFound(address) && !samePath(canonical, origin, address)) {
    add(undefined, `the canonical address is ${canonical ?? 'missing'}`, `it should be ${origin}${encodeURI(address)}`);
  }
  const unfilled = /\{(?:brand|fact:[\w-]*)\}/.exec(visibleText(html));
  if (unfilled)
    add(
      undefined,
      `${unfilled[0]} reached the reader`,
      'pass the text through `fillIn()`, or write <Brand /> and <Fact> in MDX',
    );
  return page;
}

const textAfter = (html: string, tag: Tag): string =>
  decodeEntities(html.slice(tag.end, html.indexOf('<', tag.end))).trim();

function samePath(canonical: string | undefined, origin: string, address: string): boolean {
  if (!canonical?.startsWith(origin)) return false;
  return safeDecode(canonical.slice(origin.length) || '/') === address;
}

function safeDecode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Attributes that name another file of the site. */
const references: Record<string, string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  iframe: ['src'],
  form: ['action'],
  use: ['href', 'xlink:href'],
  image: ['href'],
  'astro-island': ['component-url', 'renderer-url'],
};

function linksOf(tag: Tag, inMain: boolean): BuiltLink[] {
  const { name, attributes } = tag;
  const names = references[name];
  if (!names) return [];
  const isLink = name === 'a' || name === 'area';
  const toOtherLanguage =
    attributes.has('data-language') || attributes.has('hreflang') || attributes.get('rel') === 'alternate';
  const urls = names.map((key) => attributes.get(key)).filter((url): url is string => url !== undefined);
  const sizes = (attributes.get('srcset') ?? '').split(',').flatMap((entry) => entry.trim().split(/\s+/)[0] || []);
  return [...urls, ...sizes].map((url) => ({
    url,
    line: tag.line,
    inContent: isLink && inMain && !toOtherLanguage,
    isLink,
  }));
}

type Target = { page: string } | { file: string } | { problem: string; fix: string };

/** Where a path leads in the built files. */
export function targetOf(path: string, files: ReadonlySet<string>): Target {
  const name = path.slice(1);
  if (path === '/' || locales.some((locale) => path === `/${locale}` || path === `/${locale}/`)) {
    const home = path === '/' ? 'index.html' : `${name.replace(/\/$/, '')}/index.html`;
    return files.has(home)
      ? { page: home }
      : { problem: 'does not exist', fix: 'build the home page of this language' };
  }
  const clean = name.replace(/\/+$/, '').replace(/(\/index)?\.html$/, '');
  if (clean !== name && files.has(`${clean}.html`)) return { problem: 'only forwards', fix: `write /${clean}` };
  if (locales.some((locale) => path === localizePath('/docs', locale)))
    return { problem: 'only forwards', fix: `write ${path}/intro` };
  if (files.has(`${name}.html`)) return { page: `${name}.html` };
  if (files.has(name)) return { file: name };
  return { problem: 'does not exist', fix: 'correct the address, or build the page it names' };
}

interface Problem {
  what: string;
  fix: string;
}

export function linkProblems(page: BuiltPage, pages: ReadonlyMap<string, BuiltPage>, site: BuiltSite): RawFinding[] {
  const findings: RawFinding[] = [];
  const seen = new Set<string>();
  for (const link of page.links) {
    // The navbar, the drawer and the footer name the same pages: once is enough.
    const key = `${link.isLink} ${link.inContent} ${link.url}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { what, fix } of problemsOf(link, page, pages, site)) {
      const text = `${link.isLink ? 'link' : 'file'} ${link.url} ${what}`;
      if (findings.some((finding) => finding.what === text)) continue;
      findings.push({ rule: 'built pages', file: page.file, line: link.line, what: text, fix });
    }
  }
  return findings;
}

function problemsOf(
  { url, inContent, isLink }: BuiltLink,
  page: BuiltPage,
  pages: ReadonlyMap<string, BuiltPage>,
  site: BuiltSite,
): Problem[] {
  if (/^(data|blob|mailto|tel|javascript):/i.test(url)) return [];
  const target = URL.parse(url, site.origin + encodeURI(page.address));
  if (!target) return [{ what: 'is no address', fix: 'correct it' }];
  if (target.origin !== site.origin) return [];
  const path = safeDecode(target.pathname);
  if (isLink && /^https?:/i.test(url)) {
    return [{ what: 'leads to this site by its full address', fix: `write ${path}${target.hash}` }];
  }
  const found = path === page.address ? { page: page.name } : targetOf(path, site.files);
  if ('problem' in found) return [{ what: found.problem, fix: found.fix }];
  const there = 'page' in found ? pages.get(found.page) : undefined;
  if (!there) return [];

  const problems: Problem[] = [];
  if (there.forwards) problems.push({ what: 'only forwards', fix: 'link the page it forwards to' });
  if (inContent && there.locale !== page.locale) {
    problems.push({
      what: `leaves the reader's language (${page.locale})`,
      fix: `link ${localizePath(splitLocale(path).path, page.locale)}`,
    });
  }
  const anchor = safeDecode(target.hash.slice(1));
  if (anchor && anchor !== 'top' && !anchor.startsWith(':~:') && !there.ids.has(anchor)) {
    problems.push({
      what: `leads to no place on its page: there is no id "${anchor}"`,
      fix: `use the id of a heading on ${there.address}`,
    });
  }
  return problems;
}

/** Titles and descriptions tell the pages of a language apart in search results. */
export function duplicateTexts(pages: Iterable<BuiltPage>): RawFinding[] {
  const findings: RawFinding[] = [];
  const seen = new Map<string, BuiltPage>();
  for (const page of pages) {
    if (!page.indexed || page.forwards) continue;
    for (const kind of ['title', 'description'] as const) {
      if (!page[kind]) continue;
      const key = `${page.locale}\n${kind}\n${page[kind]}`;
      const first = seen.get(key);
      if (!first) seen.set(key, page);
      else {
        findings.push({
          rule: 'built pages',
          severity: 'warning',
          file: page.file,
          what: `has the same ${kind} as ${first.file}: "${page[kind]}"`,
          fix: `write a ${kind} of its own`,
        });
      }
    }
  }
  return findings;
}

const tooMany = 3;

/** A wrong link in the navbar is on every page: said once, with the number of pages. */
export function foldRepeated(findings: RawFinding[]): RawFinding[] {
  const groups = new Map<string, RawFinding[]>();
  for (const finding of findings) groups.set(finding.what, [...(groups.get(finding.what) ?? []), finding]);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length <= tooMany) return same;
    return [{ ...first, what: `${first.what} (on ${same.length} pages, this is the first)` }];
  });
}

/** The file an author opens to fix a built page. */
function sourceOf({ name, locale, address }: BuiltPage, root: string): string | undefined {
  const path = splitLocale(address).path.slice(1);
  const [area = '', ...rest] = path.split('/');
  const source =
    area === 'docs' || area === 'blog'
      ? `content/${area}/${locale}/${rest.join('/')}.mdx`
      : `content/pages/${locale}/${path}.mdx`;
  return name.endsWith('.html') && existsSync(join(root, source)) ? source : undefined;
}

/** What readers and search engines get. */
export function checkBuilt(dir: string, root: string, origin: string): { findings: Finding[]; count: number } {
  const names = filesBelow(dir);
  const site: BuiltSite = { dir, root, origin, files: new Set(names) };
  const pages = new Map<string, BuiltPage>();
  for (const name of names.filter((entry) => entry.endsWith('.html')).sort()) {
    pages.set(name, readBuiltPage(name, readFileSync(join(dir, name), 'utf8'), site));
  }
  const findings = [...pages.values()].flatMap((page) => [
    ...page.findings,
    ...(page.forwards ? [] : linkProblems(page, pages, site)),
  ]);
  const folded = [...foldRepeated(findings), ...duplicateTexts(pages.values())];
  const sources = new Map([...pages.values()].map((page) => [page.file, sourceOf(page, root)]));
  const withSources = folded.map((finding) => {
    const source = sources.get(finding.file);
    return source ? { ...finding, fix: `${finding.fix} (source: ${source})` } : finding;
  });
  return { findings: judged(withSources), count: pages.size };
}

/** Written when all pages are there: without it a build is still running, or has failed. */
const lastOfBuild = 'sitemap-index.xml';

/** A build is fresh when it is complete and its oldest page is younger than every source. */
export function buildIsFresh(dir: string, sources: string[]): boolean {
  const time = (path: string): number => statSync(path).mtimeMs;
  const below = (path: string): string[] =>
    statSync(path).isDirectory() ? filesBelow(path).map((name) => join(path, name)) : [path];
  const names = filesBelow(dir);
  const built = names.filter((name) => name.endsWith('.html'));
  if (built.length === 0 || !names.includes(lastOfBuild)) return false;
  const oldest = Math.min(...built.map((name) => time(join(dir, name))));
  return sources.flatMap(below).every((path) => /\.test\.tsx?$/.test(path) || time(path) <= oldest);
}
