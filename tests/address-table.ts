import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { allowedMethods, hostFiles, type Redirect } from '../deploy/addresses.ts';
import { contentType, fileType, smallestCompressed } from '../deploy/file-types.ts';
import { cacheControl, hashedPath, type ResponseHeaders } from '../deploy/policy.ts';
import { filesIn } from '../src/built-site/site.ts';

/**
 * One table of requests and answers, put to the built-in server and to nginx with the published file (and to Caddy
 * where there is one). No browser: what counts here are bytes that a browser would tidy up before it sends them.
 * Pages and files are taken from the build; only addresses that are fixed for good are written out.
 */

const dist = 'dist';
export const files = await filesIn(dist);
const { headers: policy, redirects }: { headers: ResponseHeaders; redirects: Redirect[] } = JSON.parse(
  readFileSync('deploy/out/headers.json', 'utf8'),
);
const sizeOf = (file: string): number => statSync(dist + file).size;
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const digestOf = new Map(files.map((file) => [file, digest(readFileSync(dist + file))]));
/** Several files may have the same content: the last of them stands for it. */
const byContent = new Map([...digestOf].map(([file, content]) => [content, file]));
const standIn = (file: string): string | undefined => byContent.get(digestOf.get(file) ?? '');
const first = (what: string, test: (file: string) => boolean): string => {
  const found = files.find(test);
  if (!found) throw new Error(`the build has no ${what}`);
  return found;
};

// ── What a server said, as far as the table speaks about it ──

export interface Seen {
  status: number;
  location?: string | undefined;
  cache?: string | undefined;
  type?: string | undefined;
  encoding?: string | undefined;
  vary?: string | undefined;
  tag?: 'strong' | 'weak' | undefined;
  ranges?: string | undefined;
  part?: string | undefined;
  allow?: string | undefined;
  /** The headers of documents: all of them or none. */
  document: boolean;
  /** The built file whose bytes came, unpacked; for a part, the bytes. */
  body?: string | undefined;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function ask(
  origin: string,
  target: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  // Node sends a request line one byte a character.
  const path = Buffer.from(target, 'utf8').toString('latin1');
  return new Promise((done, fail) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** For what no HTTP library agrees to send. Only the status line counts. */
export function askRaw(origin: string, text: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', fail);
    socket.on('close', () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}

/** nginx says its headers twice with a 416: it had already begun to answer. */
const once = (value: string | undefined): string | undefined =>
  value && value.length % 2 === 0 && value.slice(0, value.length / 2 - 1) === value.slice(value.length / 2 + 1)
    ? value.slice(0, value.length / 2 - 1)
    : value;

export function seen({ status, headers, body }: Reply): Seen {
  const whole = status === 200 || status === 404;
  const shown = whole || status === 206;
  const has = (name: string): boolean => headers[name.toLowerCase()] !== undefined;
  const documentHeaders = Object.keys(policy.documents).filter(has);
  if (documentHeaders.length % Object.keys(policy.documents).length !== 0)
    throw new Error(`only some headers of a document: ${documentHeaders.join(', ')}`);
  for (const [name, value] of Object.entries(policy.every))
    if (!headers[name.toLowerCase()]?.includes(value)) throw new Error(`no ${name}`);
  const unpacked = headers['content-encoding'] === 'gzip' && body.length ? gunzipSync(body) : body;
  const tag = headers.etag;
  return {
    status,
    location: headers.location,
    cache: once(headers['cache-control']),
    type: shown || status === 405 ? headers['content-type'] : undefined,
    encoding: headers['content-encoding'],
    vary: whole ? headers.vary : undefined,
    tag: tag && (status === 200 || status === 304) ? (tag.startsWith('W/') ? 'weak' : 'strong') : undefined,
    ranges: status === 200 ? headers['accept-ranges'] : undefined,
    part: headers['content-range'],
    allow: headers.allow,
    document: documentHeaders.length > 0,
    body: status === 206 ? unpacked.toString('base64') : byContent.get(digest(unpacked)),
  };
}

// ── What the table expects ──

const year = cacheControl.hashed;
const askAgain = cacheControl.page;
const gzip = { 'Accept-Encoding': 'gzip' };

export function shown(file: string): Seen {
  const type = fileType(file);
  const compressible = type?.compress && sizeOf(file) >= smallestCompressed;
  return {
    status: 200,
    cache: file.startsWith(hashedPath) ? year : askAgain,
    type: type && contentType(type),
    vary: compressible ? 'Accept-Encoding' : undefined,
    tag: 'strong',
    ranges: 'bytes',
    document: file.endsWith('.html'),
    body: standIn(file),
  };
}
const zipped = (file: string): Seen => ({ ...shown(file), encoding: 'gzip', tag: 'weak', ranges: undefined });
export const leadsTo = (location: string): Seen => ({ status: 301, cache: askAgain, document: false, location });
const notFound = (file = '/404.html'): Seen => ({ ...shown(file), status: 404, tag: undefined, ranges: undefined });
const notModified = (file: string): Seen => ({ status: 304, cache: shown(file).cache, tag: 'strong', document: false });
const refused: Seen = {
  status: 405,
  cache: askAgain,
  type: 'text/plain; charset=utf-8',
  allow: allowedMethods.join(', '),
  document: false,
};
/** The first and the last byte of a part, counted from 0. */
const part = (file: string, start: number, end: number): Seen => ({
  ...shown(file),
  status: 206,
  cache: askAgain,
  vary: undefined,
  tag: undefined,
  ranges: undefined,
  part: `bytes ${start}-${end}/${sizeOf(file)}`,
  body: readFileSync(dist + file)
    .subarray(start, end + 1)
    .toString('base64'),
});
const noSuchPart = (file: string): Seen => ({
  status: 416,
  cache: askAgain,
  part: `bytes */${sizeOf(file)}`,
  document: false,
});

/** What the table says about addresses alone: Caddy marks, varies and heads its answers in its own way. */
export const addressPart = ({ status, location, cache, type, encoding, body }: Seen): Partial<Seen> => ({
  status,
  location,
  cache,
  type,
  encoding,
  body,
});

/** In words, where an answer is not the expected one: thousands of them are compared. */
export function difference(got: Partial<Seen>, wanted: Partial<Seen>): string[] {
  const names: Array<keyof Seen> = [
    'status',
    'location',
    'cache',
    'type',
    'encoding',
    'vary',
    'tag',
    'ranges',
    'part',
    'allow',
    'document',
    'body',
  ];
  return names.flatMap((name) => (got[name] === wanted[name] ? [] : [`${name} is ${got[name]}, not ${wanted[name]}`]));
}

export interface Row {
  asks: string;
  target: string;
  method?: string;
  headers?: Record<string, string> | ((copy: IncomingHttpHeaders) => Record<string, string>);
  gets: Seen;
  /** The status Caddy answers with, where it cannot be talked out of another one. */
  caddy?: number;
}

const ru = '/ru/404.html';
const zh = '/zh-Hans/404.html';
const docsPage = first('docs page in a folder', (file) => /^\/docs\/(?!category|tags)[^/]+\/[^/]+\.html$/.test(file));
const docs = docsPage.replace('.html', '');
const style = first('style sheet', (file) => file.startsWith(hashedPath) && file.endsWith('.css'));
const script = first('script', (file) => file.startsWith(hashedPath) && file.endsWith('.js') && sizeOf(file) > 1000);
const index = first('search index', (file) => file.startsWith(hashedPath) && file.endsWith('.bin'));
const picture = first('picture', (file) => file.endsWith('.png') && !file.startsWith(hashedPath));
const manifest = first('manifest', (file) => file.endsWith('.webmanifest'));
export const chineseTag = first('tag with a Chinese name', (file) =>
  /^\/zh-Hans\/blog\/tags\/[^\0-\x7f]+\.html$/.test(file),
).replace('.html', '');
const encodedTag = encodeURI(chineseTag);
const folder = redirects.find(({ from }) => /^\/docs\/[^/]+$/.test(from));
if (!folder) throw new Error('no folder of the docs leads to its category');

export const row = (target: string, gets: Seen, more: Partial<Row> = {}): Row => ({
  asks: target,
  target,
  gets,
  ...more,
});

export const table: Record<string, Row[]> = {
  'homes and pages': [
    row('/', shown('/index.html')),
    row('/zh-Hans/', shown('/zh-Hans/index.html')),
    row('/zh-Hans', shown('/zh-Hans/index.html')),
    row('/ru/', shown('/ru/index.html')),
    row('/ru', shown('/ru/index.html')),
    row('/docs/intro', shown('/docs/intro.html')),
    row('/ru/docs/intro', shown('/ru/docs/intro.html')),
    row('/Download', shown('/Download.html')),
    row('/zh-Hans/blog', shown('/zh-Hans/blog.html')),
    row(docs, shown(docsPage)),
    row('/docs/intro?from=mail&q=%zz', shown('/docs/intro.html')),
    row('/?', shown('/index.html')),
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
    row('/nowhere', notFound()),
    row('/zh-Hans/nowhere', notFound(zh)),
    row('/ru/docs/nowhere', notFound(ru)),
    row('/ru/nowhere.html', notFound(ru)),
    row('/de/docs/intro', notFound()),
    row('/en/docs/intro', notFound()),
    row('/en', notFound()),
    row('/ruined', notFound()),
    row('/index', notFound()),
    row('/zh-Hans/index', notFound(zh)),
    row('/docs/index', notFound()),
    row('/.html', notFound()),
    row('/docs/.html', notFound()),
    row('/docs/intro.htm', notFound()),
    row('/docs/intro/more', notFound()),
    row('/docs/intro.html/more', notFound()),
    row('/assets', notFound()),
    row('/assets/', notFound()),
    row('/ru/blog/tags/', leadsTo('/ru/blog/tags')),
    row('/download', notFound()),
    row('/DOCS/intro', notFound()),
    row('/docs/Intro', notFound()),
    row('/zh-hans/docs/intro', notFound()),
    row('/RU/', notFound()),
    row(`/ru/${'a'.repeat(300)}`, notFound(ru), { asks: 'a name longer than any file system has', caddy: 500 }),
  ],
  'files that are no addresses': [
    row('/404', notFound()),
    row('/404.html', notFound()),
    row('/404/', notFound()),
    row('/zh-Hans/404', notFound(zh)),
    row('/ru/404.html', notFound(ru)),
    ...hostFiles.map((name) => row(`/${name}`, notFound())),
    row('/headers.json', notFound()),
    row('/.unreadable', notFound()),
  ],
  'empty and dot segments': [
    row('//', notFound()),
    row('///', notFound()),
    row('//evil.com', notFound()),
    row('//evil.com/', notFound()),
    row('//evil.com/%2e%2e', notFound()),
    row('//docs/intro', notFound()),
    row('/docs//intro', notFound()),
    row('/docs/intro//', notFound()),
    row('/zh-Hans//docs/intro', notFound(zh)),
    row('/ru//', notFound(ru)),
    row('//index.html', notFound()),
    row('/./docs/intro', notFound()),
    row('/docs/./intro', notFound()),
    row('/docs/../docs/intro', notFound()),
    row('/ru/../docs/intro', notFound(ru)),
    row('/docs/intro/..', notFound()),
    row('/docs/intro/.', notFound()),
    row('/../package.json', notFound()),
    row('/ru/../../package.json', notFound(ru)),
    row('/%2e%2e/package.json', notFound()),
    row('/docs/%2E%2e/docs/intro', notFound()),
    row('/docs/.%2e/docs/intro', notFound()),
    row('/..%2fpackage.json', notFound()),
    row('/..%5cpackage.json', notFound()),
    row('/docs/..;/docs/intro', notFound()),
  ],
  encodings: [
    row(encodedTag, shown(`${chineseTag}.html`)),
    row(encodedTag.toLowerCase().replace('/zh-hans/', '/zh-Hans/'), shown(`${chineseTag}.html`)),
    row(`${encodedTag}.html`, leadsTo(encodedTag)),
    row(`${encodedTag}/?a=b`, leadsTo(`${encodedTag}?a=b`)),
    row(`${encodedTag}%E4`, notFound(zh)),
    row('/docs%2Fintro', notFound()),
    row('/docs%2fintro', notFound()),
    row('/docs%5Cintro', notFound()),
    row('/docs\\intro', notFound()),
    row('/\\evil.com', notFound()),
    row('/\\/evil.com/', notFound()),
    row('/%5cevil.com/', notFound()),
    row('/docs%252fintro', notFound()),
    row('/%64ocs/intro', shown('/docs/intro.html')),
    row('/%00', notFound()),
    row('/docs/intro%00', notFound()),
    row('/docs/intro.html%00', notFound()),
    row('/ru/%00.html', notFound(ru)),
    row('/docs/intro%0a', notFound()),
    row('/docs/intro%0d%0aX:y/', notFound()),
    row('/%', notFound(), { caddy: 400 }),
    row('/docs/intro%', notFound(), { caddy: 400 }),
    row('/%zz', notFound(), { caddy: 400 }),
    row('/ru/%E0%A4%A', notFound(ru), { caddy: 400 }),
    row('/zh-Hans/%u4EE3', notFound(zh), { caddy: 400 }),
    row('/%ff', notFound()),
    row('/ru/%C0%AE%C0%AE/x', notFound(ru)),
    row('http://evil.example/docs/intro', shown('/docs/intro.html'), {
      asks: 'the whole address, as for a proxy',
      caddy: 200,
    }),
    row('http://evil.example/docs/', leadsTo('/docs/intro'), {
      asks: 'the whole address of another spelling',
      caddy: 200,
    }),
    row('http://evil.example/ru/nowhere', notFound(ru), { asks: 'the whole address of nothing', caddy: 200 }),
  ],
  methods: [
    row('/docs/intro', { ...shown('/docs/intro.html'), body: undefined }, { asks: 'HEAD of a page', method: 'HEAD' }),
    row('/docs/', leadsTo('/docs/intro'), { asks: 'HEAD of a redirect', method: 'HEAD' }),
    row('/ru/nowhere', { ...notFound(ru), body: undefined }, { asks: 'HEAD of nothing', method: 'HEAD' }),
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
    row(style, shown(style), { asks: 'a style sheet' }),
    row(script, shown(script), { asks: 'a script' }),
    row(index, shown(index), { asks: 'a part of the search index' }),
    row(picture, shown(picture), { asks: 'a picture' }),
    row('/blog/rss.xml', { ...shown('/blog/rss.xml'), type: 'application/rss+xml; charset=utf-8' }),
    row('/ru/blog/rss.xml', { ...shown('/ru/blog/rss.xml'), type: 'application/rss+xml; charset=utf-8' }),
    row('/blog/feed.json', { ...shown('/blog/feed.json'), type: 'application/feed+json' }),
    row('/sitemap-index.xml', { ...shown('/sitemap-index.xml'), type: 'application/xml; charset=utf-8' }),
    row(manifest, { ...shown(manifest), type: 'application/manifest+json' }),
    row('/icons/icon.svg', { ...shown('/icons/icon.svg'), type: 'image/svg+xml' }),
    row('/robots.txt', { ...shown('/robots.txt'), type: 'text/plain; charset=utf-8' }),
    row(`${hashedPath}nothing.01234567.js`, notFound()),
    row(`${hashedPath}nothing.01234567.css`, notFound()),
    row(`/ru${style}`, notFound(ru), { asks: 'a style sheet below a language' }),
  ],
  compression: [
    row('/docs/intro', zipped('/docs/intro.html'), { asks: 'a page, gzip', headers: gzip }),
    row('/docs/intro', zipped('/docs/intro.html'), {
      asks: 'a page, as browsers ask',
      headers: { 'Accept-Encoding': 'deflate, gzip;q=0.8' },
    }),
    row('/docs/intro', shown('/docs/intro.html'), {
      asks: 'a page, gzip;q=0',
      headers: { 'Accept-Encoding': 'gzip;q=0' },
    }),
    row('/docs/intro', shown('/docs/intro.html'), { asks: 'a page, xgzip', headers: { 'Accept-Encoding': 'xgzip' } }),
    row(
      '/docs/intro',
      { ...zipped('/docs/intro.html'), body: undefined },
      { asks: 'HEAD of a page, gzip', method: 'HEAD', headers: gzip },
    ),
    row(script, zipped(script), { asks: 'a script, gzip', headers: gzip }),
    row('/blog/rss.xml', zipped('/blog/rss.xml'), { asks: 'RSS, gzip', headers: gzip }),
    row('/blog/feed.json', zipped('/blog/feed.json'), { asks: 'JSON feed, gzip', headers: gzip }),
    row(manifest, zipped(manifest), { asks: 'manifest, gzip', headers: gzip }),
    row('/robots.txt', shown('/robots.txt'), { asks: 'a file too small for gzip', headers: gzip }),
    row(picture, shown(picture), { asks: 'a picture is compressed already', headers: gzip }),
    row(index, shown(index), { asks: 'so is the search index', headers: gzip }),
    row('/ru/nowhere', { ...notFound(ru), encoding: 'gzip' }, { asks: 'not found, gzip', headers: gzip }),
  ],
  'conditional requests': [
    row('/docs/intro', notModified('/docs/intro.html'), {
      asks: 'a page with its tag',
      headers: ({ etag = '' }) => ({ 'If-None-Match': etag }),
    }),
    row('/docs/intro', notModified('/docs/intro.html'), {
      asks: 'a page with its tag, marked weak',
      headers: ({ etag = '' }) => ({ 'If-None-Match': `W/${etag}` }),
    }),
    row('/docs/intro', notModified('/docs/intro.html'), {
      asks: 'a page with its tag in a list',
      headers: ({ etag = '' }) => ({ 'If-None-Match': `"other", W/"x,y", ${etag}` }),
    }),
    row('/docs/intro', notModified('/docs/intro.html'), { asks: 'a page, any tag', headers: { 'If-None-Match': '*' } }),
    row('/docs/intro', shown('/docs/intro.html'), {
      asks: 'a page with another tag',
      headers: { 'If-None-Match': '"other"' },
    }),
    row('/docs/intro', shown('/docs/intro.html'), {
      asks: 'another tag outweighs the date',
      headers: ({ 'last-modified': date = '' }) => ({ 'If-None-Match': '"other"', 'If-Modified-Since': date }),
    }),
    row('/docs/intro', notModified('/docs/intro.html'), {
      asks: 'a page with its date',
      headers: ({ 'last-modified': date = '' }) => ({ 'If-Modified-Since': date }),
    }),
    row('/docs/intro', notModified('/docs/intro.html'), {
      asks: 'a page with a later date',
      headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    }),
    row('/docs/intro', shown('/docs/intro.html'), {
      asks: 'a page with an earlier date',
      headers: { 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    }),
    row('/docs/intro', shown('/docs/intro.html'), {
      asks: 'a page with no date at all',
      headers: { 'If-Modified-Since': 'yesterday' },
    }),
    row(style, notModified(style), {
      asks: 'a hashed file with its tag stays a year',
      headers: ({ etag = '' }) => ({ 'If-None-Match': etag }),
    }),
    row('/ru/nowhere', notFound(ru), { asks: 'not found, any tag', headers: { 'If-None-Match': '*' } }),
    row(
      '/docs/intro',
      { status: 412, cache: askAgain, document: false },
      { asks: 'a page that must be another', headers: { 'If-Match': '"other"' } },
    ),
    row(
      '/docs/intro',
      { status: 412, cache: askAgain, document: false },
      {
        asks: 'a page that must be older',
        headers: { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
      },
    ),
  ],
  ranges: [
    row(picture, part(picture, 0, 9), { asks: 'the first ten bytes', headers: { Range: 'bytes=0-9' } }),
    row(picture, part(picture, 10, 10), { asks: 'one byte', headers: { Range: 'bytes=10-10' } }),
    row(picture, part(picture, 100, sizeOf(picture) - 1), { asks: 'from byte 100', headers: { Range: 'bytes=100-' } }),
    row(picture, part(picture, sizeOf(picture) - 5, sizeOf(picture) - 1), {
      asks: 'the last five bytes',
      headers: { Range: 'bytes=-5' },
    }),
    row(picture, part(picture, 0, sizeOf(picture) - 1), {
      asks: 'more than there is',
      headers: { Range: 'bytes=0-99999999' },
    }),
    row('/docs/intro', part('/docs/intro.html', 0, 9), { asks: 'a part of a page', headers: { Range: 'bytes=0-9' } }),
    row(style, part(style, 0, 9), { asks: 'a part of a hashed file is not kept', headers: { Range: 'bytes=0-9' } }),
    row(picture, noSuchPart(picture), { asks: 'beyond the end', headers: { Range: 'bytes=99999999-' } }),
    row(style, noSuchPart(style), { asks: 'beyond the end of a hashed file', headers: { Range: 'bytes=99999999-' } }),
    row(picture, noSuchPart(picture), { asks: 'backwards', caddy: 416, headers: { Range: 'bytes=9-5' } }),
    row(picture, noSuchPart(picture), { asks: 'no numbers', caddy: 416, headers: { Range: 'bytes=a-b' } }),
    row(picture, shown(picture), { asks: 'two parts: the whole', caddy: 206, headers: { Range: 'bytes=0-1,4-5' } }),
    row(picture, shown(picture), { asks: 'another unit: the whole', caddy: 416, headers: { Range: 'lines=0-1' } }),
    row('/docs/intro', zipped('/docs/intro.html'), {
      asks: 'a part of a compressed page: the whole',
      caddy: 206,
      headers: { ...gzip, Range: 'bytes=0-9' },
    }),
    row(picture, part(picture, 0, 9), {
      asks: 'a part of the copy at hand',
      headers: ({ etag = '' }) => ({ Range: 'bytes=0-9', 'If-Range': etag }),
    }),
    row(picture, part(picture, 0, 9), {
      asks: 'a part of the copy of that date',
      headers: ({ 'last-modified': date = '' }) => ({ Range: 'bytes=0-9', 'If-Range': date }),
    }),
    row(picture, shown(picture), {
      asks: 'a part of an older copy: the whole',
      headers: { Range: 'bytes=0-9', 'If-Range': '"other"' },
    }),
    row(picture, shown(picture), {
      asks: 'a part of a copy with a weak tag: the whole',
      headers: ({ etag = '' }) => ({ Range: 'bytes=0-9', 'If-Range': `W/${etag}` }),
    }),
    row('/ru/nowhere', notFound(ru), { asks: 'a part of nothing', headers: { Range: 'bytes=0-9' } }),
    row(
      '/docs/intro',
      { ...notModified('/docs/intro.html') },
      {
        asks: 'a part of what is at hand',
        headers: ({ etag = '' }) => ({ Range: 'bytes=0-9', 'If-None-Match': etag }),
      },
    ),
  ],
};
