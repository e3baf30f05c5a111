import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Head, Page } from './page.ts';

/** What the built page says about itself: the sitemap repeats it, so the two cannot disagree. */
export interface SitemapEntry {
  url: string;
  alternates: Head['alternates'];
}

/** One, or none for a page that search engines must not have, or that names another to show instead. */
export const sitemapEntry = ({
  head: { canonical, alternates, indexed, forwards },
  isCanonical,
}: Pick<Page, 'head' | 'isCanonical'>): SitemapEntry[] =>
  canonical && isCanonical && indexed && !forwards ? [{ url: canonical, alternates }] : [];

const { compare } = new Intl.Collator('en', { numeric: true });

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The sitemap's files by name: an index and what it names, below the address where the site begins. Search engines refuse
 * a file with more than 50,000 pages.
 */
export function sitemapFiles(
  begins: string,
  entries: readonly SitemapEntry[],
  entriesAFile = 45_000,
): Map<string, string> {
  const sorted = entries.toSorted((a, b) => compare(a.url, b.url));
  const parts = Array.from({ length: Math.ceil(sorted.length / entriesAFile) }, (_, part) => ({
    name: `sitemap-${part}.xml`,
    entries: sorted.slice(part * entriesAFile, (part + 1) * entriesAFile),
  }));
  const sitemaps = parts.map(({ name }) => `<sitemap><loc>${escaped(new URL(name, begins).href)}</loc></sitemap>`);
  return new Map([
    ...parts.map(({ name, entries }) => [name, urlSet(entries)] as const),
    ['sitemap-index.xml', `${declaration}<sitemapindex ${schema}>${sitemaps.join('')}</sitemapindex>`],
  ]);
}

function urlSet(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, alternates }) => {
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${escaped(other.language)}" href="${escaped(other.url)}"/>`,
    );
    return `<url><loc>${escaped(url)}</loc>${links.join('')}</url>`;
  });
  return `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

export function writeSitemap(dist: string, begins: string, entries: readonly SitemapEntry[]): void {
  for (const [name, xml] of sitemapFiles(begins, entries)) writeFileSync(join(dist, name), xml);
}
