import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentType, fileType } from '../deploy/file-types.ts';
import { listen } from '../scripts/port.ts';

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Every site is served with the same headers: gzip, ten minutes in the cache (as GitHub Pages does), HTTP/1.1. */
export async function whileServed<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)));
    const file = [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')].find(isFile);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = fileType(file);
    // Files without an extension are made by scripts of the generator and hold text.
    const gzip = type ? type.compress === true : !/\.\w+$/.test(file);
    const bytes = readFileSync(file);
    const body = gzip ? gzipSync(bytes) : bytes;
    response
      .writeHead(200, {
        'Content-Type': type ? contentType(type) : 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': 'public, max-age=600',
        ...(gzip ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
      })
      .end(body);
  });
  const port = await listen(server, 0);
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
