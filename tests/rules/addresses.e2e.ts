import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { hostFiles } from '../../deploy/addresses.ts';
import { fileType } from '../../deploy/file-types.ts';
import { Answers, below, difference, leadsTo, type Reply, type Row, row } from '../answers.ts';
import { type SiteServer, startServers } from '../servers.ts';
import { ownersSite } from '../sites.ts';

// One worker for the file: the servers are started once.
test.describe.configure({ mode: 'default' });

let site: Answers;
let servers: SiteServer[] = [];

const ask = (address: string, agent: Agent): Promise<Reply> =>
  new Promise((done, fail) => {
    get(address, { agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => done({ status, headers, body }), fail);
    }).on('error', fail);
  });

test.beforeAll(async () => {
  // Installing nginx may take a while the first time.
  test.setTimeout(300_000);
  site = await Answers.of(ownersSite.dist);
  ({ servers } = await startServers(ownersSite.dist));
});

test.afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
});

/**
 * A few at a time, on connections that are used again: one for each of thousands of questions would cost more than the
 * answer. None is kept for the next test: a server closes those that rest, perhaps while the next question is on its way.
 */
async function checkAll(rows: readonly Row[]): Promise<void> {
  const wrong: string[] = [];
  // Caddy tells types and tags in its own way; its addresses are tried in tests/behavior.
  for (const { name, origin } of servers.filter((server) => server.name !== 'Caddy')) {
    const left = rows.map((each) => below(site.base, each));
    const agent = new Agent({ keepAlive: true });
    const worker = async (): Promise<void> => {
      for (let next = left.pop(); next; next = left.pop()) {
        const { asks, target, gets } = next;
        const problems = difference(site.seen(await ask(origin + target, agent)), gets);
        wrong.push(...problems.map((problem) => `${name}, ${asks}: ${problem}`));
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker)).finally(() => agent.destroy());
  }
  expect(wrong).toEqual([]);
}

test('every built page answers at its own address, and its file name leads there', async () => {
  const pages = site.files.filter((file) => file.endsWith('.html') && !/\/(?:404|index)\.html$/.test(file));
  await checkAll(
    pages.flatMap((file) => {
      const address = encodeURI(file.replace(/\.html$/, ''));
      return [row(address, site.shown(file)), row(`${address}.html`, leadsTo(address))];
    }),
  );
});

test('every other built file has a type of its own, and is sent with it', async () => {
  const others = site.files.filter((file) => !file.endsWith('.html') && !hostFiles.some((name) => file === `/${name}`));
  expect(others.filter((file) => !fileType(file))).toEqual([]);
  await checkAll(others.map((file) => row(encodeURI(file), site.shown(file))));
});
