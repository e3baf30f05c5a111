import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { hostFiles } from '../../deploy/addresses.ts';
import { fileType } from '../../deploy/file-types.ts';
import { listen } from '../../tools/port.ts';
import { createSiteServer } from '../../tools/serve.ts';
import {
  addressPart,
  ask,
  askRaw,
  chineseTag,
  difference,
  files,
  leadsTo,
  type Row,
  row,
  seen,
  shown,
  table,
} from '../address-table.ts';
import { findCaddy, findNginx, startCaddy, startNginx } from '../servers.ts';

// One worker for the file: the servers are started once.
test.describe.configure({ mode: 'default' });

interface Server {
  name: 'built-in' | 'nginx' | 'Caddy';
  origin: string;
  stop: () => Promise<void>;
}

const servers: Server[] = [];
const missing = new Map<Server['name'], string>();
const publishedHost = (): string =>
  new URL(/<loc>([^<]+)/.exec(readFileSync('dist/sitemap-index.xml', 'utf8'))?.[1] ?? '').host;

test.beforeAll(async () => {
  // Installing nginx may take a while the first time.
  test.setTimeout(300_000);
  const own = createSiteServer();
  servers.push({
    name: 'built-in',
    origin: `http://127.0.0.1:${await listen(own, 0)}`,
    stop: () => new Promise((done) => own.close(() => done())),
  });
  const nginx = findNginx();
  if ('path' in nginx) servers.push({ name: 'nginx', ...(await startNginx(nginx.path)) });
  else missing.set('nginx', nginx.missing);
  const caddy = findCaddy();
  if (caddy) servers.push({ name: 'Caddy', ...(await startCaddy(caddy, publishedHost())) });
  else missing.set('Caddy', 'no Caddy on the PATH; the tests do not install it');
});

test.afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
});

for (const name of ['nginx', 'Caddy'] as const) {
  test(`${name} runs with the published file`, () => {
    test.skip(missing.has(name), missing.get(name));
    expect(servers.map((server) => server.name)).toContain(name);
  });
}

const strict = (): Server[] => servers.filter(({ name }) => name !== 'Caddy');

async function check({ name, origin }: Server, row: Row): Promise<string[]> {
  const { asks, target, method, headers = {}, gets, caddy } = row;
  const sent = typeof headers === 'function' ? headers((await ask(origin, target)).headers) : headers;
  const reply = await ask(origin, target, method, sent);
  const wrong =
    name !== 'Caddy'
      ? difference(seen(reply), gets)
      : caddy
        ? difference({ status: reply.status }, { status: caddy })
        : difference(addressPart(seen(reply)), addressPart(gets));
  return wrong.map((problem) => `${name}, ${asks}: ${problem}`);
}

for (const [group, rows] of Object.entries(table)) {
  test(`addresses: ${group} (${rows.length} requests)`, async () => {
    const wrong: string[] = [];
    for (const server of servers) for (const row of rows) wrong.push(...(await check(server, row)));
    expect(wrong).toEqual([]);
  });
}

/** A few at a time. */
async function checkAll(server: Server, rows: readonly Row[]): Promise<string[]> {
  const left = [...rows];
  const wrong: string[] = [];
  const worker = async (): Promise<void> => {
    for (let row = left.pop(); row; row = left.pop()) wrong.push(...(await check(server, row)));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return wrong;
}

const pages = files.filter((file) => file.endsWith('.html') && !/\/(?:404|index)\.html$/.test(file));
const others = files.filter((file) => !file.endsWith('.html') && !hostFiles.some((name) => file === `/${name}`));

test('addresses: every built page answers at its own, and its file name leads there', async () => {
  const rows = pages.flatMap((file) => {
    const address = encodeURI(file.replace(/\.html$/, ''));
    return [row(address, shown(file)), row(`${address}.html`, leadsTo(address))];
  });
  for (const server of strict()) expect(await checkAll(server, rows)).toEqual([]);
});

test('addresses: every other built file has a type of its own, and is sent with it', async () => {
  expect(others.filter((file) => !fileType(file))).toEqual([]);
  const rows = others.map((file) => row(encodeURI(file), shown(file)));
  for (const server of strict()) expect(await checkAll(server, rows)).toEqual([]);
});

test('addresses: what is no request is refused, and the next one answered', async () => {
  for (const { name, origin } of servers) {
    for (const text of [
      'GET /docs/in tro HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET docs/intro HTTP/1.1\r\nHost: x\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /docs/intro HTTP/1.1\r\n\r\n',
      'hello\r\n\r\n',
    ]) {
      // Go answers `OPTIONS *` itself.
      if (name === 'Caddy' && text.startsWith('OPTIONS')) continue;
      expect.soft(await askRaw(origin, text), `${JSON.stringify(text)}: ${name}`).toBe(400);
    }
    expect((await ask(origin, '/docs/intro')).status).toBe(200);
  }
});

test('addresses: letters nobody has encoded are understood, or refused by Node, which reads ASCII only', async () => {
  for (const { name, origin } of servers) {
    const reply = await ask(origin, chineseTag);
    if (name === 'built-in') expect(reply.status).toBe(400);
    else expect(addressPart(seen(reply)), name).toEqual(addressPart(shown(`${chineseTag}.html`)));
  }
});
