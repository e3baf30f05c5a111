import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json as bodyOf } from 'node:stream/consumers';
import { z } from 'zod';
import { names } from '../../src/files/parts.ts';
import { defaultLocale } from '../../src/lib/locales.ts';
import { fingerprint, withSource } from '../check/fingerprint.ts';
import { readPage } from '../check/page.ts';
import { main as newPage } from '../new.ts';
import type { Check } from './checker.ts';
import { placeOf, Refused, readText, saveText } from './files.ts';
import type { Desk } from './protocol.ts';

interface Reply {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string;
}

export interface EditedSite {
  root: string;
  contentDir: string;
  /** Read for each request: texts come and go. */
  desk: () => Desk;
  check: Check;
  /** The page, its script and its stylesheet, by address. */
  page: Record<string, { type: string; body: string }>;
  /** Requests without it are refused. */
  token: string;
}

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const texts = z.record(z.string(), z.string());
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A local editor: it answers only this machine, and only the page it has sent itself. */
export function createEditor({ root, contentDir, desk, check, page, token }: EditedSite): Server {
  const actions: Record<string, (body: unknown) => Reply | Promise<Reply>> = {
    '/api/desk': () => json(desk()),
    '/api/open': (body) => json(readText(contentDir, z.object({ file: z.string() }).parse(body).file)),
    '/api/save': (body) => {
      const { file, text, version } = z.object({ file: z.string(), text: z.string(), version: z.string() }).parse(body);
      const result = saveText(contentDir, file, text, version);
      return json(result, result.saved ? 200 : 409);
    },
    '/api/check': async (body) => {
      const drafts = Object.entries(z.object({ drafts: texts }).parse(body).drafts);
      return json(await check(Object.fromEntries(drafts.map(([name, text]) => [placeOf(contentDir, name), text]))));
    },
    '/api/accept': (body) => {
      const { text, source } = z.object({ text: z.string(), source: z.string() }).parse(body);
      const place = { collection: 'docs', folder: 'docs', slug: 'source', file: 'source', path: 'source' } as const;
      const original = readPage({ ...place, locale: defaultLocale }, source, {
        own: names,
        supportEmail: '',
        facts: undefined,
      });
      return json({ text: withSource(text, fingerprint(original)) });
    },
    '/api/new': async (body) => {
      const { path, ...values } = z
        .object({ path: z.string(), title: z.string(), description: z.string(), tags: z.string() })
        .parse(body);
      const said: string[] = [];
      const options = Object.entries({ ...values, content: contentDir }).map(([name, value]) => `--${name}=${value}`);
      const begun = await newPage([path, ...options], root, (line) => said.push(line));
      // The last line of a refusal is about the command line.
      return json({ begun, said: begun ? said : said.slice(0, -1) });
    },
  };

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { host = '', origin, cookie = '', 'sec-fetch-site': from } = request.headers;
    const port = request.socket.localPort;
    // Another name for this machine: DNS rebinding by another site.
    if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
      return { status: 403, body: 'The editor answers at its own address only.' };
    const url = new URL(request.url ?? '/', `http://${host}`);
    const key = `edit-${port}=`;
    if (url.pathname === '/' && same(url.searchParams.get('token') ?? '', token))
      return {
        status: 303,
        headers: { location: '/', 'set-cookie': `${key}${token}; HttpOnly; SameSite=Strict; Path=/` },
        body: '',
      };
    const sent = cookie.split(/; */).find((pair) => pair.startsWith(key)) ?? '';
    if (!same(sent.slice(key.length), token))
      return { status: 403, body: 'Open the address that `npm run edit` has printed.' };

    const file = page[url.pathname];
    if (request.method === 'GET' && file) return { ...file, headers: { 'content-security-policy': policy } };
    const action = actions[url.pathname];
    if (request.method !== 'POST' || !action) return { status: 404, body: 'There is no such page.' };
    if (origin !== `http://${host}` || (from !== undefined && from !== 'same-origin'))
      return { status: 403, body: 'Only the page of the editor may ask for this.' };
    return action(await bodyOf(request));
  }

  return createServer(async (request, response) => {
    const { status = 200, type = 'text/plain', headers, body } = await answer(request).catch(refusal);
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...headers,
    });
    response.end(body);
  });
}

function refusal(error: unknown): Reply {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Refused) return json({ message }, 403);
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return json({ message: 'This was not understood.' }, 400);
  return json({ message }, 500);
}
