import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './port.ts';
import { createSiteServer } from './serve.ts';

/** What a running server does while a build replaces the site under it. */
let home: string;
let server: Server;
let origin: string;

const page = (text: string): string => `<!doctype html><title>${text}</title>`;

function build(folder: string, text: string): void {
  mkdirSync(join(folder, 'docs'), { recursive: true });
  for (const name of ['index', '404', 'docs/intro'])
    writeFileSync(join(folder, `${name}.html`), page(`${name} ${text}`));
}

function describeSite(policy: string, redirects: Array<{ from: string; to: string }> = []): void {
  const headers = { every: { 'X-Every': policy }, documents: { 'X-Document': policy } };
  const file = join(home, 'deploy/out/headers.json');
  mkdirSync(join(home, 'deploy/out'), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ headers, redirects }));
  renameSync(`${file}.new`, file);
}

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'site-'));
  build(join(home, 'dist'), 'old');
  describeSite('old');
  server = createSiteServer(join(home, 'dist'));
  origin = `http://localhost:${await listen(server, 0)}`;
});

afterEach(async () => {
  await new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  rmSync(home, { recursive: true, force: true });
});

const get = (path: string): Promise<Response> => fetch(origin + path, { redirect: 'manual' });

it('sends the pages, headers and redirects of a new build without a restart', async () => {
  expect(await (await get('/docs/intro')).text()).toBe(page('docs/intro old'));
  expect((await get('/docs')).status).toBe(404);
  build(join(home, 'dist.new'), 'new');
  renameSync(join(home, 'dist'), join(home, 'dist.old'));
  renameSync(join(home, 'dist.new'), join(home, 'dist'));
  describeSite('a newer one', [{ from: '/docs', to: '/docs/intro' }]);
  const response = await get('/docs/intro');
  expect(await response.text()).toBe(page('docs/intro new'));
  expect(response.headers.get('x-document')).toBe('a newer one');
  expect(response.headers.get('x-every')).toBe('a newer one');
  expect((await get('/docs')).headers.get('location')).toBe('/docs/intro');
});

it('keeps to the last headers while the file of the next ones is half written', async () => {
  writeFileSync(join(home, 'deploy/out/headers.json'), '{"headers":');
  expect((await get('/docs/intro')).headers.get('x-document')).toBe('old');
  rmSync(join(home, 'deploy/out/headers.json'));
  expect((await get('/docs/intro')).headers.get('x-document')).toBe('old');
});

it('waits for a site that is just being replaced', async () => {
  renameSync(join(home, 'dist'), join(home, 'dist.old'));
  const arrived = new Promise((done) => {
    server.once('request', done);
  });
  const asked = get('/docs/intro');
  // The server has begun to look, and found nothing.
  await arrived;
  renameSync(join(home, 'dist.old'), join(home, 'dist'));
  expect((await asked).status).toBe(200);
});

it('says so when there is no site any more, tells nobody why, and goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  renameSync(join(home, 'dist'), join(home, 'dist.old'));
  const response = await get('/docs/intro');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.text()).not.toMatch(/ENOENT|dist|\.ts/);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  renameSync(join(home, 'dist.old'), join(home, 'dist'));
  expect((await get('/docs/intro')).status).toBe(200);
});

it('sends a page once begun to its end, whatever becomes of the file', async () => {
  const long = page('x'.repeat(4_000_000));
  writeFileSync(join(home, 'dist/docs/long.html'), long);
  const response = await fetch(`${origin}/docs/long`, { headers: { 'Accept-Encoding': 'identity' } });
  rmSync(join(home, 'dist'), { recursive: true });
  expect((await response.text()).length).toBe(long.length);
});

/** Making links takes a right on Windows that few have. */
const withLinks = it.skipIf(process.platform === 'win32');

withLinks('knows files by their exact name only, as on a system that tells big letters from small ones', async () => {
  // What a file system without that difference does with another name, a link does everywhere.
  symlinkSync(join(home, 'dist/docs/intro.html'), join(home, 'dist/docs/INTRO.html'));
  expect((await get('/docs/INTRO')).status).toBe(404);
  expect((await get('/docs/intro')).status).toBe(200);
});

withLinks('serves a folder that is a link to the newest build', async () => {
  cpSync(join(home, 'dist'), join(home, 'build-1'), { recursive: true });
  rmSync(join(home, 'dist'), { recursive: true });
  symlinkSync(join(home, 'build-1'), join(home, 'dist'));
  expect((await get('/docs/intro')).status).toBe(200);
});
