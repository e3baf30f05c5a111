import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Painted, PictureOrder } from '../../src/social/orders.ts';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'painter-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const svg = (side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="5" height="5" fill="#d9480f"/></svg>`;
const order = (page: string, title: string): PictureOrder => ({
  page,
  picture: {
    title,
    kind: 'Docs',
    locale: 'en',
    brand: 'Testbed',
    address: 'testbed.example.org',
    logo: svg(8),
    panel: svg(16),
    colors: { ground: '#ffffff', ink: '#000000', soft: '#777777', accent: '#d9480f' },
  },
});

/** One build: what the painter says, and the pictures it leaves, by address. */
async function paint(...orders: PictureOrder[]): Promise<Painted & { pictures: Map<string, Buffer>; cached: number }> {
  const dist = mkdtempSync(join(dir, 'dist-'));
  const line = new MessageChannel();
  const worker = new Worker(pathToFileURL(resolve('tools/build/painter.worker.ts')), {
    workerData: { dist, cache: join(dir, 'cache'), orders: line.port2 },
    transferList: [line.port2],
  });
  const answer = new Promise<Painted>((done, failed) => worker.once('message', done).once('error', failed));
  for (const each of [...orders, 'all ordered']) line.port1.postMessage(each);
  const painted = await answer;
  await worker.terminate();
  const pictures = orders.map(({ page }) => [page, readFileSync(join(dist, 'social', `${page}.png`))] as const);
  return { ...painted, pictures: new Map(pictures), cached: readdirSync(join(dir, 'cache')).length };
}

it('draws what has changed, and nothing twice', async () => {
  const first = await paint(order('/docs/one', 'One'), order('/ru/docs/two', 'Two'));
  expect(first).toMatchObject({ ordered: 2, drawn: 2, problems: [], cached: 2 });

  const again = await paint(order('/docs/one', 'One'), order('/ru/docs/two', 'Two'));
  expect(again.drawn).toBe(0);
  expect(again.pictures).toEqual(first.pictures);

  const retitled = await paint(order('/docs/one', 'One'), order('/ru/docs/two', 'Another'));
  // What nobody orders any more is not kept.
  expect(retitled).toMatchObject({ drawn: 1, cached: 2 });
  expect(retitled.pictures.get('/docs/one')).toEqual(first.pictures.get('/docs/one'));
  expect(retitled.pictures.get('/ru/docs/two')).not.toEqual(first.pictures.get('/ru/docs/two'));

  // A fault is spoken of in every build, until it is mended.
  for (const _ of [1, 2]) {
    const { problems } = await paint(order('/docs/one', 'One 🚀'));
    expect(problems).toMatchObject([{ page: '/docs/one', kind: 'missing', what: expect.stringContaining('🚀') }]);
  }
});
