import { readFileSync, realpathSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import { type Answer, allowedMethods, answerTo, type FileAnswer } from '../deploy/addresses.ts';
import { deployOut } from '../deploy/place.ts';
import { cacheControl } from '../deploy/policy.ts';
import { runCommand } from './command.ts';
import { fileResponse } from './file-response.ts';
import { listenAt, portWish } from './port.ts';

const headerMap = z.record(z.string(), z.string());
const descriptionSchema = z.object({
  base: z.string().default(''),
  headers: z.object({ every: headerMap, documents: headerMap }),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});
type Description = Omit<z.infer<typeof descriptionSchema>, 'redirects'> & { redirects: ReadonlyMap<string, string> };

const descriptionFile = (dist: string): string => join(deployOut(dist), 'headers.json');

const readDescription = (file: string): Description => {
  const { redirects, ...rest } = descriptionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...rest, redirects: new Map(redirects.map(({ from, to }) => [from, to])) };
};

/** What stands before every address of a built site: nothing, or `/site`. */
export const baseOf = (dist: string): string => readDescription(descriptionFile(dist)).base;

/** Where a built site is found on this machine. */
export function localAddress(dist: string, port: number): string {
  const base = baseOf(dist);
  return `http://localhost:${port}${base && `${base}/`}`;
}

/** Base, headers and redirects of the build, read again when a new build has replaced them. */
function descriptionOf(dist: string): () => Description {
  const file = descriptionFile(dist);
  const stamp = (): string => {
    const { ino, mtimeMs, size } = statSync(file);
    return `${ino} ${mtimeMs} ${size}`;
  };
  const read = (): Description => readDescription(file);
  let known = { stamp: stamp(), description: read() };
  return () => {
    try {
      const now = stamp();
      if (now !== known.stamp) known = { stamp: now, description: read() };
    } catch {
      // The build is writing this very moment: what is known holds until it is done.
    }
    return known.description;
  };
}

/** Exactly this file, in these letters: some systems also open `/download.html` when there is only `/Download.html`. */
function isBuilt(dist: string, file: string): boolean {
  try {
    const path = join(realpathSync.native(dist), file);
    return statSync(path).isFile() && realpathSync.native(path) === path;
  } catch {
    return false;
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Which folder stands at this place: another one after a build. */
function folderId(dist: string): string | undefined {
  const found = statSync(dist, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

class BeingReplaced extends Error {}

const compressed = promisify(gzip);

type Found = { answer: Exclude<Answer, FileAnswer> } | { answer: FileAnswer; handle: FileHandle };

/** The site as a production host would serve it: clean addresses, real 404s, the generated headers. */
export function createSiteServer(dist = resolve('dist')): Server {
  const describe = descriptionOf(dist);

  /**
   * The answer and its file, both from one and the same build. A build that ends now puts its folder in the place of the
   * old one: whoever asks between the two waits for the new one, a second at the most.
   */
  async function find(request: IncomingMessage, described: Description, tries = 50): Promise<Found> {
    const before = folderId(dist);
    const site = { ...described, has: (file: string) => isBuilt(dist, file) };
    const answer = answerTo(site, request.method ?? 'GET', request.url ?? '/');
    if (!('file' in answer)) return { answer };
    const handle = await open(join(dist, answer.file)).catch((error: unknown) => {
      if (isGone(error)) return undefined;
      throw error;
    });
    if (handle && before !== undefined && before === folderId(dist)) return { answer, handle };
    await handle?.close();
    if (tries === 0) throw new BeingReplaced();
    await wait(20);
    return find(request, described, tries - 1);
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    answer: FileAnswer,
    handle: FileHandle,
  ): Promise<void> {
    const planned = fileResponse(answer, await handle.stat(), request.headers, describe().headers.documents);
    const body = request.method === 'HEAD' ? undefined : planned.body;
    if (body?.gzip) {
      // Whole, not as it is compressed: while a page is still arriving, its style sheet needs a connection of its own.
      const bytes = await compressed(await handle.readFile(), { level: 6 });
      response.writeHead(planned.status, { ...planned.headers, 'Content-Length': bytes.length });
      response.end(bytes);
      return;
    }
    response.writeHead(planned.status, planned.headers);
    if (body) await pipeline(handle.createReadStream({ autoClose: false, ...body.range }), response);
    else response.end();
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const described = describe();
    setHeaders(response, described.headers.every);
    response.setHeader('Cache-Control', cacheControl.page);
    const found = await find(request, described);
    if ('handle' in found) {
      try {
        await sendFile(request, response, found.answer, found.handle);
      } finally {
        await found.handle.close();
      }
      return;
    }
    switch (found.answer.kind) {
      case 'redirect':
        response.writeHead(301, { Location: found.answer.to }).end();
        return;
      case 'method-not-allowed':
        response.setHeader('Allow', allowedMethods.join(', '));
        sendText(response, 405, `This site answers ${allowedMethods.join(' and ')} only.`);
        return;
      case 'bad-request':
        sendText(response, 400, 'This is not a request a browser makes.');
    }
  }

  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      // The reader went away in the middle of a file.
      if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      if (response.headersSent) {
        response.destroy();
      } else if (error instanceof BeingReplaced) {
        response.setHeader('Retry-After', '1');
        sendText(response, 503, 'The site is being replaced by a new one. Try again in a moment.');
      } else {
        sendText(response, 500, 'The server failed; its terminal tells why.');
      }
      if (!(error instanceof BeingReplaced)) console.error(error);
    });
  });
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** `npm run serve`: the last build, from `dist/` or the folder named. Takes a port: `--port` or PORT. */
async function serve(args: string[]): Promise<boolean> {
  const wish = portWish(args);
  const dist = resolve(wish.rest[0] ?? 'dist');
  const port = await listenAt(createSiteServer(dist), wish);
  console.log(`The site is served at ${localAddress(dist, port)}`);
  return true;
}

if (import.meta.main) await runCommand(serve);
