import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { answerTo } from '../deploy/addresses.ts';
import { contentType, fileType, unknownType } from '../deploy/file-types.ts';
import { deployOut } from '../deploy/place.ts';
import { cacheControl, hashedPath } from '../deploy/policy.ts';
import type { SiteDescription } from '../deploy/site-description.ts';
import { runCommand } from './command.ts';
import { listenAt, portWish } from './port.ts';

type Description = Pick<SiteDescription, 'base' | 'headers' | 'redirects'>;

/** What the build has written for its hosts. */
function describe(dist: string): Description {
  const description: Description = JSON.parse(readFileSync(join(deployOut(dist), 'headers.json'), 'utf8'));
  return description;
}

/** The prefix of every address of a built site: nothing, or `/site`. */
export const baseOf = (dist: string): string => describe(dist).base;

export function localAddress(dist: string, port: number): string {
  const base = baseOf(dist);
  return `http://localhost:${port}${base && `${base}/`}`;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The site as a production host serves it: clean addresses, not-found pages, the headers of the build, its compressed files. */
export function createSiteServer(dist = resolve('dist')): Server {
  // `dev`: reads the disk with every request, because a build may replace the site at any time.
  const sendFile = sirv(dist, { dev: true, etag: true, extensions: [], brotli: true, gzip: true });
  function has(file: string): boolean {
    try {
      return statSync(join(dist, file)).isFile();
    } catch {
      // None, or a name too long for the file system.
      return false;
    }
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { base, headers, redirects } = describe(dist);
    setHeaders(response, { ...headers.every, 'Cache-Control': cacheControl.page });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const moved = new Map(redirects.map(({ from, to }) => [from, to]));
    const answer = answerTo({ base, has, redirects: moved }, request.url ?? '/');
    if (answer.kind === 'redirect') {
      response.writeHead(301, { Location: answer.to }).end();
      return;
    }
    const { kind, file } = answer;
    if (file.endsWith('.html')) setHeaders(response, headers.documents);
    if (file.startsWith(hashedPath)) response.setHeader('Cache-Control', cacheControl.hashed);
    response.setHeader('Content-Type', contentType(fileType(file) ?? unknownType));
    response.setHeader('Vary', 'Accept-Encoding');
    request.url = encodeURI(file);
    // A file stays open when its reader goes away.
    response.on('pipe', (source: Readable) => response.on('close', () => source.destroy()));
    if (kind === 'file') sendFile(request, response);
    else response.writeHead(404).end(readFileSync(join(dist, file)));
  }

  return createServer({ headersTimeout: 10_000, connectionsCheckingInterval: 5_000 }, (request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end('The server failed; its terminal says why.\n');
    }
  });
}

/** `npm run serve`: the last build, from `dist/` or the folder named. Takes a port: `--port` or PORT. */
async function serve(args: string[]): Promise<boolean> {
  const wish = portWish(args);
  const { positionals } = parseArgs({ args: wish.rest, allowPositionals: true, options: {} });
  const dist = resolve(positionals[0] ?? 'dist');
  const port = await listenAt(createSiteServer(dist), wish);
  console.log(`The site is served at ${localAddress(dist, port)}`);
  return true;
}

if (import.meta.main) await runCommand(serve);
