import { baseOf } from '../../scripts/serve.ts';
import { builtPage, sitemapPaths } from '../pages.ts';
import { ownersSite } from '../sites.ts';

/**
 * The pages of the owner's site, as its sitemap lists them. No address, name or number of its content is in these
 * tests: only the forms of addresses that the code makes.
 */
export const paths = sitemapPaths(ownersSite.dist);

/** A built page as it is served. */
export const htmlOf = (path: string, { dist } = ownersSite): string => builtPage(dist, path);

/** The prefix of the source: nothing, or the base of the site. */
export const source = baseOf(ownersSite.dist);

/** The homes end with a slash, each below the prefix of its language; the source has none but the base. */
export const prefixesIn = (all: readonly string[]): string[] =>
  all.filter((path) => path.endsWith('/')).map((path) => path.slice(0, -1));

export const prefixes = prefixesIn(paths);

/** The prefix of a page's language. */
export const prefixOf = (path: string, known: readonly string[] = prefixes): string =>
  known.filter((prefix) => path.startsWith(`${prefix}/`)).toSorted((a, b) => b.length - a.length)[0] ?? source;

/** Its code; empty for the source. */
export const codeOf = (prefix: string): string => prefix.slice(source.length + 1);

/** `/docs/…` for every docs page, `/blog/tags/…` for the list of every tag; a page with its own route is a kind. */
export function kindOf(path: string, known: readonly string[] = prefixes): string {
  const own = path.slice(prefixOf(path, known).length);
  const list = /^(\/docs\/(?:category|tags)|\/blog\/(?:tags|authors|page))\/[^/]+$/.exec(own)?.[1];
  if (list) return `${list}/…`;
  if (/^\/(?:docs\/tags|blog\/(?:tags|authors|archive))$/.test(own)) return own;
  const texts = /^\/(docs|blog)\/./.exec(own)?.[1];
  return texts ? `/${texts}/…` : own;
}

/** The first page of every kind in every language. */
export function oneOfEachKind(all: readonly string[], known: readonly string[] = prefixesIn(all)): string[] {
  const seen = new Set<string>();
  return all.filter((path) => {
    const kind = prefixOf(path, known) + kindOf(path, known);
    return !seen.has(kind) && seen.add(kind);
  });
}

/** Pages with a CSS class that no page before them has: together they show every style. */
export function withNewClasses(all: readonly string[], site = ownersSite): string[] {
  const seen = new Set<string>();
  return all.filter((path) => {
    const named = [...htmlOf(path, site).matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const isNew = named.some((name) => !seen.has(name));
    for (const name of named) seen.add(name);
    return isNew;
  });
}

/** How many docs pages or posts a language has: what lists or holds them all may weigh more when they are more. */
export const textsIn = (section: 'docs' | 'blog', prefix = source): number =>
  paths.filter((path) => prefixOf(path) === prefix && kindOf(path) === `/${section}/…`).length;
