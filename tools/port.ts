import { createServer, type Server } from 'node:net';
import { InputError } from '../src/lib/problems.ts';

const usualPort = 4321;

export interface PortWish {
  port: number;
  /** Somebody asked for this one, so that another would be wrong. */
  chosen: boolean;
  /** The other arguments. */
  rest: string[];
}

/** `--port 8080`, `--port=8080`, or `PORT=8080` before the command; the argument counts more. */
export function portWish(args: string[], env: NodeJS.ProcessEnv = process.env): PortWish {
  const rest: string[] = [];
  let written = env.PORT || undefined;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    if (argument === '--port') {
      index += 1;
      written = args[index] ?? '';
    } else if (argument.startsWith('--port=')) written = argument.slice('--port='.length);
    else rest.push(argument);
  }
  const port = written === undefined ? usualPort : Number(written);
  if (written?.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InputError(`"${written}" is no port: give a number up to 65535, e.g. --port 8080 or PORT=8080.`);
  return { port, chosen: written !== undefined, rest };
}

/** The port it got: 0 asks for any free one. With a host it answers there only. */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      server.off('listening', done);
      reject(error);
    };
    const done = (): void => {
      server.off('error', fail);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    };
    server.once('error', fail);
    server.once('listening', done);
    server.listen(port, host);
  });
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function unusable(port: number, error: unknown): Error {
  const remedy = `choose another one: --port ${port < 1024 ? usualPort : port + 1}`;
  if (codeOf(error) === 'EADDRINUSE')
    return new InputError(`Port ${port} is taken. Stop the program that uses it, or ${remedy}`);
  if (codeOf(error) === 'EACCES') return new InputError(`Port ${port} is not yours to open on this machine; ${remedy}`);
  return error instanceof Error ? error : new Error(String(error));
}

/** Listens at the port somebody chose, or fails; at the usual one, or the next that is free. */
export async function listenAt(
  server: Server,
  { port, chosen }: PortWish,
  say = console.log,
  host?: string,
): Promise<number> {
  const last = chosen ? port : port + 20;
  for (let next = port; ; next += 1) {
    try {
      return await listen(server, next, host);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || next >= last) throw unusable(next, error);
      say(`Port ${next} is taken, trying ${next + 1}.`);
    }
  }
}

/** Fails at once if the chosen port cannot be had: nobody should wait for a build first. */
export async function tryPort({ port, chosen }: PortWish): Promise<void> {
  if (!chosen) return;
  const probe = createServer();
  try {
    await listen(probe, port);
  } catch (error) {
    throw unusable(port, error);
  }
  await new Promise((closed) => probe.close(closed));
}
