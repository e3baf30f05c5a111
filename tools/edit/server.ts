import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { z } from 'zod';
import { names } from '../../src/files/parts.ts';
import { accentShades, darkSurface, lightSurface } from '../../src/lib/color.ts';
import { defaultLocale } from '../../src/lib/locales.ts';
import { fingerprint, withSource } from '../check/fingerprint.ts';
import { readPage } from '../check/page.ts';
import { main as newPage } from '../new.ts';
import type { Checker } from './checker.ts';
import { placeOf, Refused, readText, saveText } from './files.ts';
import type { Desk, Finding } from './protocol.ts';
import { Unwritable, valuesIn, withValue } from './values.ts';

/** What the editor works on. */
export interface EditedSite {
  root: string;
  contentDir: string;
  accent: string;
  /** Asked again and again: texts come and go. */
  desk: () => Desk;
  checker: Pick<Checker, 'check'>;
  /** Ends when the live preview answers. */
  previewReady: () => Promise<void>;
  /** Whoever does not know it gets nothing. */
  token: string;
}

interface Reply {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string | Buffer;
}

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The colors of the site, so that the editor looks like a part of it. */
function colors(accent: string): string {
  const named = (mode: 'light' | 'dark'): Array<[string, string]> => [
    ...Object.entries(mode === 'light' ? lightSurface : darkSurface),
    ...Object.entries(accentShades(accent, mode)).map(([name, value]): [string, string] => [
      `accent-${name}`,
      String(value),
    ]),
  ];
  const dark = new Map(named('dark'));
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `:root{${named('light')
    .map(([name, value]) => `--${kebab(name)}:light-dark(${value},${dark.get(name)});`)
    .join('')}}`;
}

/** Scripts of the page are TypeScript like everything else; the browser gets them without the types. */
function script(name: string): string {
  const source = readFileSync(here(`./page/${name}`), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  return outputText;
}

const named = z.object({ file: z.string() });
const saving = z.object({ file: z.string(), text: z.string(), version: z.string() });
const checking = z.object({ drafts: z.record(z.string(), z.string()) });
const valued = z.object({ text: z.string(), path: z.array(z.string()), value: z.string() });
const accepting = z.object({ text: z.string(), source: z.string() });
const beginning = z.object({ path: z.string(), title: z.string(), description: z.string(), tags: z.string() });

/** Front matter and text, as the fingerprint of a translation needs them. */
const sourcePage = (text: string) =>
  readPage(
    { collection: 'docs', folder: 'docs', locale: defaultLocale, slug: 'source', file: 'source', path: 'source' },
    text,
    { own: names, supportEmail: '', facts: undefined },
  );

/** A local editor: it answers this machine only, to the page it has sent itself. */
export function createEditor(site: EditedSite): Server {
  const { root, contentDir, token } = site;

  const actions: Record<string, (body: unknown) => Reply | Promise<Reply>> = {
    '/api/desk': () => json(site.desk()),
    '/api/open': (body) => json(readText(contentDir, named.parse(body).file)),
    '/api/save': (body) => {
      const { file, text, version } = saving.parse(body);
      const result = saveText(contentDir, file, text, version);
      return json(result, result.saved ? 200 : 409);
    },
    '/api/check': async (body) => {
      const drafts = Object.entries(checking.parse(body).drafts).map(([name, text]) => [
        placeOf(contentDir, name),
        text,
      ]);
      const findings: Finding[] = await site.checker.check(Object.fromEntries(drafts));
      return json(findings);
    },
    '/api/preview': async () => {
      await site.previewReady();
      return json({});
    },
    '/api/values': (body) => json(valuesIn(z.object({ text: z.string() }).parse(body).text)),
    '/api/value': (body) => {
      const { text, path, value } = valued.parse(body);
      return json({ text: withValue(text, path, value) });
    },
    '/api/accept': (body) => {
      const { text, source } = accepting.parse(body);
      return json({ text: withSource(text, fingerprint(sourcePage(source))) });
    },
    '/api/new': async (body) => {
      const { path, title, description, tags } = beginning.parse(body);
      const said: string[] = [];
      const options = [`--title=${title}`, `--description=${description}`, `--tags=${tags}`, `--content=${contentDir}`];
      const begun = await newPage([path, ...options], root, (line) => said.push(line));
      // The last line of a refusal tells how the command is typed.
      return json({ begun, said: begun ? said : said.slice(0, -1) });
    },
  };

  const page = (): Reply => {
    const { preview } = site.desk();
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      `frame-src ${new URL(preview).origin}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ];
    return {
      type: 'text/html',
      headers: { 'content-security-policy': policy.join('; ') },
      body: readFileSync(here('./page/index.html')),
    };
  };
  const styles = (): string =>
    [
      readFileSync('src/styles/tokens.css', 'utf8'),
      colors(site.accent),
      readFileSync(here('./page/editor.css'), 'utf8'),
    ].join('\n');

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { host = '', origin, cookie = '', 'sec-fetch-site': from } = request.headers;
    const port = request.socket.localPort;
    const own = [`127.0.0.1:${port}`, `localhost:${port}`];
    // Another name for this machine is a page of another site that has changed its own address.
    if (!own.includes(host)) return { status: 403, body: 'The editor answers at its own address only.' };
    const url = new URL(request.url ?? '/', `http://${host}`);
    const key = `edit-${port}`;
    if (url.pathname === '/' && same(url.searchParams.get('token') ?? '', token))
      return {
        status: 303,
        headers: { location: '/', 'set-cookie': `${key}=${token}; HttpOnly; SameSite=Strict; Path=/` },
        body: '',
      };
    const sent =
      cookie
        .split(/; */)
        .find((pair) => pair.startsWith(`${key}=`))
        ?.slice(key.length + 1) ?? '';
    if (!same(sent, token)) return { status: 403, body: 'Open the address that `npm run edit` has printed.' };

    if (request.method === 'GET') {
      if (url.pathname === '/') return page();
      if (url.pathname === '/editor.css') return { type: 'text/css', body: styles() };
      const name = /^\/([a-z-]+\.client\.ts)$/.exec(url.pathname)?.[1];
      if (name) return { type: 'text/javascript', body: script(name) };
      return { status: 404, body: 'There is no such page.' };
    }
    const action = actions[url.pathname];
    if (request.method !== 'POST' || !action) return { status: 404, body: 'There is no such page.' };
    if (origin !== `http://${host}` || (from !== undefined && from !== 'same-origin'))
      return { status: 403, body: 'Only the page of the editor may ask for this.' };
    return action(JSON.parse(await bodyOf(request)));
  }

  return createServer((request, response) => {
    answer(request)
      .catch(refusal)
      .then((reply) => send(response, reply));
  });
}

/** No text is that long. */
const longest = 20_000_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > longest) throw new Refused('too long');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString();
}

function refusal(error: unknown): Reply {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Refused) return json({ message }, 403);
  if (error instanceof Unwritable) return json({ message }, 422);
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return json({ message: 'This was not understood.' }, 400);
  return json({ message }, 500);
}

function send(response: ServerResponse, { status = 200, type = 'text/plain', headers = {}, body }: Reply): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  });
  response.end(body);
}
