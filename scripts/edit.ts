import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { rolldown } from 'rolldown';
import { parseDocument } from 'yaml';
import { withBase } from '../src/i18n/base.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';
import { languages } from '../src/languages/index.ts';
import { brandCss } from '../src/layouts/brand-css.ts';
import { displayPath } from './check/files.ts';
import { runCommand } from './command.ts';
import { startChecker } from './edit/checker.ts';
import { createEditor, type EditedSite } from './edit/server.ts';
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
  const brand = site.brand.appName;
  const show = (name: string): string => displayPath(`${contentDir}/${name}`, root);
  const keysOf = (name: string): string[] =>
    Object.keys(parseDocument(readFileSync(`${contentDir}/${name}`, 'utf8')).toJS() ?? {});
  const preview = (options.preview ? new URL(options.preview).origin : await startPreview()) + withBase('');
  const token = randomBytes(24).toString('hex');
  const server = createEditor({
    root,
    contentDir,
    token,
    page: await bundlePage(),
    check: startChecker({ root, ...place }),
    desk: () => ({
      brand,
      preview,
      languages: locales.map((code) => ({ code, name: languages[code].name })),
      texts: listTexts(contentDir, show, brand),
      categories: keysOf('data/categories.yaml'),
      tags: keysOf(`${defaultLocale}/tags.yaml`),
    }),
  });
  const address = `http://127.0.0.1:${await listenAt(server, wish, '127.0.0.1')}/?token=${token}`;
  console.log(`\nThe editor is at  ${address}\nIt writes to ${show('')} and nowhere else. Ctrl+C ends it.`);
  if (!options['no-open']) openBrowser(address);
  return new Promise(() => {});
}

/** The editor's page by address, in memory. */
async function bundlePage(): Promise<EditedSite['page']> {
  const text = (path: string): string => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');
  const bundle = await rolldown({
    input: `${import.meta.dirname}/edit/page/App.tsx`,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
  });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  const css = text('../src/styles/tokens.css') + brandCss() + text('edit/page/editor.css');
  return {
    '/': { type: 'text/html', body: text('edit/page/index.html') },
    '/editor.js': { type: 'text/javascript', body: output[0].code },
    '/editor.css': { type: 'text/css', body: css },
  };
}

/** A dev server, at the next free port; only its errors are printed. */
async function startPreview(): Promise<string> {
  const { address } = await dev({ logLevel: 'error', server: { host: '127.0.0.1', port: 4400 } });
  return `http://127.0.0.1:${address.port}`;
}

/** The address is printed too, for machines without a browser. */
function openBrowser(address: string): void {
  const openers: Record<string, string[]> = { darwin: ['open'], win32: ['rundll32', 'url.dll,FileProtocolHandler'] };
  const [program = '', ...options] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...options, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {}).unref();
}

await runCommand(edit);
