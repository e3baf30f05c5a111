import { expect, test } from '@playwright/test';
import { addressPart, ask, askRaw, below, wrongAnswers } from '../answers.ts';
import { placeBelow, type SiteServer, startServers } from '../servers.ts';
import { testSite } from '../sites.ts';
import { base, belowBase, chineseTag, site, table } from './address-table.ts';

// One worker for the file: the servers are started once.
test.describe.configure({ mode: 'default' });

let servers: SiteServer[] = [];
let missing = new Map<string, string>();
let serversBelow: SiteServer[] = [];
let place: ReturnType<typeof placeBelow> | undefined;

test.beforeAll(async () => {
  // Installing nginx may take a while the first time.
  test.setTimeout(300_000);
  ({ servers, missing } = await startServers(testSite.dist));
  place = placeBelow(base, testSite.dist);
  ({ servers: serversBelow } = await startServers(place.dist));
});

test.afterAll(async () => {
  await Promise.all([...servers, ...serversBelow].map(({ stop }) => stop()));
  place?.remove();
});

for (const name of ['nginx', 'Caddy'] as const) {
  test(`${name} runs with the published file`, () => {
    test.skip(missing.has(name), missing.get(name));
    expect(servers.map((server) => server.name)).toContain(name);
  });
}

for (const [group, rows] of Object.entries(table)) {
  test(`addresses: ${group} (${rows.length} requests)`, async () => {
    const wrong: string[] = [];
    for (const server of servers) for (const row of rows) wrong.push(...(await wrongAnswers(site, server, row)));
    expect(wrong).toEqual([]);
  });
}

test('addresses: below a base the same requests get the same answers, and beside it there is nothing', async () => {
  const rows = [
    ...Object.values(table)
      .flat()
      .map((each) => below(base, each)),
    ...belowBase,
  ];
  const wrong: string[] = [];
  for (const server of serversBelow) for (const row of rows) wrong.push(...(await wrongAnswers(site, server, row)));
  expect(wrong).toEqual([]);
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
    else expect(addressPart(site.seen(reply)), name).toEqual(addressPart(site.shown(`${chineseTag}.html`)));
  }
});
