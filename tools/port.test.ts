import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, listenAt, portWish, tryPort } from './port.ts';

async function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  return listen(server, 0);
}

function newServer() {
  const server = createServer();
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  return server;
}

describe('portWish', () => {
  it.each([
    [[], {}, { port: 4321, chosen: false, rest: [] }],
    [[], { PORT: '' }, { port: 4321, chosen: false, rest: [] }],
    [[], { PORT: '8080' }, { port: 8080, chosen: true, rest: [] }],
    [['--port', '9000'], { PORT: '8080' }, { port: 9000, chosen: true, rest: [] }],
    [['--port=9000', 'out', '--host'], {}, { port: 9000, chosen: true, rest: ['out', '--host'] }],
    [['dist', '--port', '0'], {}, { port: 0, chosen: true, rest: ['dist'] }],
  ])('%j with %j', (args, env, wish) => {
    expect(portWish(args, env)).toEqual(wish);
  });

  it.each([[['--port']], [['--port', 'eighty']], [['--port=']], [['--port', '70000']], [['--port', '80.5']]])(
    'refuses %j',
    (args) => {
      expect(() => portWish(args, {})).toThrow('is no port: give a number');
    },
  );
});

describe('listenAt', () => {
  it('takes the next free port when nobody chose one, and says so', async () => {
    const port = await takenPort();
    const said: string[] = [];
    const got = await listenAt(newServer(), { port, chosen: false, rest: [] }, (text: string) => said.push(text));
    expect(got).toBeGreaterThan(port);
    expect(said[0]).toBe(`Port ${port} is taken, trying ${port + 1}.`);
  });

  it('fails when the chosen port is taken, with a remedy', async () => {
    const wish = { port: await takenPort(), chosen: true, rest: [] };
    const message = `Port ${wish.port} is taken. Stop the program that uses it, or choose another one: --port`;
    await expect(listenAt(newServer(), wish)).rejects.toThrow(message);
    await expect(tryPort(wish)).rejects.toThrow(message);
  });
});
