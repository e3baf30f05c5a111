import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { languages } from '../src/languages/index.ts';
import { withBase } from '../src/lib/base.ts';
import { locales } from '../src/lib/locales.ts';
import { displayPath } from './check/content.ts';
import { disk } from './check/files.ts';
import { runCommand } from './command.ts';
import { buildPage } from './edit/build-page.ts';
import { startChecker } from './edit/checker.ts';
import { createEditor } from './edit/server.ts';
import { listTexts } from './edit/texts.ts';
import { listenAt, portWish } from './port.ts';
import { findSite } from './site-content.ts';

/**
 * `npm run edit`: a local editor for the texts of content/, in all languages side by side, with the findings of
 * `npm run check` and links to the live preview. It answers this machine only and publishes nothing.
 *   --port 8080     another port        --no-open     does not open the browser
 *   --preview http://localhost:4321     a dev server that is running already
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
  const keysOf = (name: string): string[] => {
    const data: unknown = parse(Buffer.from(disk.read(`${contentDir}/${name}`) ?? []).toString());
    return typeof data === 'object' && data ? Object.keys(data) : [];
  };
  const [page, preview] = await Promise.all([
    buildPage(),
    options.preview ? new URL(options.preview).origin : startPreview(),
  ]);
  const token = randomBytes(24).toString('hex');
  const server = createEditor({
    root,
    contentDir,
    token,
    page,
    check: startChecker({ root, ...place }),
    desk: () => ({
      brand: site.brand.appName,
      preview: preview + withBase(''),
      languages: locales.map((code) => ({ code, name: languages[code].name })),
      texts: listTexts(contentDir, (name) => displayPath(`${contentDir}/${name}`, root), site.brand.appName),
      categories: keysOf('categories.yaml'),
      tags: keysOf('tags.yaml'),
    }),
  });
  const address = `http://127.0.0.1:${await listenAt(server, wish, '127.0.0.1')}/?token=${token}`;
  console.log(
    `\nThe editor is at  ${address}\nIt writes to ${displayPath(contentDir, root)}/ and nowhere else. Ctrl+C ends it.`,
  );
  if (!options['no-open']) openBrowser(address);
  return new Promise(() => {});
}

/** A dev server, at the next free port; only its errors are printed. */
async function startPreview(): Promise<string> {
  const { dev } = await import('astro');
  try {
    const { address } = await dev({ logLevel: 'error', server: { host: '127.0.0.1', port: 4400 } });
    return `http://127.0.0.1:${address.port}`;
  } catch (error) {
    console.error('There is no live preview; texts can be edited and saved all the same.', error);
    return 'http://127.0.0.1';
  }
}

/** The address is printed too, for machines without a browser. */
function openBrowser(address: string): void {
  const openers: Record<string, string[]> = { darwin: ['open'], win32: ['rundll32', 'url.dll,FileProtocolHandler'] };
  const [program = '', ...options] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...options, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {}).unref();
}

await runCommand(edit);
