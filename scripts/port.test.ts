import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, listenAt, portWish } from './port.ts';

function newServer() {
  const server = createServer();
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  return server;
}

it.each([
  [[], {}, { port: 4321, chosen: false, rest: [] }],
  [[], { PORT: '8080' }, { port: 8080, chosen: true, rest: [] }],
  [['--port', '9000'], { PORT: '8080' }, { port: 9000, chosen: true, rest: [] }],
  [['--port=9000', 'out', '--host'], {}, { port: 9000, chosen: true, rest: ['out', '--host'] }],
  [['dist', '--port', '0'], {}, { port: 0, chosen: true, rest: ['dist'] }],
])('%j with %j asks for %j', (args, env, wish) => {
  expect(portWish(args, env)).toEqual(wish);
});

it.each([[['--port']], [['--port', 'eighty']], [['--port=']], [['--port', '70000']]])('%j is refused', (args) => {
  expect(() => portWish(args, {})).toThrow('is no port: give a number');
});

it('without a chosen port the next free one is used, and a chosen one that is in use is an error', async () => {
  const port = await listen(newServer(), 0);
  expect(await listenAt(newServer(), { port, chosen: false, rest: [] })).toBeGreaterThan(port);
  await expect(listenAt(newServer(), { port, chosen: true, rest: [] })).rejects.toThrow(`Port ${port} is taken`);
});
