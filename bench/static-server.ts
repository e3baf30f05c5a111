import { createServer } from 'node:http';
import sirv from 'sirv';
import { compressSite } from '../scripts/build/compress.ts';
import { listen } from '../scripts/port.ts';

/** Every site is served with the same headers: gzip, ten minutes in the cache (as GitHub Pages does), HTTP/1.1. */
export async function whileServed<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  await compressSite(folder);
  const send = sirv(folder, { maxAge: 600, gzip: true });
  const server = createServer((request, response) => send(request, response));
  const port = await listen(server, 0);
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
