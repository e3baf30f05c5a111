import { readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { cacheControl, hashedPath } from '../../deploy/policy.ts';
import { filesIn } from '../../src/built-site/site.ts';
import { placeBelow, programOf, type ServerName, type SiteServer, serverNames, startServer } from '../servers.ts';
import { testSite } from '../sites.ts';

/*
 * One table of requests and answers for the preview server, nginx and Caddy with the published files. No browser: it would
 * tidy up an address before it sends it.
 */

const files = filesIn(testSite.dist);
const hidden = join(testSite.dist, '.secret');
test.beforeAll(() => writeFileSync(hidden, 'planted'));
const first = (test: (file: string) => boolean): string => {
  const found = files.find(test);
  if (!found) throw new Error('the test site has no such file');
  return found;
};
const style = first((file) => file.startsWith(hashedPath) && file.endsWith('.css'));
const picture = first((file) => file.endsWith('.png') && !file.startsWith(hashedPath));
const manifest = first((file) => file.endsWith('.webmanifest'));
const chineseTag = first((file) => /^\/zh-Hans\/blog\/tags\/[^\0-\x7f]+\.html$/.test(file)).replace('.html', '');

interface Answer {
  status: number;
  location?: string;
  /** The built file whose bytes come. */
  file?: string;
  type?: string;
  cache?: string;
  encoding?: string;
  /** Whether the headers of documents come. */
  document?: boolean;
}

const page = (file: string): Answer => ({
  status: 200,
  file,
  type: 'text/html; charset=utf-8',
  cache: cacheControl.page,
  document: true,
});
const asset = (file: string, type: string, cache: string = cacheControl.page): Answer => ({
  status: 200,
  file,
  type,
  cache,
  document: false,
});
const markdown = 'text/markdown; charset=utf-8';
const leadsTo = (location: string): Answer => ({ status: 301, location, cache: cacheControl.page });
const notFound = (file = '/404.html'): Answer => ({ ...page(file), status: 404 });

interface Row {
  target: string;
  gets: Answer;
  method?: string;
  headers?: Record<string, string>;
}
const row = (target: string, gets: Answer, more: Partial<Row> = {}): Row => ({ target, gets, ...more });

const table: Row[] = [
  row('/', page('/index.html')),
  row('/ru/', page('/ru/index.html')),
  row('/zh-Hans', page('/zh-Hans/index.html')),
  row('/docs/intro', page('/docs/intro.html')),
  row('/ru/docs/intro?from=mail&q=%zz', page('/ru/docs/intro.html')),
  row(encodeURI(chineseTag), page(`${chineseTag}.html`)),

  // Other spellings.
  row('/index.html?a=1', leadsTo('/?a=1')),
  row('/ru/index.html', leadsTo('/ru/')),
  row('/zh-Hans.html', leadsTo('/zh-Hans/')),
  row('/docs/intro.html?q=1&r=%20x', leadsTo('/docs/intro?q=1&r=%20x')),
  row('/docs/intro/', leadsTo('/docs/intro')),
  row('/docs/intro/index.html', leadsTo('/docs/intro')),
  row('/ru/blog/', leadsTo('/ru/blog')),
  row(`${encodeURI(chineseTag)}.html`, leadsTo(encodeURI(chineseTag))),

  // Folders of the docs redirect to the page that stands for them.
  row('/docs', leadsTo('/docs/intro')),
  row('/ru/docs/?utm=a', leadsTo('/ru/docs/intro?utm=a')),
  row('/zh-Hans/docs.html', leadsTo('/zh-Hans/docs/intro')),
  row('/docs/tutorial-basics', leadsTo('/docs/category/tutorial---basics')),

  // Addresses the site had before.
  row('/guide/start', leadsTo('/docs/intro')),
  row('/guide/start.html?a=1', leadsTo('/docs/intro?a=1')),
  row(encodeURI('/ru/руководство/'), leadsTo('/ru/docs/intro#license')),
  row('/guide', notFound()),

  // Texts are there as Markdown, too: of docs pages, overviews and posts, in no other spelling.
  row('/docs/intro.md', asset('/docs/intro.md', markdown)),
  row('/ru/docs/category/tutorial---basics.md?x', asset('/ru/docs/category/tutorial---basics.md', markdown)),
  row('/blog/power-and-cooling.md', asset('/blog/power-and-cooling.md', markdown)),
  row('/zh-Hans/llms.txt', asset('/zh-Hans/llms.txt', 'text/plain; charset=utf-8')),
  row('/docs/intro.md/', notFound()),
  row('/docs/intro.md.html', notFound()),
  row('/ru/docs/intro.md/index.html', notFound('/ru/404.html')),
  row('/docs/troubleshooting/outside-the-lists.md', notFound()),
  row('/docs.md', notFound()),
  row('/Download.md', notFound()),

  // Anything else is not found, in the language of the prefix.
  row('/nowhere', notFound()),
  row('/ru/docs/nowhere', notFound('/ru/404.html')),
  row('/zh-Hans/nowhere.html', notFound('/zh-Hans/404.html')),
  row('/zh-hans/docs/intro', notFound('/zh-Hans/404.html')),
  row('/.secret', notFound()),
  row('/.well-known/security.txt', notFound()),
  row('/docs/.git/config', notFound()),
  row(`/${'a'.repeat(260)}`, notFound()),
  row(`/ru/${'a'.repeat(260)}.html`, notFound('/ru/404.html')),

  row('/de/', notFound()),
  row('/ruined', notFound()),
  row('/docs/Intro', notFound()),
  row('/docs/intro/more', notFound()),
  row('/index', notFound()),
  row('/404.html', notFound()),
  row('/ru/404', notFound('/ru/404.html')),
  row('/_headers', notFound()),
  row('/vercel.json', notFound()),
  row('//evil.example/docs/intro.html', notFound()),

  // Types, caching, compression.
  row(style, asset(style, 'text/css; charset=utf-8', cacheControl.hashed)),
  row(`${hashedPath}nothing.01234567.css`, notFound()),
  row(picture, asset(picture, 'image/png')),
  row('/blog/rss.xml', asset('/blog/rss.xml', 'application/rss+xml; charset=utf-8')),
  row(manifest, asset(manifest, 'application/manifest+json')),
  row('/docs/intro', { ...page('/docs/intro.html'), encoding: 'gzip' }, { headers: { 'Accept-Encoding': 'gzip' } }),
  row('/robots.txt.gz', notFound()),
  row('/docs/intro.html.br', notFound()),
  row(picture, { ...asset(picture, 'image/png'), encoding: undefined }, { headers: { 'Accept-Encoding': 'gzip' } }),
  row('/docs/intro', { status: 405 }, { method: 'POST' }),
];

const base = '/site';
const belowBase: Row[] = [
  ...table.map(({ target, gets, ...rest }) => ({
    ...rest,
    target: base + target,
    gets: { ...gets, ...(gets.location !== undefined && { location: base + gets.location }) },
  })),
  row('/?a=1', leadsTo(`${base}/?a=1`)),
  row(base, page('/index.html')),
  row('/docs/intro', notFound()),
  row(`${base}s/docs/intro`, notFound()),
];

async function ask(origin: string, { target, method = 'GET', headers = {} }: Row) {
  const { hostname, port } = new URL(origin);
  const { status, got, body } = await new Promise<{ status?: number; got: IncomingHttpHeaders; body: Buffer }>(
    (done, fail) => {
      request({ hostname, port, path: target, method, headers }, (response) => {
        buffer(response).then((all) => done({ status: response.statusCode, got: response.headers, body: all }), fail);
      })
        .on('error', fail)
        .end();
    },
  );
  const encoding = got['content-encoding'];
  const cache = got['cache-control'];
  const document = 'content-security-policy' in got && 'referrer-policy' in got;
  const secure = 'strict-transport-security' in got && got['x-content-type-options'] === 'nosniff';
  const seen = { status, location: got.location, type: got['content-type'], cache, encoding, document, secure };
  return { seen, body: encoding === 'gzip' ? gunzipSync(body) : body };
}

async function expectAnswers({ origin }: SiteServer, rows: readonly Row[]): Promise<void> {
  for (const each of rows) {
    const { seen, body } = await ask(origin, each);
    const { file, ...wanted } = each.gets;
    const name = `${each.method ?? 'GET'} ${each.target}`;
    expect.soft(seen, name).toMatchObject({ ...wanted, secure: true });
    if (file) expect.soft(body.equals(readFileSync(testSite.dist + file)), `${name} sends ${file}`).toBe(true);
  }
}

/** Skips where the server is not installed. */
async function withServer(name: ServerName, dist: string, use: (server: SiteServer) => Promise<void>): Promise<void> {
  test.skip(name !== 'preview' && !programOf(name), `${name} is not installed; its published file is not tested here`);
  const server = await startServer(name, dist);
  await use(server).finally(server.stop);
}

for (const name of serverNames) {
  test(`${name} answers ${table.length} requests as it should`, () =>
    withServer(name, testSite.dist, (server) => expectAnswers(server, table)));

  test(`${name} answers the same below a base, and has nothing outside of it`, async () => {
    const { dist, remove } = placeBelow(base, testSite.dist);
    await withServer(name, dist, (server) => expectAnswers(server, belowBase)).finally(remove);
  });
}
