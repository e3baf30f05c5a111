import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { allowedMethods, type Redirect } from '../deploy/addresses.ts';
import { contentType, fileType, smallestCompressed } from '../deploy/file-types.ts';
import { deployOut } from '../deploy/place.ts';
import { cacheControl, hashedPath, type ResponseHeaders } from '../deploy/policy.ts';
import { filesIn } from '../src/built-site/site.ts';
import type { SiteServer } from './servers.ts';

// ── What a server said, as far as the table speaks about it ──

export interface Seen {
  status: number;
  location?: string | undefined;
  cache?: string | undefined;
  type?: string | undefined;
  encoding?: string | undefined;
  vary?: string | undefined;
  tag?: 'strong' | 'weak' | undefined;
  ranges?: string | undefined;
  part?: string | undefined;
  allow?: string | undefined;
  /** The headers of documents: all of them or none. */
  document: boolean;
  /** The built file whose bytes came, unpacked; for a part, the bytes. */
  body?: string | undefined;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function ask(
  origin: string,
  target: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  // Node sends a request line one byte a character.
  const path = Buffer.from(target, 'utf8').toString('latin1');
  return new Promise((done, fail) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** For what no HTTP library agrees to send. Only the status line counts. */
export function askRaw(origin: string, text: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', fail);
    socket.on('close', () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}

/** nginx says its headers twice with a 416: it had already begun to answer. */
const once = (value: string | undefined): string | undefined =>
  value && value.length % 2 === 0 && value.slice(0, value.length / 2 - 1) === value.slice(value.length / 2 + 1)
    ? value.slice(0, value.length / 2 - 1)
    : value;

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What the table says about addresses alone: Caddy marks, varies and heads its answers in its own way. */
export const addressPart = ({ status, location, cache, type, encoding, body }: Seen): Partial<Seen> => ({
  status,
  location,
  cache,
  type,
  encoding,
  body,
});

/** In words, where an answer is not the expected one: thousands of them are compared. */
export function difference(got: Partial<Seen>, wanted: Partial<Seen>): string[] {
  const names: Array<keyof Seen> = [
    'status',
    'location',
    'cache',
    'type',
    'encoding',
    'vary',
    'tag',
    'ranges',
    'part',
    'allow',
    'document',
    'body',
  ];
  return names.flatMap((name) => (got[name] === wanted[name] ? [] : [`${name} is ${got[name]}, not ${wanted[name]}`]));
}

export interface Row {
  asks: string;
  target: string;
  method?: string;
  headers?: Record<string, string> | ((copy: IncomingHttpHeaders) => Record<string, string>);
  gets: Seen;
  /** The status Caddy answers with, where it cannot be talked out of another one. */
  caddy?: number;
}

/** The same question about the same site below a base. */
export const below = (base: string, { asks, target, gets, ...rest }: Row): Row => ({
  ...rest,
  asks: base ? `${asks}, below ${base}` : asks,
  target: target.replace(/^(?:https?:\/\/[^/]+)?/, (host) => host + base),
  gets: { ...gets, ...(gets.location !== undefined && { location: base + gets.location }) },
});

export const row = (target: string, gets: Seen, more: Partial<Row> = {}): Row => ({
  asks: target,
  target,
  gets,
  ...more,
});

// ── What a server should say, by the files of a build ──

const askAgain = cacheControl.page;

export const leadsTo = (location: string): Seen => ({ status: 301, cache: askAgain, document: false, location });
export const refused: Seen = {
  status: 405,
  cache: askAgain,
  type: 'text/plain; charset=utf-8',
  allow: allowedMethods.join(', '),
  document: false,
};
export const precondition: Seen = { status: 412, cache: askAgain, document: false };

export class Answers {
  readonly dist: string;
  readonly files: string[];
  readonly base: string;
  readonly redirects: Redirect[];
  private readonly policy: ResponseHeaders;
  private readonly digestOf: Map<string, string>;
  /** Several files may have the same content: the last of them stands for it. */
  private readonly byContent: Map<string, string>;

  static async of(dist: string): Promise<Answers> {
    return new Answers(dist, filesIn(dist));
  }

  private constructor(dist: string, files: string[]) {
    this.dist = dist;
    this.files = files;
    const described: { base: string; headers: ResponseHeaders; redirects: Redirect[] } = JSON.parse(
      readFileSync(join(deployOut(dist), 'headers.json'), 'utf8'),
    );
    this.base = described.base;
    this.policy = described.headers;
    this.redirects = described.redirects;
    this.digestOf = new Map(files.map((file) => [file, digest(readFileSync(dist + file))]));
    this.byContent = new Map([...this.digestOf].map(([file, content]) => [content, file]));
  }

  /** The first built file of a kind. */
  first(what: string, test: (file: string) => boolean): string {
    const found = this.files.find(test);
    if (!found) throw new Error(`the build has no ${what}`);
    return found;
  }

  sizeOf(file: string): number {
    return statSync(this.dist + file).size;
  }

  /** An answer in the terms of the table. */
  seen({ status, headers, body }: Reply): Seen {
    const whole = status === 200 || status === 404;
    const shown = whole || status === 206;
    const has = (name: string): boolean => headers[name.toLowerCase()] !== undefined;
    const { documents, every } = this.policy;
    const documentHeaders = Object.keys(documents).filter(has);
    if (documentHeaders.length % Object.keys(documents).length !== 0)
      throw new Error(`only some headers of a document: ${documentHeaders.join(', ')}`);
    for (const [name, value] of Object.entries(every))
      if (!headers[name.toLowerCase()]?.includes(value)) throw new Error(`no ${name}`);
    const unpacked = headers['content-encoding'] === 'gzip' && body.length ? gunzipSync(body) : body;
    const tag = headers.etag;
    return {
      status,
      location: headers.location,
      cache: once(headers['cache-control']),
      type: shown || status === 405 ? headers['content-type'] : undefined,
      encoding: headers['content-encoding'],
      vary: whole ? headers.vary : undefined,
      tag: tag && (status === 200 || status === 304) ? (tag.startsWith('W/') ? 'weak' : 'strong') : undefined,
      ranges: status === 200 ? headers['accept-ranges'] : undefined,
      part: headers['content-range'],
      allow: headers.allow,
      document: documentHeaders.length > 0,
      body: status === 206 ? unpacked.toString('base64') : this.byContent.get(digest(unpacked)),
    };
  }

  shown(file: string): Seen {
    const type = fileType(file);
    const compressible = type?.compress && this.sizeOf(file) >= smallestCompressed;
    return {
      status: 200,
      cache: file.startsWith(hashedPath) ? cacheControl.hashed : askAgain,
      type: type && contentType(type),
      vary: compressible ? 'Accept-Encoding' : undefined,
      tag: 'strong',
      ranges: 'bytes',
      document: file.endsWith('.html'),
      body: this.byContent.get(this.digestOf.get(file) ?? ''),
    };
  }

  zipped(file: string): Seen {
    return { ...this.shown(file), encoding: 'gzip', tag: 'weak', ranges: undefined };
  }

  notFound(file = '/404.html'): Seen {
    return { ...this.shown(file), status: 404, tag: undefined, ranges: undefined };
  }

  notModified(file: string): Seen {
    return { status: 304, cache: this.shown(file).cache, tag: 'strong', document: false };
  }

  /** The first and the last byte of a part, counted from 0. */
  part(file: string, start: number, end: number): Seen {
    return {
      ...this.shown(file),
      status: 206,
      cache: askAgain,
      vary: undefined,
      tag: undefined,
      ranges: undefined,
      part: `bytes ${start}-${end}/${this.sizeOf(file)}`,
      body: readFileSync(this.dist + file)
        .subarray(start, end + 1)
        .toString('base64'),
    };
  }

  noSuchPart(file: string): Seen {
    return { status: 416, cache: askAgain, part: `bytes */${this.sizeOf(file)}`, document: false };
  }
}

/** What a server answers differently from what the row says; of Caddy only the address is asked for. */
export async function wrongAnswers(site: Answers, { name, origin }: SiteServer, row: Row): Promise<string[]> {
  const { asks, target, method, headers = {}, gets, caddy } = row;
  const sent = typeof headers === 'function' ? headers((await ask(origin, target)).headers) : headers;
  const reply = await ask(origin, target, method, sent);
  const wrong =
    name !== 'Caddy'
      ? difference(site.seen(reply), gets)
      : caddy
        ? difference({ status: reply.status }, { status: caddy })
        : difference(addressPart(site.seen(reply)), addressPart(gets));
  return wrong.map((problem) => `${name}, ${asks}: ${problem}`);
}
