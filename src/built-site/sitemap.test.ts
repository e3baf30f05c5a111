import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { Page } from './page.ts';
import { type SitemapEntry, sitemapEntry, sitemapFiles } from './sitemap.ts';

const canonical = '<link rel="canonical" href="https://a.example/x?a&amp;b">';
const entryOf = (head: string): SitemapEntry[] =>
  sitemapEntry(new Page('/x.html', `<html><head>${head}</head><body><meta name="robots" content="noindex"></body>`));

it('repeats what the page says about itself', () => {
  expect(entryOf(`${canonical}<link rel="alternate" hreflang="ru" href="https://a.example/ru/x">`)).toEqual([
    { url: 'https://a.example/x?a&b', alternates: [{ language: 'ru', url: 'https://a.example/ru/x' }] },
  ]);
});

it('leaves out what search engines must not have, and what only forwards', () => {
  expect(entryOf(`${canonical}<meta name="robots" content="noindex, nofollow">`)).toEqual([]);
  expect(entryOf(`${canonical}<meta http-equiv="refresh" content="0;url=/">`)).toEqual([]);
  expect(entryOf('')).toEqual([]);
});

it('leaves out a page that names another to show instead', () => {
  expect(entryOf('<link rel="canonical" href="https://a.example/y">')).toEqual([]);
});

it('is written in files of so many pages, in order', () => {
  const entries = [10, 9, 1].map((page) => ({
    url: `https://a.example/${page}?a&b`,
    alternates: page === 10 ? [{ language: 'en', url: 'https://a.example/"' }] : [],
  }));
  const files = sitemapFiles('https://a.example', entries, 2);
  expect([...files.keys()]).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap-index.xml']);
  const read = (name: string) => new XMLParser({ ignoreAttributes: false }).parse(files.get(name) ?? '');
  expect(read('sitemap-index.xml').sitemapindex.sitemap).toEqual([
    { loc: 'https://a.example/sitemap-0.xml' },
    { loc: 'https://a.example/sitemap-1.xml' },
  ]);
  expect(read('sitemap-0.xml').urlset.url).toEqual([
    { loc: 'https://a.example/1?a&b' },
    { loc: 'https://a.example/9?a&b' },
  ]);
  expect(read('sitemap-1.xml').urlset.url).toMatchObject({
    loc: 'https://a.example/10?a&b',
    'xhtml:link': { '@_hreflang': 'en', '@_href': 'https://a.example/"' },
  });
});
