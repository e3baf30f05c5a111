import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIsFresh } from './build-age.ts';
import { checkBuilt, foldRepeated } from './built.ts';

const origin = 'https://acme.test';

interface Parts {
  lang?: string;
  title?: string;
  description?: string;
  canonical?: string;
  main?: string;
  head?: string;
}

function html(
  address: string,
  {
    lang = 'en',
    title = address,
    description = `About ${address}`,
    canonical = origin + encodeURI(address),
    main = '',
    head = '',
  }: Parts = {},
): string {
  return `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${canonical}">${head}</head>
<body><a href="/">Home</a><main id="main"><h1 id="top-heading">x</h1>
${main}</main></body></html>`;
}

let dir = '';
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), text);
};
const found = () =>
  checkBuilt(dir, '/nowhere', origin).findings.map(({ file, line, what, fix }) => ({
    file: file.slice(dir.length + 1),
    line,
    what,
    fix,
  }));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'built-'));
  write('index.html', html('/'));
  write(
    'zh-Hans/index.html',
    html('/zh-Hans/', { lang: 'zh-Hans', main: '<a href="/zh-Hans/docs/tags/%E9%A3%8E%E6%8E%A7">x</a>' }),
  );
  write(
    'docs/intro.html',
    html('/docs/intro', {
      main: '<h2 id="steps">y</h2><a href="#steps">s</a> <a href="/">h</a> <a href="https://other.test/">o</a>',
    }),
  );
  write(
    'zh-Hans/docs/tags/风控.html',
    html('/zh-Hans/docs/tags/风控', {
      lang: 'zh-Hans',
      main: '<a href="/docs/intro" data-language>en</a><img src="/icons/a.svg" alt="">',
    }),
  );
  write('icons/a.svg', '<svg></svg>');
});
afterEach(() => rmSync(dir, { recursive: true }));

/** The only finding after a page is replaced. */
const only = (main: string, parts: Parts = {}) => {
  write('docs/intro.html', html('/docs/intro', { main, ...parts }));
  return found();
};

describe('checkBuilt', () => {
  it('is content with a sound site', () => {
    expect(found()).toEqual([]);
  });

  it.each<[string, string, RegExp, RegExp]>([
    ['a missing page', '<a href="/docs/nothing">x</a>', /link \/docs\/nothing does not exist/, /correct the address/],
    ['a missing file', '<img src="/icons/b.svg" alt="">', /file \/icons\/b.svg does not exist/, /correct/],
    ['a missing anchor', '<a href="/docs/intro#nothing">x</a>', /no id "nothing"/, /id of a heading/],
    ['a trailing slash', '<a href="/docs/intro/">x</a>', /only forwards/, /write \/docs\/intro/],
    ['an .html address', '<a href="/docs/intro.html">x</a>', /only forwards/, /write \/docs\/intro/],
    ['the docs folder', '<a href="/docs">x</a>', /only forwards/, /write \/docs\/intro/],
    ['another language', '<a href="/zh-Hans/">x</a>', /leaves the reader's language/, /link \/$/],
    ['the own origin', `<a href="${origin}/docs/intro">x</a>`, /full address/, /write \/docs\/intro/],
    ['an id twice', '<p id="a"></p><p id="a"></p>', /id "a" stands twice/, /rename/],
    ['an image without alt', '<img src="/icons/a.svg">', /has no alt/, /what the image shows/],
    ['an inline style', '<p style="color:red">x</p>', /inline styles/, /class/],
    ['a second h1', '<h1>y</h1>', /2 level-1 headings/, /exactly one/],
    ['an unfilled placeholder', '<p>{brand}</p>', /\{brand\} reached the reader/, /fillIn\(\)/],
  ])('names %s', (_, main, what, fix) => {
    const findings = only(main);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      file: 'docs/intro.html',
      what: expect.stringMatching(what),
      fix: expect.stringMatching(fix),
    });
  });

  it('names the line of a link', () => {
    expect(only('\n<a href="/docs/nothing">x</a>')[0]?.line).toBe(4);
  });

  it.each<[string, Parts, RegExp]>([
    ['language', { lang: 'ru' }, /<html lang="ru"> on a page in en/],
    ['title', { title: '' }, /no <title>/],
    ['description', { description: '' }, /no description/],
    ['canonical', { canonical: `${origin}/docs/other` }, /canonical address is/],
    ['same title', { title: '/' }, /same title as/],
    ['same description', { description: 'About /' }, /same description as/],
  ])('names a wrong %s', (_, parts, what) => {
    expect(only('', parts).map((finding) => finding.what)).toEqual([expect.stringMatching(what)]);
  });

  it('lets a page out of search repeat a title', () => {
    expect(only('', { title: '/', head: '<meta name="robots" content="noindex, nofollow">' })).toEqual([]);
  });

  it('lets a text that is not translated name its source', () => {
    const noindex = '<meta name="robots" content="noindex">';
    const parts = { lang: 'zh-Hans', title: 'z', canonical: `${origin}/docs/intro` };
    write('zh-Hans/docs/intro.html', html('/zh-Hans/docs/intro', { ...parts, head: noindex }));
    expect(found()).toEqual([]);
    write('zh-Hans/docs/intro.html', html('/zh-Hans/docs/intro', parts));
    expect(found().map(({ what }) => what)).toEqual([expect.stringContaining('canonical address is')]);
  });

  it('lets a page of an older version of the docs name the one of today, and have its title', () => {
    write('docs/1.0/intro.html', html('/docs/1.0/intro', { canonical: `${origin}/docs/intro`, title: '/docs/intro' }));
    expect(found()).toEqual([]);
    write('docs/1.0/intro.html', html('/docs/1.0/intro', { canonical: `${origin}/docs/other` }));
    expect(found()).toMatchObject([{ what: `the canonical address is ${origin}/docs/other` }]);
  });

  it('names a link to a page that forwards', () => {
    write('old.html', '<html lang="en"><meta http-equiv="refresh" content="0;url=/"></html>');
    expect(only('<a href="/old">x</a>').map(({ what }) => what)).toEqual([expect.stringContaining('only forwards')]);
  });
});

it('says a mistake of every page once', () => {
  const finding = (file: string) => ({ rule: 'built pages' as const, file, what: 'link /x does not exist', fix: 'm' });
  expect(foldRepeated(['a', 'b', 'c', 'd'].map(finding))).toEqual([
    { ...finding('a'), what: 'link /x does not exist (on 4 pages, this is the first)' },
  ]);
  expect(foldRepeated(['a', 'b'].map(finding))).toHaveLength(2);
});

it('takes a build for stale when a source is newer or pages are still being written', () => {
  const source = join(dir, 'source.mdx');
  writeFileSync(source, 'x');
  utimesSync(source, new Date(0), new Date(0));
  expect(buildIsFresh(dir, [source])).toBe(false);
  write('sitemap-index.xml', '<sitemapindex/>');
  expect(buildIsFresh(dir, [source])).toBe(true);
  const later = new Date(Date.now() + 60_000);
  utimesSync(source, later, later);
  expect(buildIsFresh(dir, [source])).toBe(false);
});
