import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureOrder } from '../../src/social/orders.ts';
import { pagesFolder } from './cache.ts';
import { type ChangedSite, changeSite } from './changed-pages.ts';
import { compileTexts } from './compile-texts.ts';
import { Inputs } from './inputs.ts';
import { keepBundle, readBundle } from './kept-bundle.ts';
import { keepPages, type SeenPage } from './kept-pages.ts';
import { readLastSite } from './last-site.ts';
import type { Rendered } from './render.ts';

/** Astro in a thread of its own; see render.ts. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.SITE_OUT = workerData.dist;
// As Astro does, and before the configuration loads React: two kinds of it do not work together.
process.env.NODE_ENV ||= 'production';
const { site: owners } = await import('../../src/site.ts');
const { ownerFile } = await import('../../src/owner/owner-file.ts');
const { contentDir } = await import('../../src/files/folder.ts');
const root = process.cwd();
const readInputs = (): Inputs =>
  new Inputs({
    root,
    content: contentDir,
    ownerFile: ownerFile.path,
    named: [owners.brand.logo],
    environment: process.env,
  });

/** Asked again and again, and true of one moment: the first. */
function once<T>(ask: () => T): () => T {
  let answer: { value: T } | undefined;
  return () => {
    answer ??= { value: ask() };
    return answer.value;
  };
}

const inputs = readInputs();
const { dist, published, cache, painter, verbose } = workerData;
const bundleFolder = join(cache, 'bundle');

/** The last site with the pages that have changed, if nothing but bodies of texts has. */
async function changedSite(): Promise<ChangedSite | undefined> {
  try {
    return await changeSite({
      inputs,
      unchanged: () => inputs.isSame(readInputs()),
      published,
      dist,
      root,
      site: readLastSite(cache),
      bundle: readBundle(bundleFolder),
      bundleFolder,
      pagesFolder: pagesFolder(cache),
      compile: compileTexts,
    });
  } catch (error) {
    // Whatever it was: the whole build does without all that was kept, or says what is wrong.
    if (verbose) console.log(`made from the beginning: ${error instanceof Error ? error.message : error}`);
    globalThis.changedTexts = undefined;
    rmSync(dist, { recursive: true, force: true });
    return undefined;
  }
}

async function renderAll(): Promise<Rendered> {
  parentPort?.postMessage('pictures');
  const unchanged = once(() => inputs.isSame(readInputs()));
  const assets = once(() => globSync('**/*', { cwd: resolve(dist, 'assets') }));
  const seen: SeenPage[] = [];
  const pages = keepPages({
    folder: pagesFolder(cache),
    inputs,
    unchanged,
    assets,
    order: (order: PictureOrder) => painter.postMessage(order),
    seen: (page) => seen.push(page),
  });
  const bundle = keepBundle({ folder: bundleFolder, root, dist, inputs, unchanged, assets, pages: seen });
  const astro = await import('astro');
  // Node reads the configuration as it is: Astro would start a server of Vite for it.
  const { default: config } = await import('../../astro.config.ts');
  const integrations = [...(config.integrations ?? []), bundle, pages];
  await astro.build({ ...config, integrations, configFile: false, logLevel: verbose ? 'info' : 'warn' });
  // Every page has said which picture it wants.
  painter.postMessage('all ordered');
  return { key: inputs.key, texts: unchanged() ? inputs.textHashes : undefined, changed: undefined };
}

const site = await changedSite();
const rendered: Rendered = site ? { key: inputs.key, texts: undefined, changed: site } : await renderAll();
// Vite leaves timers behind that would keep the thread alive.
parentPort?.postMessage(rendered);
