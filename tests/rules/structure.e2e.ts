import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ownersSite } from '../sites.ts';
import { htmlOf, kindOf, paths, source } from './pages.ts';

/** The metadata of every page and its translations. Every build checks titles, links and headings. */

/** The same page in each language it is written in, as paths. */
function alternatesOf(html: string): Map<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return new Map([...links].map(([, language = '', href = '']) => [language, new URL(href).pathname]));
}

/** Thousands of facts are looked at: what is wrong is collected, and expected once. */
const wrongAbout = (problemsOf: (path: string) => string[]): string[] =>
  paths.flatMap((path) => problemsOf(path).map((problem) => `${path}: ${problem}`));

test('every page names its translations, and they name it', () => {
  const listed = new Map(paths.map((path) => [path, alternatesOf(htmlOf(path))]));
  const asText = (alternates: Map<string, string> | undefined): string =>
    JSON.stringify([...(alternates ?? [])].sort());
  const wrong = wrongAbout((path) => {
    const alternates = listed.get(path) ?? new Map<string, string>();
    const named = new Set(alternates.values());
    return [
      ...(named.has(path) ? [] : ['does not name itself']),
      ...(alternates.has('x-default') ? [] : ['has no x-default']),
      ...[...named]
        .filter((other) => asText(listed.get(other)) !== asText(alternates))
        .map((other) => `not as ${other}`),
    ];
  });
  expect(wrong).toEqual([]);
});

const shared = ['title', 'description', 'type', 'locale', 'site_name', 'url', 'image', 'image:alt'];
const sharedAs = new Map(shared.map((name) => [name, new RegExp(`<meta property="og:${name}" content="[^"]+"`)]));

test('every page can be shared', () => {
  const wrong = wrongAbout((path) => {
    const html = htmlOf(path);
    return [...sharedAs].flatMap(([name, meta]) => (meta.test(html) ? [] : `has no og:${name}`));
  });
  expect(wrong).toEqual([]);
});

test('every page has a social picture, each content page its own', () => {
  const seen = new Set<string>();
  const wrong = wrongAbout((path) => {
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(htmlOf(path)) ?? [];
    const isFirst = !seen.has(address);
    if (/^\/(?:docs|blog)\/…$/.test(kindOf(path))) seen.add(address);
    const png = readFileSync(ownersSite.dist + decodeURIComponent(new URL(address).pathname.slice(source.length)));
    const size = `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
    return [
      ...(isFirst ? [] : [`another has ${address} too`]),
      ...(png.toString('latin1', 1, 4) === 'PNG' ? [] : ['no PNG']),
      ...(size === '1200 × 630' ? [] : [size]),
      ...(png.length <= 60_000 ? [] : [`${png.length} bytes`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no page carries inline styles, inline event handlers or a class that is none', () => {
  const wrong = wrongAbout((path) => {
    // Code samples are not markup of the page.
    const tags =
      htmlOf(path)
        .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
        .match(/<[a-z][^>]*>/g) ?? [];
    const inline = /\s(?:style|on[a-z]+)="/;
    return tags.filter(
      (tag) =>
        /\sclass="(?:[^"]* )?undefined[ "]/.test(tag) ||
        (inline.test(tag) && inline.test(tag.replaceAll(/"[^"]*"/g, '""'))),
    );
  });
  expect(wrong).toEqual([]);
});

test('translations have the headings of their source, so that a language can be changed in the middle of a text', () => {
  const headings = (path: string) => [...htmlOf(path).matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
  for (const path of paths.filter((each) => /^\/(?:docs|blog)\/…$/.test(kindOf(each)))) {
    const original = alternatesOf(htmlOf(path)).get('x-default') ?? path;
    expect(headings(path), path).toEqual(headings(original));
  }
});
