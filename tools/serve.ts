import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { deployOut } from '../deploy/place.ts';
import { cacheControl, hashedPath } from '../deploy/policy.ts';
import { locales } from '../src/lib/locales.ts';
import { splitLocale } from '../src/lib/routes.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};
const compressible = /^(text|application|image\/svg)/;

const policySchema = z.object({
  headers: z.record(z.string(), z.string()),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Where an address leads on a host with clean addresses: a file, another address, or nowhere. */
export function resolveAddress(dist: string, pathname: string): { file: string } | { redirect: string } | undefined {
  const clean = pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(.)\/+$/, '$1');
  const isHome = locales.some((locale) => clean === `/${locale}`) || clean === '/';
  if (isHome) {
    if (pathname !== clean && pathname !== `${clean}/`) return { redirect: clean === '/' ? '/' : `${clean}/` };
    const file = join(dist, clean, 'index.html');
    return isFile(file) ? { file } : undefined;
  }
  const page = join(dist, `${clean}.html`);
  if (isFile(page) && !/\/404$/.test(clean)) return pathname === clean ? { file: page } : { redirect: clean };
  const file = join(dist, normalize(pathname));
  return file.startsWith(dist) && isFile(file) && !file.endsWith('.html') ? { file } : undefined;
}

/** The built site as a production host would serve it: clean addresses, real 404s, the generated headers. */
export function createSiteServer(dist = resolve('dist')): Server {
  const policy = policySchema.parse(JSON.parse(readFileSync(join(deployOut(dist), 'headers.json'), 'utf8')));
  const moved = new Map(policy.redirects.map(({ from, to }) => [from, to]));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    let pathname: string;
    try {
      pathname = decodeURIComponent(url.pathname);
    } catch {
      pathname = '/\0';
    }
    for (const [name, value] of Object.entries(policy.headers)) response.setHeader(name, value);
    const target = moved.get(pathname);
    const found = target ? { redirect: target } : pathname.includes('\0') ? undefined : resolveAddress(dist, pathname);
    if (found && 'redirect' in found) {
      response.writeHead(301, { Location: encodeURI(found.redirect) + url.search }).end();
      return;
    }
    const { locale } = splitLocale(pathname);
    const localized = join(dist, locale, '404.html');
    const file = found?.file ?? (isFile(localized) ? localized : join(dist, '404.html'));
    const { size, mtimeMs } = statSync(file);
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', pathname.startsWith(hashedPath) ? cacheControl.hashed : cacheControl.page);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    if (found && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.statusCode = found ? 200 : 404;
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const zip = compressible.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (!zip) response.setHeader('Content-Length', size);
    else response.setHeader('Content-Encoding', 'gzip');
    const source = createReadStream(file);
    await (zip ? pipeline(source, createGzip({ level: 6 }), response) : pipeline(source, response));
  }

  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      // The reader went away in the middle of a file.
      if (!response.headersSent) response.writeHead(500);
      response.end();
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
        console.error(error);
    });
  });
}

export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolvePort(typeof address === 'object' && address ? address.port : port);
    });
  });
}

if (import.meta.main) {
  const port = await listen(createSiteServer(resolve(process.argv[2] ?? 'dist')), Number(process.env.PORT ?? 4321));
  console.log(`The site is served at http://localhost:${port}`);
}
