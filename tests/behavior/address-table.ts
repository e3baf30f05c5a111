import { hostFiles } from '../../deploy/addresses.ts';
import { hashedPath } from '../../deploy/policy.ts';
import { Answers, leadsTo, precondition, type Row, refused, row } from '../answers.ts';
import { testSite } from '../sites.ts';

/**
 * One table of requests and answers, put to the built-in server and to nginx with the published file (and to Caddy
 * where there is one). No browser: what counts here are bytes that a browser would tidy up before it sends them.
 * Pages and files are taken from the build; only addresses that are fixed for good are written out.
 */
export const site = await Answers.of(testSite.dist);

const gzip = { 'Accept-Encoding': 'gzip' };
const ru = '/ru/404.html';
const zh = '/zh-Hans/404.html';
const docsPage = site.first('docs page in a folder', (file) =>
  /^\/docs\/(?!category|tags)[^/]+\/[^/]+\.html$/.test(file),
);
const docs = docsPage.replace('.html', '');
const style = site.first('style sheet', (file) => file.startsWith(hashedPath) && file.endsWith('.css'));
const script = site.first(
  'script',
  (file) => file.startsWith(hashedPath) && file.endsWith('.js') && site.sizeOf(file) > 1000,
);
const index = site.first('search index', (file) => file.startsWith(hashedPath) && file.endsWith('.bin'));
const picture = site.first('picture', (file) => file.endsWith('.png') && !file.startsWith(hashedPath));
const manifest = site.first('manifest', (file) => file.endsWith('.webmanifest'));
export const chineseTag = site
  .first('tag with a Chinese name', (file) => /^\/zh-Hans\/blog\/tags\/[^\0-\x7f]+\.html$/.test(file))
  .replace('.html', '');
const encodedTag = encodeURI(chineseTag);
const folder = site.redirects.find(({ from }) => /^\/docs\/[^/]+$/.test(from));
if (!folder) throw new Error('no folder of the docs leads to its category');

export const base = '/site';

/** What is asked only of a site below a base: beside it there is nothing, and its root answers like a home. */
export const belowBase: Row[] = [
  row('/', leadsTo(`${base}/`)),
  row('/?a=1', leadsTo(`${base}/?a=1`)),
  row(base, site.shown('/index.html')),
  row(`${base}?a=1`, site.shown('/index.html')),
  row('/%73ite/docs/intro', site.shown('/docs/intro.html')),
  row('/docs/intro', site.notFound()),
  row('/docs/intro.html', site.notFound()),
  row('/docs', site.notFound()),
  row('/ru/', site.notFound()),
  row('/ru/docs/intro', site.notFound()),
  row('/index.html', site.notFound()),
  row('/blog/rss.xml', site.notFound()),
  row(style, site.notFound(), { asks: 'a style sheet beside the site' }),
  row(`${base}.html`, site.notFound()),
  row(`${base}s/docs/intro`, site.notFound()),
  row(`${base}ru/`, site.notFound()),
  row(`${base}${base}/`, site.notFound()),
  row('/.beside', site.notFound()),
];

export const table: Record<string, Row[]> = {
  'homes and pages': [
    row('/', site.shown('/index.html')),
    row('/zh-Hans/', site.shown('/zh-Hans/index.html')),
    row('/zh-Hans', site.shown('/zh-Hans/index.html')),
    row('/ru/', site.shown('/ru/index.html')),
    row('/ru', site.shown('/ru/index.html')),
    row('/docs/intro', site.shown('/docs/intro.html')),
    row('/ru/docs/intro', site.shown('/ru/docs/intro.html')),
    row('/Download', site.shown('/Download.html')),
    row('/zh-Hans/blog', site.shown('/zh-Hans/blog.html')),
    row(docs, site.shown(docsPage)),
    row('/docs/intro?from=mail&q=%zz', site.shown('/docs/intro.html')),
    row('/?', site.shown('/index.html')),
  ],
  'other spellings lead there, in one step': [
    row('/index.html', leadsTo('/')),
    row('/index.html?a=1', leadsTo('/?a=1')),
    row('/index.html/', leadsTo('/')),
    row('/zh-Hans/index.html', leadsTo('/zh-Hans/')),
    row('/zh-Hans.html', leadsTo('/zh-Hans/')),
    row('/ru/index.html', leadsTo('/ru/')),
    row('/docs/intro.html', leadsTo('/docs/intro')),
    row('/docs/intro/', leadsTo('/docs/intro')),
    row('/docs/intro/index.html', leadsTo('/docs/intro')),
    row('/docs/intro.html/', leadsTo('/docs/intro')),
    row('/docs/intro.html?q=1&r=%20x', leadsTo('/docs/intro?q=1&r=%20x')),
    row('/ru/blog/', leadsTo('/ru/blog')),
    row('/zh-Hans/blog/index.html', leadsTo('/zh-Hans/blog')),
    row('/robots.txt/', leadsTo('/robots.txt')),
    row(`${style}/`, leadsTo(style)),
  ],
  'folders of the docs lead to the page that stands for them': [
    ...['', '/zh-Hans', '/ru'].flatMap((prefix) =>
      ['/docs', '/docs/', '/docs.html', '/docs/index.html'].map((path) =>
        row(prefix + path, leadsTo(`${prefix}/docs/intro`)),
      ),
    ),
    row('/docs?utm=a', leadsTo('/docs/intro?utm=a')),
    row(folder.from, leadsTo(folder.to)),
    row(`${folder.from}/`, leadsTo(folder.to)),
    row(`/ru${folder.from}`, leadsTo(`/ru${folder.to}`)),
  ],
  'exact paths, else not found, in the language of the prefix': [
    row('/nowhere', site.notFound()),
    row('/zh-Hans/nowhere', site.notFound(zh)),
    row('/ru/docs/nowhere', site.notFound(ru)),
    row('/ru/nowhere.html', site.notFound(ru)),
    row('/de/docs/intro', site.notFound()),
    row('/en/docs/intro', site.notFound()),
    row('/en', site.notFound()),
    row('/ruined', site.notFound()),
    row('/index', site.notFound()),
    row('/zh-Hans/index', site.notFound(zh)),
    row('/docs/index', site.notFound()),
    row('/.html', site.notFound()),
    row('/docs/.html', site.notFound()),
    row('/docs/intro.htm', site.notFound()),
    row('/docs/intro/more', site.notFound()),
    row('/docs/intro.html/more', site.notFound()),
    row('/assets', site.notFound()),
    row('/assets/', site.notFound()),
    row('/ru/blog/tags/', leadsTo('/ru/blog/tags')),
    row('/download', site.notFound()),
    row('/DOCS/intro', site.notFound()),
    row('/docs/Intro', site.notFound()),
    row('/zh-hans/docs/intro', site.notFound()),
    row('/RU/', site.notFound()),
    row(`/ru/${'a'.repeat(300)}`, site.notFound(ru), { asks: 'a name longer than any file system has', caddy: 500 }),
  ],
  'files that are no addresses': [
    row('/404', site.notFound()),
    row('/404.html', site.notFound()),
    row('/404/', site.notFound()),
    row('/zh-Hans/404', site.notFound(zh)),
    row('/ru/404.html', site.notFound(ru)),
    ...hostFiles.map((name) => row(`/${name}`, site.notFound())),
    row('/headers.json', site.notFound()),
    row('/.unreadable', site.notFound()),
  ],
  'empty and dot segments': [
    row('//', site.notFound()),
    row('///', site.notFound()),
    row('//evil.com', site.notFound()),
    row('//evil.com/', site.notFound()),
    row('//evil.com/%2e%2e', site.notFound()),
    row('//docs/intro', site.notFound()),
    row('/docs//intro', site.notFound()),
    row('/docs/intro//', site.notFound()),
    row('/zh-Hans//docs/intro', site.notFound(zh)),
    row('/ru//', site.notFound(ru)),
    row('//index.html', site.notFound()),
    row('/./docs/intro', site.notFound()),
    row('/docs/./intro', site.notFound()),
    row('/docs/../docs/intro', site.notFound()),
    row('/ru/../docs/intro', site.notFound(ru)),
    row('/docs/intro/..', site.notFound()),
    row('/docs/intro/.', site.notFound()),
    row('/../package.json', site.notFound()),
    row('/ru/../../package.json', site.notFound(ru)),
    row('/%2e%2e/package.json', site.notFound()),
    row('/docs/%2E%2e/docs/intro', site.notFound()),
    row('/docs/.%2e/docs/intro', site.notFound()),
    row('/..%2fpackage.json', site.notFound()),
    row('/..%5cpackage.json', site.notFound()),
    row('/docs/..;/docs/intro', site.notFound()),
  ],
  encodings: [
    row(encodedTag, site.shown(`${chineseTag}.html`)),
    row(encodedTag.toLowerCase().replace('/zh-hans/', '/zh-Hans/'), site.shown(`${chineseTag}.html`)),
    row(`${encodedTag}.html`, leadsTo(encodedTag)),
    row(`${encodedTag}/?a=b`, leadsTo(`${encodedTag}?a=b`)),
    row(`${encodedTag}%E4`, site.notFound(zh)),
    row('/docs%2Fintro', site.notFound()),
    row('/docs%2fintro', site.notFound()),
    row('/docs%5Cintro', site.notFound()),
    row('/docs\\intro', site.notFound()),
    row('/\\evil.com', site.notFound()),
    row('/\\/evil.com/', site.notFound()),
    row('/%5cevil.com/', site.notFound()),
    row('/docs%252fintro', site.notFound()),
    row('/%64ocs/intro', site.shown('/docs/intro.html')),
    row('/%00', site.notFound()),
    row('/docs/intro%00', site.notFound()),
    row('/docs/intro.html%00', site.notFound()),
    row('/ru/%00.html', site.notFound(ru)),
    row('/docs/intro%0a', site.notFound()),
    row('/docs/intro%0d%0aX:y/', site.notFound()),
    row('/%', site.notFound(), { caddy: 400 }),
    row('/docs/intro%', site.notFound(), { caddy: 400 }),
    row('/%zz', site.notFound(), { caddy: 400 }),
    row('/ru/%E0%A4%A', site.notFound(ru), { caddy: 400 }),
    row('/zh-Hans/%u4EE3', site.notFound(zh), { caddy: 400 }),
    row('/%ff', site.notFound()),
    row('/ru/%C0%AE%C0%AE/x', site.notFound(ru)),
    row('http://evil.example/docs/intro', site.shown('/docs/intro.html'), {
      asks: 'the whole address, as for a proxy',
      caddy: 200,
    }),
    row('http://evil.example/docs/', leadsTo('/docs/intro'), {
      asks: 'the whole address of another spelling',
      caddy: 200,
    }),
    row('http://evil.example/ru/nowhere', site.notFound(ru), { asks: 'the whole address of nothing', caddy: 200 }),
  ],
  methods: [
    row(
      '/docs/intro',
      { ...site.shown('/docs/intro.html'), body: undefined },
      { asks: 'HEAD of a page', method: 'HEAD' },
    ),
    row('/docs/', leadsTo('/docs/intro'), { asks: 'HEAD of a redirect', method: 'HEAD' }),
    row('/ru/nowhere', { ...site.notFound(ru), body: undefined }, { asks: 'HEAD of nothing', method: 'HEAD' }),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) =>
      row('/docs/intro', refused, { asks: `${method} of a page`, method }),
    ),
    row('/docs', refused, { asks: 'POST to a redirect', method: 'POST' }),
    row('/nowhere', refused, { asks: 'POST to nothing', method: 'POST' }),
    row(style, refused, { asks: 'DELETE of a file', method: 'DELETE' }),
    row('/docs//intro', refused, { asks: 'POST to an empty segment', method: 'POST' }),
    row('/ru/%zz', refused, { asks: 'POST to a broken address', method: 'POST', caddy: 400 }),
  ],
  'types, caching, policy on documents only': [
    row(style, site.shown(style), { asks: 'a style sheet' }),
    row(script, site.shown(script), { asks: 'a script' }),
    row(index, site.shown(index), { asks: 'a part of the search index' }),
    row(picture, site.shown(picture), { asks: 'a picture' }),
    row('/blog/rss.xml', { ...site.shown('/blog/rss.xml'), type: 'application/rss+xml; charset=utf-8' }),
    row('/ru/blog/rss.xml', { ...site.shown('/ru/blog/rss.xml'), type: 'application/rss+xml; charset=utf-8' }),
    row('/blog/feed.json', { ...site.shown('/blog/feed.json'), type: 'application/feed+json' }),
    row('/sitemap-index.xml', { ...site.shown('/sitemap-index.xml'), type: 'application/xml; charset=utf-8' }),
    row(manifest, { ...site.shown(manifest), type: 'application/manifest+json' }),
    row('/icons/icon.svg', { ...site.shown('/icons/icon.svg'), type: 'image/svg+xml' }),
    row('/robots.txt', { ...site.shown('/robots.txt'), type: 'text/plain; charset=utf-8' }),
    row(`${hashedPath}nothing.01234567.js`, site.notFound()),
    row(`${hashedPath}nothing.01234567.css`, site.notFound()),
    row(`/ru${style}`, site.notFound(ru), { asks: 'a style sheet below a language' }),
  ],
  compression: [
    row('/docs/intro', site.zipped('/docs/intro.html'), { asks: 'a page, gzip', headers: gzip }),
    row('/docs/intro', site.zipped('/docs/intro.html'), {
      asks: 'a page, as browsers ask',
      headers: { 'Accept-Encoding': 'deflate, gzip;q=0.8' },
    }),
    row('/docs/intro', site.shown('/docs/intro.html'), {
      asks: 'a page, gzip;q=0',
      headers: { 'Accept-Encoding': 'gzip;q=0' },
    }),
    row('/docs/intro', site.shown('/docs/intro.html'), {
      asks: 'a page, xgzip',
      headers: { 'Accept-Encoding': 'xgzip' },
    }),
    row(
      '/docs/intro',
      { ...site.zipped('/docs/intro.html'), body: undefined },
      { asks: 'HEAD of a page, gzip', method: 'HEAD', headers: gzip },
    ),
    row(script, site.zipped(script), { asks: 'a script, gzip', headers: gzip }),
    row('/blog/rss.xml', site.zipped('/blog/rss.xml'), { asks: 'RSS, gzip', headers: gzip }),
    row('/blog/feed.json', site.zipped('/blog/feed.json'), { asks: 'JSON feed, gzip', headers: gzip }),
    row(manifest, site.zipped(manifest), { asks: 'manifest, gzip', headers: gzip }),
    row('/robots.txt', site.shown('/robots.txt'), { asks: 'a file too small for gzip', headers: gzip }),
    row(picture, site.shown(picture), { asks: 'a picture is compressed already', headers: gzip }),
    row(index, site.shown(index), { asks: 'so is the search index', headers: gzip }),
    row('/ru/nowhere', { ...site.notFound(ru), encoding: 'gzip' }, { asks: 'not found, gzip', headers: gzip }),
  ],
  'conditional requests': [
    row('/docs/intro', site.notModified('/docs/intro.html'), {
      asks: 'a page with its tag',
      headers: ({ etag = '' }) => ({ 'If-None-Match': etag }),
    }),
    row('/docs/intro', site.notModified('/docs/intro.html'), {
      asks: 'a page with its tag, marked weak',
      headers: ({ etag = '' }) => ({ 'If-None-Match': `W/${etag}` }),
    }),
    row('/docs/intro', site.notModified('/docs/intro.html'), {
      asks: 'a page with its tag in a list',
      headers: ({ etag = '' }) => ({ 'If-None-Match': `"other", W/"x,y", ${etag}` }),
    }),
    row('/docs/intro', site.notModified('/docs/intro.html'), {
      asks: 'a page, any tag',
      headers: { 'If-None-Match': '*' },
    }),
    row('/docs/intro', site.shown('/docs/intro.html'), {
      asks: 'a page with another tag',
      headers: { 'If-None-Match': '"other"' },
    }),
    row('/docs/intro', site.shown('/docs/intro.html'), {
      asks: 'another tag outweighs the date',
      headers: ({ 'last-modified': date = '' }) => ({ 'If-None-Match': '"other"', 'If-Modified-Since': date }),
    }),
    row('/docs/intro', site.notModified('/docs/intro.html'), {
      asks: 'a page with its date',
      headers: ({ 'last-modified': date = '' }) => ({ 'If-Modified-Since': date }),
    }),
    row('/docs/intro', site.notModified('/docs/intro.html'), {
      asks: 'a page with a later date',
      headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    }),
    row('/docs/intro', site.shown('/docs/intro.html'), {
      asks: 'a page with an earlier date',
      headers: { 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    }),
    row('/docs/intro', site.shown('/docs/intro.html'), {
      asks: 'a page with no date at all',
      headers: { 'If-Modified-Since': 'yesterday' },
    }),
    row(style, site.notModified(style), {
      asks: 'a hashed file with its tag stays a year',
      headers: ({ etag = '' }) => ({ 'If-None-Match': etag }),
    }),
    row('/ru/nowhere', site.notFound(ru), { asks: 'not found, any tag', headers: { 'If-None-Match': '*' } }),
    row('/docs/intro', precondition, { asks: 'a page that must be another', headers: { 'If-Match': '"other"' } }),
    row('/docs/intro', precondition, {
      asks: 'a page that must be older',
      headers: { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    }),
  ],
  ranges: [
    row(picture, site.part(picture, 0, 9), { asks: 'the first ten bytes', headers: { Range: 'bytes=0-9' } }),
    row(picture, site.part(picture, 10, 10), { asks: 'one byte', headers: { Range: 'bytes=10-10' } }),
    row(picture, site.part(picture, 100, site.sizeOf(picture) - 1), {
      asks: 'from byte 100',
      headers: { Range: 'bytes=100-' },
    }),
    row(picture, site.part(picture, site.sizeOf(picture) - 5, site.sizeOf(picture) - 1), {
      asks: 'the last five bytes',
      headers: { Range: 'bytes=-5' },
    }),
    row(picture, site.part(picture, 0, site.sizeOf(picture) - 1), {
      asks: 'more than there is',
      headers: { Range: 'bytes=0-99999999' },
    }),
    row('/docs/intro', site.part('/docs/intro.html', 0, 9), {
      asks: 'a part of a page',
      headers: { Range: 'bytes=0-9' },
    }),
    row(style, site.part(style, 0, 9), {
      asks: 'a part of a hashed file is not kept',
      headers: { Range: 'bytes=0-9' },
    }),
    row(picture, site.noSuchPart(picture), { asks: 'beyond the end', headers: { Range: 'bytes=99999999-' } }),
    row(style, site.noSuchPart(style), {
      asks: 'beyond the end of a hashed file',
      headers: { Range: 'bytes=99999999-' },
    }),
    row(picture, site.noSuchPart(picture), { asks: 'backwards', caddy: 416, headers: { Range: 'bytes=9-5' } }),
    row(picture, site.noSuchPart(picture), { asks: 'no numbers', caddy: 416, headers: { Range: 'bytes=a-b' } }),
    row(picture, site.shown(picture), {
      asks: 'two parts: the whole',
      caddy: 206,
      headers: { Range: 'bytes=0-1,4-5' },
    }),
    row(picture, site.shown(picture), { asks: 'another unit: the whole', caddy: 416, headers: { Range: 'lines=0-1' } }),
    row('/docs/intro', site.zipped('/docs/intro.html'), {
      asks: 'a part of a compressed page: the whole',
      caddy: 206,
      headers: { ...gzip, Range: 'bytes=0-9' },
    }),
    row(picture, site.part(picture, 0, 9), {
      asks: 'a part of the copy at hand',
      headers: ({ etag = '' }) => ({ Range: 'bytes=0-9', 'If-Range': etag }),
    }),
    row(picture, site.part(picture, 0, 9), {
      asks: 'a part of the copy of that date',
      headers: ({ 'last-modified': date = '' }) => ({ Range: 'bytes=0-9', 'If-Range': date }),
    }),
    row(picture, site.shown(picture), {
      asks: 'a part of an older copy: the whole',
      headers: { Range: 'bytes=0-9', 'If-Range': '"other"' },
    }),
    row(picture, site.shown(picture), {
      asks: 'a part of a copy with a weak tag: the whole',
      headers: ({ etag = '' }) => ({ Range: 'bytes=0-9', 'If-Range': `W/${etag}` }),
    }),
    row('/ru/nowhere', site.notFound(ru), { asks: 'a part of nothing', headers: { Range: 'bytes=0-9' } }),
    row(
      '/docs/intro',
      { ...site.notModified('/docs/intro.html') },
      {
        asks: 'a part of what is at hand',
        headers: ({ etag = '' }) => ({ Range: 'bytes=0-9', 'If-None-Match': etag }),
      },
    ),
  ],
};
