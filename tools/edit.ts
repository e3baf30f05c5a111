import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { languages } from '../src/languages/index.ts';
import { withBase } from '../src/lib/base.ts';
import { locales } from '../src/lib/locales.ts';
import { displayPath } from './check/content.ts';
import { disk } from './check/files.ts';
import { runCommand } from './command.ts';
import { startChecker } from './edit/checker.ts';
import { createEditor } from './edit/server.ts';
import { listTexts } from './edit/texts.ts';
import { listen, listenAt, portWish } from './port.ts';
import { findSite } from './site-content.ts';

/**
 * `npm run edit`: a local editor for the texts of content/, in all languages side by side, with the findings of
 * `npm run check` beside them and the live preview. It answers this machine only and publishes nothing.
 *   --port 8080     another port        --no-open     does not open the browser
 *   --preview http://localhost:4321     a dev server that is running already, instead of one of its own
 */
async function edit(args: string[]): Promise<boolean> {
  const root = process.cwd();
  const wish = portWish(args);
  const { values: options } = parseArgs({
    args: wish.rest,
    options: { 'no-open': { type: 'boolean' }, preview: { type: 'string' }, verbose: { type: 'boolean' } },
  });
  const { site, ...place } = await findSite(root, undefined);
  const { contentDir } = place;
  const preview = withPath(options.preview ? new URL(options.preview).origin : await startPreview());
  const keysOf = (name: string): string[] => {
    const bytes = disk.read(`${contentDir}/${name}`);
    const data: unknown = bytes && parse(Buffer.from(bytes).toString());
    return typeof data === 'object' && data ? Object.keys(data) : [];
  };
  const token = randomBytes(24).toString('hex');
  const brand = site.brand.appName;
  const show = (name: string): string => displayPath(`${contentDir}/${name}`, root);
  const server = createEditor({
    root,
    contentDir,
    token,
    accent: site.brand.accent,
    checker: startChecker(root, place),
    previewReady: () => answers(preview),
    desk: () => ({
      brand,
      preview,
      languages: locales.map((code) => ({ code, name: languages[code].name })),
      texts: listTexts(contentDir, show, brand),
      categories: keysOf('categories.yaml'),
      tags: keysOf('tags.yaml'),
    }),
  });
  const port = await listenAt(server, wish, '127.0.0.1');
  const address = `http://127.0.0.1:${port}/?token=${token}`;
  console.log(
    `\nThe editor is at  ${address}\nIt writes to ${displayPath(contentDir, root)}/ and nowhere else. Ctrl+C ends it.`,
  );
  if (!options['no-open']) openBrowser(address);
  return new Promise(() => {});
}

/** Where the site begins on that server. */
const withPath = (origin: string): string => origin + withBase('');

/** A dev server of its own; its messages are shown only when something goes wrong. */
async function startPreview(): Promise<string> {
  const probe = createServer();
  const port = await listen(probe, 0, '127.0.0.1');
  await new Promise((closed) => probe.close(closed));
  const { dev } = await import('astro');
  dev({ logLevel: 'error', server: { port, host: '127.0.0.1' } }).catch((error: unknown) =>
    console.error('There is no live preview; texts can be edited and saved all the same.', error),
  );
  return `http://127.0.0.1:${port}`;
}

/** Ends when somebody listens there; gives up after a minute, and the frame shows what the browser says. */
async function answers(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const tryOnce = (): Promise<boolean> =>
    new Promise((done) => {
      const socket = connect(Number(port), hostname);
      socket.once('connect', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
  for (let tries = 0; tries < 300 && !(await tryOnce()); tries += 1) await wait(200);
}

/** Where there is no browser to open, the address has been printed. */
function openBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
    linux: ['xdg-open'],
  };
  const [program, ...options] = openers[process.platform] ?? [];
  if (!program) return;
  const child = spawn(program, [...options, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

await runCommand(edit);
