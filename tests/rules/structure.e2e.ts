import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ownersSite } from '../sites.ts';
import { htmlOf, kindOf, paths, source } from './pages.ts';

/** What every page says about itself and its translations. Titles, links and headings are looked at by every build. */

/** The same page in each language it is written in, as paths. */
function alternatesOf(html: string): Map<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return new Map([...links].map(([, language = '', href = '']) => [language, new URL(href).pathname]));
}

test('every page names its translations, and they name it', () => {
  const listed = new Map(paths.map((path) => [path, alternatesOf(htmlOf(path))]));
  for (const [path, alternates] of listed) {
    expect([...alternates.values()], path).toContain(path);
    expect([...alternates.keys()], path).toContain('x-default');
    for (const other of new Set(alternates.values()))
      expect(listed.get(other), `${path} → ${other}`).toEqual(alternates);
  }
});

test('every page can be shared', () => {
  for (const path of paths) {
    const html = htmlOf(path);
    for (const name of ['title', 'description', 'type', 'locale', 'site_name', 'url', 'image', 'image:alt'])
      expect(html, path).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`));
  }
});

test('every page has a picture of its own for where it is linked', () => {
  const seen = new Set<string>();
  for (const path of paths) {
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(htmlOf(path)) ?? [];
    expect(seen.has(address), path).toBe(false);
    seen.add(address);
    const png = readFileSync(ownersSite.dist + decodeURIComponent(new URL(address).pathname.slice(source.length)));
    expect(png.toString('latin1', 1, 4), path).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThanOrEqual(60_000);
  }
});

test('no page carries inline styles or inline event handlers', () => {
  for (const path of paths) {
    // What a page shows as code is not its own.
    const tags =
      htmlOf(path)
        .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
        .match(/<[a-z][^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => /\s(?:style|on[a-z]+)="/.test(tag.replaceAll(/"[^"]*"/g, '""'))),
      path,
    ).toEqual([]);
  }
});

test('translations have the headings of their source, so that a language can be changed in the middle of a text', () => {
  const headings = (path: string) => [...htmlOf(path).matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
  for (const path of paths.filter((each) => /^\/(?:docs|blog)\/…$/.test(kindOf(each)))) {
    const original = alternatesOf(htmlOf(path)).get('x-default') ?? path;
    expect(headings(path), path).toEqual(headings(original));
  }
});
