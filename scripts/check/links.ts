import { locales } from '../../src/i18n/locales.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import type { Content } from './content.ts';
import type { DataFile } from './data-file.ts';
import type { RawFinding } from './finding.ts';
import { type Page, pagePath } from './page.ts';
import type { SourceText } from './sources.ts';

/** Images say what they show; links are written the one way that works in every language. */
export function checkLinks(content: Content, targets: Targets): RawFinding[] {
  const findings: RawFinding[] = [];
  for (const page of content.pages) {
    const add = (line: number, what: string, fix: string): void => {
      findings.push({ rule: 'links', file: page.file, line, what, fix });
    };
    for (const { url, text, line, image } of page.links) {
      if (image) {
        if (!text.trim())
          add(
            line,
            `the image ${url} has no description`,
            'write ![what the image shows](…) for readers who cannot see it',
          );
        continue;
      }
      if (!text.trim()) add(line, `the link to ${url} has no words`, 'write [where it leads](…)');
      else if (
        /^(https?:\/\/|www\.)/.test(text) &&
        text.replace(/\/$/, '').endsWith(url.replace(/^https?:\/\//, '').replace(/\/$/, ''))
      ) {
        add(
          line,
          `the bare address ${text}`,
          'write [where it leads](address), or put it into backticks when it is an example',
        );
        continue;
      }
      const problem = linkProblem(url, content.site) ?? targets.problem(url, page);
      if (problem) add(line, `link ${url}: ${problem.what}`, problem.fix);
    }
  }
  for (const { file, yaml, locale } of content.data) {
    if (locale) continue;
    for (const { path, line, text } of yaml.strings) {
      if (path.at(-1) !== 'href' || !text.startsWith('/')) continue;
      const problem = linkProblem(text, content.site) ?? targets.problem(text, undefined);
      if (problem)
        findings.push({ rule: 'links', file, line, what: `link ${text}: ${problem.what}`, fix: problem.fix });
    }
  }
  return [...findings, ...searchAddresses(content, targets)];
}

/** Words for the search stand under the address of their page; questions also under that of a heading. */
function searchAddresses({ data }: Content, targets: Targets): RawFinding[] {
  return data
    .filter(({ name }) => /^search\/(?:keywords|questions\..+)\.yaml$/.test(name))
    .flatMap((entry) => addressesIn(entry, targets));
}

function addressesIn(entry: DataFile, targets: Targets): RawFinding[] {
  const addresses = typeof entry.yaml.data === 'object' && entry.yaml.data ? Object.keys(entry.yaml.data) : [];
  return addresses.flatMap((address): RawFinding[] => {
    const problem = address.startsWith('/') ? targets.problem(address, undefined) : undefined;
    if (!problem) return [];
    const { fix } = problem;
    const what = `${address}: ${problem.what}`;
    return [
      {
        rule: 'links',
        file: entry.file,
        line: entry.yaml.lineOf([address]),
        what,
        fix: `${fix}, or remove the entry`,
      },
    ];
  });
}

interface Problem {
  what: string;
  fix: string;
}

/** The form of an address, without asking whether its target exists. */
export function linkProblem(url: string, { origin, base }: Pick<SiteConfig, 'origin' | 'base'>): Problem | undefined {
  const home = origin + base.replace(/\/$/, '');
  if (url.startsWith(home)) {
    return { what: 'leads to this site by its full address', fix: `write ${url.slice(home.length) || '/'}` };
  }
  if (/^(https?:|mailto:|tel:)/.test(url) || url.startsWith('#')) return undefined;
  if (!url.startsWith('/') || url.startsWith('//')) {
    return { what: 'is a relative address', fix: 'begin with "/", e.g. /docs/tutorial-basics/init-device' };
  }
  const [path = '', hash] = url.split('#');
  const suffix = hash === undefined ? '' : `#${hash}`;
  const [, first = ''] = path.split('/');
  if (locales.some((locale) => locale === first)) {
    return {
      what: 'names a language',
      fix: `write ${path.slice(first.length + 1) || '/'}${suffix}; the build adds the reader's language`,
    };
  }
  if (path.length > 1 && path.endsWith('/'))
    return { what: 'ends with "/"', fix: `write ${path.replace(/\/+$/, '')}${suffix}` };
  if (/\.(html?|mdx?)$/.test(path)) {
    return { what: 'names a file', fix: `write ${path.replace(/(\/index)?\.(html?|mdx?)$/, '') || '/'}${suffix}` };
  }
  if (path === '/docs') return { what: 'leads to an address that only forwards', fix: 'write /docs/intro' };
  return undefined;
}

/**
 * Addresses of the pages and files in src/pages that have one in each language: `src/pages/[...locale]/Download.astro` is
 * `/Download`, `…/blog/rss.xml.ts` is `/blog/rss.xml`.
 */
export function ownAddresses(sources: SourceText[]): Set<string> {
  const addresses = sources.flatMap(({ file }) => {
    const path = /^src\/pages\/(?:\[\.\.\.locale\]\/)?(.+)\.(?:astro|ts)$/.exec(file)?.[1];
    return path === undefined || path.includes('[') ? [] : [`/${path}`.replace(/\/index$/, '/')];
  });
  return new Set(addresses);
}

const versionIn = (folder: string): string | undefined => /^docs-versions\/(.+)$/.exec(folder)?.[1];

/** The pages a link can lead to, as far as the sources tell. */
export class Targets {
  private readonly headings = new Map<string, Set<string>>();
  private readonly content: Content;
  private readonly own: Set<string>;

  constructor(content: Content, sources: SourceText[]) {
    this.content = content;
    this.own = ownAddresses(sources);
    for (const page of content.pages) {
      const { headings, elements } = page;
      const path = pagePath(page);
      const ids = this.headings.get(path) ?? new Set();
      for (const { id } of headings) if (id) ids.add(id);
      for (const { name, attributes } of elements) {
        const id = name === 'Question' ? attributes.get('id') : undefined;
        if (id) ids.add(id);
      }
      this.headings.set(path, ids);
    }
  }

  /** Is there a page at this address (without language, without a place on the page)? */
  has(path: string): boolean {
    return this.headings.has(path) || this.isRoute(path);
  }

  problem(url: string, from: Page | undefined): Problem | undefined {
    if (/^(https?:|mailto:|tel:)/.test(url)) return undefined;
    const [path = '', hash] = url.split('#');
    const target = this.target(path, from);
    const ids = this.headings.get(target.replace(/\?.*$/, ''));
    if (!ids) {
      if (!path || this.isRoute(target.replace(/\?.*$/, ''))) return undefined;
      return { what: 'no such page', fix: this.suggestion(target) };
    }
    if (!hash || ids.has(hash)) return undefined;
    return {
      what: `the page has no heading with the id "${hash}"`,
      fix: `use one of ${[...ids].join(', ') || '(the page has no headings)'}`,
    };
  }

  /** A link without path stays on its page, one of an older version of the docs in that version, if it has the page. */
  private target(path: string, from: Page | undefined): string {
    if (!path) return from ? pagePath(from) : '/';
    const version = from && versionIn(from.folder);
    const older = version && path.startsWith('/docs/') ? `/docs/${version}/${path.slice('/docs/'.length)}` : path;
    return this.headings.has(older.replace(/\?.*$/, '')) ? older : path;
  }

  private suggestion(target: string): string {
    const name = target.split('/').at(-1)?.toLowerCase();
    const known = [...this.headings.keys(), ...this.own];
    const same = known.find((path) => path.split('/').at(-1)?.toLowerCase() === name);
    return same ? `write ${same}` : 'correct the address: /docs/<folder>/<page> or /blog/<post>, as the file is called';
  }

  /** Pages the site makes itself. */
  private isRoute(path: string): boolean {
    if (this.own.has(path)) return true;
    const { categories, tags, authors, site } = this.content;
    const [, area, ...rest] = path.split('/');
    const versions = site.docsVersions.map(({ id }) => id);
    const [kind, name = ''] = area === 'docs' && versions.includes(rest[0] ?? '') ? rest.slice(1) : rest;
    const isTag = (): boolean =>
      !tags || Object.values(tags).some(({ slug }) => Object.values(slug).includes(safeDecode(name)));
    switch (`${area}/${kind}`) {
      case 'docs/tags':
      case 'blog/tags':
        return name === '' || isTag();
      case 'blog/authors':
        return name === '' || !authors || Object.hasOwn(authors, name);
      case 'blog/page':
        return /^\d+$/.test(name);
      case 'docs/category':
        return !categories || Object.values(categories).some(({ slug }) => slug === name);
    }
    // Files that are no pages: icons, social pictures, the sitemap.
    return /^\/(icons|social)\/|^\/sitemap[\w-]*\.xml$/.test(path);
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
