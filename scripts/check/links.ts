import { isLocale } from '../../src/i18n/locales.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import type { Content } from './content.ts';
import { type Finding, found } from './finding.ts';
import { type Page, pagePath } from './page.ts';
import type { SourceText } from './sources.ts';

interface Problem {
  what: string;
  fix: string;
}

/** Links lead somewhere, and are written the one way that works in every language; images say what they show. */
export function checkLinks({ pages, data }: Content, targets: Targets): Finding[] {
  const inPages = pages.flatMap((page) =>
    page.links.flatMap(({ url, text, line, image }): Finding[] => {
      const add = (what: string, fix: string) => [found('links', page, line, what, fix)];
      if (image && text.trim()) return [];
      const toDescribe = 'write ![what the image shows](…) for readers who cannot see it';
      if (image) return add(`the image ${url} has no description`, toDescribe);
      if (!text.trim()) return add(`the link to ${url} has no words`, 'write [where it leads](…)');
      if (/^(https?:\/\/|www\.)/.test(text) && url.includes(text))
        return add(
          `the bare address ${text}`,
          'write [where it leads](address), or put it into backticks as an example',
        );
      const problem = targets.problem(url, page);
      return problem ? add(`link ${url}: ${problem.what}`, problem.fix) : [];
    }),
  );
  const inData = data.flatMap(({ file, strings }) =>
    strings.flatMap(({ path, line, text }): Finding[] => {
      if (path.at(-1) !== 'href' || !text.startsWith('/')) return [];
      const problem = targets.problem(text);
      return problem ? [found('links', file, line, `link ${text}: ${problem.what}`, problem.fix)] : [];
    }),
  );
  // Words for the search stand under the address of their page; questions also under that of a heading.
  const forSearch = data
    .filter(({ name }) => /\/search\/(?:keywords|questions)\./.test(name))
    .flatMap((entry) =>
      Object.keys(entry.data ?? {}).flatMap((address): Finding[] => {
        const problem = address.startsWith('/') ? targets.problem(address) : undefined;
        if (!problem) return [];
        return [found('links', entry, [address], `${address}: ${problem.what}`, `${problem.fix}, or remove the entry`)];
      }),
    );
  const old = data
    .filter(({ name }) => name === 'data/redirects.yaml')
    .flatMap((entry) =>
      entry.strings.flatMap(({ path, text }): Finding[] => {
        if (path.at(-1) !== 'from' || targets.problem(text)) return [];
        return [
          found(
            'links',
            entry,
            path,
            `${text} is a page of the site`,
            'remove the entry: the page would never be seen',
          ),
        ];
      }),
    );
  return [...inPages, ...inData, ...forSearch, ...old];
}

/** The form of an address, without asking whether its target exists. */
function formProblem(url: string, { origin, base }: Pick<SiteConfig, 'origin' | 'base'>): Problem | undefined {
  const home = origin + base.replace(/\/$/, '');
  const isOwn = url === home || url.startsWith(`${home}/`);
  if (!isOwn && /^(https?:|mailto:|tel:|#)/.test(url)) return undefined;
  const own = isOwn ? url.slice(home.length) || '/' : url;
  if (!own.startsWith('/') || own.startsWith('//'))
    return { what: 'is a relative address', fix: 'begin with "/", e.g. /docs/tutorial-basics/init-device' };
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(own) ?? [];
  const [, first = ''] = path.split('/');
  const usual =
    path
      .slice(isLocale(first) ? first.length + 1 : 0)
      .replace(/(\/index)?\.(html?|mdx?)$/, '')
      .replace(/\/+$/, '')
      .replace(/^\/docs$/, '/docs/intro') || '/';
  if (usual + hash === url) return undefined;
  return {
    what: 'names a language, a file, this site or an address that only forwards',
    fix: `write ${usual}${hash}; the build adds the rest`,
  };
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

/** The pages a link can lead to, as far as the sources tell. */
export class Targets {
  private readonly ids = new Map<string, Set<string>>();
  private readonly content: Content;
  private readonly own: Set<string>;

  constructor(content: Content, sources: SourceText[]) {
    this.content = content;
    this.own = ownAddresses(sources);
    for (const page of content.pages) {
      const path = this.pathOf(page);
      const questions = page.elements
        .filter(({ name }) => name === 'Question')
        .map(({ attributes }) => attributes.get('id'));
      const ids = [...page.headings.map(({ id }) => id), ...questions].filter((id) => id !== undefined);
      this.ids.set(path, new Set([...(this.ids.get(path) ?? []), ...ids]));
    }
  }

  /** What is wrong with an address, where it stands on a page or in data. */
  problem(url: string, from?: Page): Problem | undefined {
    const form = formProblem(url, this.content.site);
    if (form || /^(https?:|mailto:|tel:)/.test(url)) return form;
    const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
    const target = this.target(path, from);
    const ids = this.ids.get(target);
    if (!ids) return this.isRoute(target) ? undefined : { what: 'no such page', fix: this.suggestion(target) };
    if (!hash || ids.has(hash)) return undefined;
    return {
      what: `the page has no heading with the id "${hash}"`,
      fix: `use one of ${[...ids].join(', ') || '(the page has no headings)'}`,
    };
  }

  /** `index.mdx` is the text of a category. */
  private pathOf(page: Page): string {
    const category = page.slug.endsWith('/index') && this.content.categories?.[page.slug.slice(0, -'/index'.length)];
    return category ? pagePath({ ...page, slug: `category/${category.slug}` }) : pagePath(page);
  }

  /** A link without path stays on its page, one of an older version of the docs in that version, if it has the page. */
  private target(path: string, from: Page | undefined): string {
    if (!path) return from ? this.pathOf(from) : '/';
    const version = /^docs-versions\/(.+)$/.exec(from?.folder ?? '')?.[1];
    const older = path.replace(/^\/docs\//, `/docs/${version}/`);
    return version && this.ids.has(older) ? older : path;
  }

  private suggestion(target: string): string {
    const nameOf = (path: string): string => path.slice(path.lastIndexOf('/')).toLowerCase();
    const same = [...this.ids.keys(), ...this.own].find((path) => nameOf(path) === nameOf(target));
    return same ? `write ${same}` : 'correct the address: /docs/<folder>/<page> or /blog/<post>, as the file is called';
  }

  /** Pages the site makes itself. */
  private isRoute(path: string): boolean {
    const { categories, tags, authors, site } = this.content;
    const [, area = '', ...rest] = path.split('/');
    const isVersion = area === 'docs' && site.docsVersions.some(({ id }) => id === rest[0]);
    const [kind, name = ''] = isVersion ? rest.slice(1) : rest;
    const slug = safeDecode(name);
    switch (`${area}/${kind}`) {
      case 'docs/tags':
      case 'blog/tags':
        return name === '' || !tags || Object.values(tags).some((tag) => Object.values(tag.slug).includes(slug));
      case 'blog/authors':
        return name === '' || !authors || Object.hasOwn(authors, name);
      case 'blog/page':
        return /^\d+$/.test(name);
      case 'docs/category':
        return !categories || Object.values(categories).some((category) => category.slug === name);
    }
    // Files that are no pages: icons, social pictures, the sitemap.
    return this.own.has(path) || /^\/(icons|social)\/|^\/sitemap[\w-]*\.xml$/.test(path);
  }
}

/** What an address says in letters; as it is where it is no address. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
