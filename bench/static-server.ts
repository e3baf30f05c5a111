import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentType, fileType, smallestCompressed, unknownType } from '../deploy/file-types.ts';
import { listen } from '../tools/port.ts';

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file for an address, as static hosts look for it: itself, with `.html`, or the index of the folder. */
export function fileFor(path: string, has: (file: string) => boolean): string | undefined {
  const plain = path.replace(/^\/+|\/+$/g, '');
  return (path.endsWith('/') ? [`${plain}/index.html`] : [plain, `${plain}.html`, `${plain}/index.html`])
    .map((file) => file.replace(/^\/+/, ''))
    .find((file) => file !== '' && !file.split('/').includes('..') && has(file));
}

/** As it is sent: gzip for what grows smaller by it. */
export function asSent(file: string, bytes: Buffer): { body: Buffer; gzip: boolean } {
  const type = fileType(file);
  // Files without an extension are made by scripts of the generator and hold text.
  const compress = type ? type.compress : !/\.\w+$/.test(file);
  const gzip = compress === true && bytes.length >= smallestCompressed;
  return { body: gzip ? gzipSync(bytes, { level: 6 }) : bytes, gzip };
}

/**
 * The same server with the same headers for every site: gzip, ten minutes in the cache whatever the file (as GitHub
 * Pages does), HTTP/1.1.
 */
function createStaticServer(folder: string): Server {
  const sent = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = fileFor(path, (name) => isFile(join(folder, name)));
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    let answer = sent.get(file);
    if (!answer) {
      const { body, gzip } = asSent(file, readFileSync(join(folder, file)));
      const headers = {
        'Content-Type': contentType(
          fileType(file) ?? (/\.\w+$/.test(file) ? unknownType : { type: 'application/json' }),
        ),
        'Content-Length': String(body.length),
        'Cache-Control': 'public, max-age=600',
        ...(gzip ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
      };
      answer = { body, headers };
      sent.set(file, answer);
    }
    response.writeHead(200, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
  });
}

/** Serves a folder while something is done with it. */
export async function whileServed<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createStaticServer(folder);
  const port = await listen(server, 0);
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
