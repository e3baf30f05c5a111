import { createServer } from 'node:http';
import compression from '@polka/compression';
import sirv from 'sirv';
import { listen } from '../scripts/port.ts';

/** Every site is served with the same headers: gzip, ten minutes in the cache (as GitHub Pages does), HTTP/1.1. */
export async function whileServed<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const compress = compression();
  const send = sirv(folder, { maxAge: 600 });
  const server = createServer((request, response) => compress(request, response, () => send(request, response)));
  const port = await listen(server, 0);
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
