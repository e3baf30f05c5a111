import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json as bodyOf } from 'node:stream/consumers';
import { z } from 'zod';
import { names } from '../../src/files/parts.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { fingerprint, withSource } from '../check/fingerprint.ts';
import { readPage } from '../check/page.ts';
import { main as newPage } from '../new.ts';
import type { Check } from './checker.ts';
import { placeOf, Refused, readText, saveText } from './files.ts';
import type { Desk } from './protocol.ts';

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

type Reply = { status?: number; type?: string; headers?: Record<string, string>; body: string };

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const refuse = (status: number, body: string): Reply => ({ status, body });
const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const opening = z.object({ file: z.string() });
const saving = z.object({ file: z.string(), text: z.string(), version: z.string() });
const checking = z.object({ drafts: z.record(z.string(), z.string()) });
const accepting = z.object({ text: z.string(), source: z.string() });
const beginning = z.object({ path: z.string(), title: z.string(), description: z.string(), tags: z.string() });

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A local editor: it answers only this machine, and only the page it has sent itself. */
export function createEditor({ root, contentDir, desk, check, page, token }: EditedSite): Server {
  const actions: Record<string, (body: unknown) => Reply | Promise<Reply>> = {
    '/api/desk': () => json(desk()),
    '/api/open': (body) => json(readText(contentDir, opening.parse(body).file)),
    '/api/save': (body) => {
      const { file, text, version } = saving.parse(body);
      const result = saveText(contentDir, file, text, version);
      return json(result, result.saved ? 200 : 409);
    },
    '/api/check': async (body) => {
      const drafts = Object.entries(checking.parse(body).drafts);
      return json(await check(Object.fromEntries(drafts.map(([name, text]) => [placeOf(contentDir, name), text]))));
    },
    '/api/accept': (body) => {
      const { text, source } = accepting.parse(body);
      const place = {
        collection: 'docs',
        folder: 'docs',
        slug: '',
        file: '',
        path: '',
        locale: defaultLocale,
      } as const;
      const original = readPage(place, source, { own: names, supportEmail: '', facts: undefined });
      return json({ text: withSource(text, fingerprint(original)) });
    },
    '/api/new': async (body) => {
      const { path, ...values } = beginning.parse(body);
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
      return refuse(403, 'The editor answers at its own address only.');
    const url = new URL(request.url ?? '/', `http://${host}`);
    const key = `edit-${port}=`;
    if (url.pathname === '/' && same(url.searchParams.get('token') ?? '', token)) {
      const headers = { location: '/', 'set-cookie': `${key}${token}; HttpOnly; SameSite=Strict; Path=/` };
      return { status: 303, headers, body: '' };
    }
    const sent = cookie.split(/; */).find((pair) => pair.startsWith(key)) ?? '';
    if (!same(sent.slice(key.length), token)) return refuse(403, 'Open the address that `npm run edit` has printed.');

    const file = page[url.pathname];
    if (request.method === 'GET' && file) return { ...file, headers: { 'content-security-policy': policy } };
    const action = actions[url.pathname];
    if (request.method !== 'POST' || !action) return refuse(404, 'There is no such page.');
    if (origin !== `http://${host}` || (from !== undefined && from !== 'same-origin'))
      return refuse(403, 'Only the page of the editor may ask for this.');
    return action(await bodyOf(request));
  }

  function refusal(error: unknown): Reply {
    const message = error instanceof Error ? error.message : String(error);
    const isNonsense = error instanceof z.ZodError || error instanceof SyntaxError;
    if (isNonsense) return json({ message: 'This was not understood.' }, 400);
    return json({ message }, error instanceof Refused ? 403 : 500);
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
