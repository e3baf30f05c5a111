import { locales } from '../../src/lib/locales.ts';
import type { Content } from './content.ts';
import type { Finding } from './finding.ts';
import type { Page } from './page.ts';

/** Rule 9: images say what they show; links are written the one way that works in every language. */
export function checkLinks(content: Content): Finding[] {
  const targets = new Targets(content);
  const findings: Finding[] = [];
  for (const page of content.pages) {
    const add = (line: number, what: string, mend: string): void => {
      findings.push({ rule: 'links', file: page.file, line, what, mend });
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
      const problem = linkProblem(url, content.site.origin) ?? targets.problem(url, page);
      if (problem) add(line, `link ${url}: ${problem.what}`, problem.mend);
    }
  }
  for (const { file, yaml, locale } of content.data) {
    if (locale) continue;
    for (const { path, line, text } of yaml.strings()) {
      if (path.at(-1) !== 'href' || !text.startsWith('/')) continue;
      const problem = linkProblem(text, content.site.origin) ?? targets.problem(text, undefined);
      if (problem)
        findings.push({ rule: 'links', file, line, what: `link ${text}: ${problem.what}`, mend: problem.mend });
    }
  }
  return findings;
}

interface Problem {
  what: string;
  mend: string;
}

/** The form of an address, without asking whether its target exists. */
export function linkProblem(url: string, origin: string): Problem | undefined {
  if (url.startsWith(origin)) {
    return { what: 'leads to this site by its full address', mend: `write ${url.slice(origin.length) || '/'}` };
  }
  if (/^(https?:|mailto:|tel:)/.test(url) || url.startsWith('#')) return undefined;
  if (!url.startsWith('/') || url.startsWith('//')) {
    return { what: 'is a relative address', mend: 'begin with "/", e.g. /docs/tutorial-basics/init-device' };
  }
  const [path = '', hash] = url.split('#');
  const suffix = hash === undefined ? '' : `#${hash}`;
  const [, first = ''] = path.split('/');
  if (locales.some((locale) => locale === first)) {
    return {
      what: 'names a language',
      mend: `write ${path.slice(first.length + 1) || '/'}${suffix}; the build adds the reader's language`,
    };
  }
  if (path.length > 1 && path.endsWith('/'))
    return { what: 'ends with "/"', mend: `write ${path.replace(/\/+$/, '')}${suffix}` };
  if (/\.(html?|mdx?)$/.test(path)) {
    return { what: 'names a file', mend: `write ${path.replace(/(\/index)?\.(html?|mdx?)$/, '') || '/'}${suffix}` };
  }
  if (path === '/docs') return { what: 'leads to an address that only forwards', mend: 'write /docs/intro' };
  return undefined;
}

/** The pages a link can lead to, as far as the sources tell. */
class Targets {
  private readonly headings = new Map<string, Set<string>>();
  private readonly content: Content;

  constructor(content: Content) {
    this.content = content;
    for (const { folder, slug, headings } of content.pages) {
      const version = folder.startsWith('docs-versions/') ? `docs/${folder.slice('docs-versions/'.length)}` : folder;
      const path = folder === 'pages' ? `/${slug}` : `/${version}/${slug}`;
      const ids = this.headings.get(path) ?? new Set();
      for (const { id } of headings) if (id) ids.add(id);
      this.headings.set(path, ids);
    }
  }

  problem(url: string, from: Page | undefined): Problem | undefined {
    if (/^(https?:|mailto:|tel:)/.test(url)) return undefined;
    const [path = '', hash] = url.split('#');
    const own = from && (from.folder === 'pages' ? `/${from.slug}` : `/${from.folder}/${from.slug}`);
    const target = path || own || '/';
    const ids = this.headings.get(target.replace(/\?.*$/, ''));
    if (!ids) {
      if (!path || this.isRoute(target.replace(/\?.*$/, ''))) return undefined;
      return { what: 'no such page', mend: this.suggestion(target) };
    }
    if (!hash || ids.has(hash)) return undefined;
    return {
      what: `the page has no heading with the id "${hash}"`,
      mend: `use one of ${[...ids].join(', ') || '(the page has no headings)'}`,
    };
  }

  private suggestion(target: string): string {
    const name = target.split('/').at(-1);
    const same = [...this.headings.keys()].find((path) => path.split('/').at(-1) === name);
    return same ? `write ${same}` : 'correct the address: /docs/<folder>/<page> or /blog/<post>, as the file is called';
  }

  /** Pages the site makes itself. Those outside docs and blog are found on the built pages only. */
  private isRoute(path: string): boolean {
    const { categories, tags } = this.content;
    const [, area, kind, name] = path.split('/');
    if (area !== 'docs' && area !== 'blog') return true;
    if (kind === 'tags') {
      return !name || !tags || Object.values(tags).some(({ slug }) => Object.values(slug).includes(decodeURI(name)));
    }
    if (area === 'blog') return kind === undefined || kind === 'archive' || kind === 'authors';
    return kind === 'category' && (!categories || Object.values(categories).some(({ slug }) => slug === name));
  }
}
