import type { Server } from 'node:net';
import { InputError } from '../src/lib/problems.ts';

const usualPort = 4321;

export interface PortWish {
  port: number;
  /** The port was requested explicitly: never use another. */
  chosen: boolean;
  /** The other arguments. */
  rest: string[];
}

/** `--port 8080`, `--port=8080`, or `PORT=8080` before the command; the argument counts more. */
export function portWish(args: string[], env: NodeJS.ProcessEnv = process.env): PortWish {
  const at = args.findIndex((argument) => /^--port(?:=|$)/.test(argument));
  const inline = args[at]?.split('=')[1];
  const rest = at < 0 ? args : args.toSpliced(at, inline === undefined ? 2 : 1);
  const written = at < 0 ? env.PORT || undefined : (inline ?? args[at + 1] ?? '');
  const port = written === undefined ? usualPort : Number(written);
  if (written?.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InputError(`"${written}" is no port: give a number up to 65535, e.g. --port 8080 or PORT=8080.`);
  return { port, chosen: written !== undefined, rest };
}

/** The port it got: 0 asks for any free one. With a host it answers there only. */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Listens at the port somebody chose, or fails; at the usual one, or the next that is free. */
export async function listenAt(server: Server, { port, chosen }: PortWish, host?: string): Promise<number> {
  for (let next = port; ; next += 1) {
    try {
      return await listen(server, next, host);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE' && !chosen && next < port + 20) continue;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
      const problem = code === 'EACCES' ? 'may not be opened by you' : 'is taken';
      throw new InputError(`Port ${next} ${problem}: choose another one, e.g. --port ${usualPort + 1}`);
    }
  }
}
