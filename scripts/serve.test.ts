import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from './port.ts';
import { createSiteServer } from './serve.ts';

let home: string;
let server: Server;
let port: number;

const page = (text: string): string => `<!doctype html><title>${text}</title>`;

function build(folder: string, mark: string, redirects: Array<{ from: string; to: string }> = []): void {
  mkdirSync(join(home, folder, 'docs'), { recursive: true });
  mkdirSync(join(home, 'deploy/out'), { recursive: true });
  for (const name of ['index', '404', 'docs/intro'])
    writeFileSync(join(home, folder, `${name}.html`), page(`${name} ${mark}`));
  const headers = { every: {}, documents: { 'X-Document': mark } };
  writeFileSync(join(home, 'deploy/out/headers.json'), JSON.stringify({ base: '', headers, redirects }));
}

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'site-'));
  build('dist', 'old');
  server = createSiteServer(join(home, 'dist'));
  port = await listen(server, 0);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true });
});

const get = (path: string): Promise<Response> => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });

it('sends the pages, headers and redirects of a new build without a restart', async () => {
  expect(await (await get('/docs/intro')).text()).toBe(page('docs/intro old'));
  expect((await get('/docs')).status).toBe(404);
  renameSync(join(home, 'dist'), join(home, 'dist.old'));
  build('dist', 'new', [{ from: '/docs', to: '/docs/intro' }]);
  const response = await get('/docs/intro');
  expect(await response.text()).toBe(page('docs/intro new'));
  expect(response.headers.get('x-document')).toBe('new');
  expect((await get('/docs')).headers.get('location')).toBe('/docs/intro');
});

it.each(['/../deploy/out/headers.json', '/docs/..%2f../deploy/out/headers.json', '/%2e%2e/deploy/out/headers.json'])(
  'sends nothing from outside the site: %s',
  async (path) => {
    // Sent unchanged: fetch would resolve the dots.
    const status = await new Promise((done, fail) => {
      request({ port, path }, (response) => done(response.resume().statusCode))
        .on('error', fail)
        .end();
    });
    expect(status).toBe(404);
  },
);
