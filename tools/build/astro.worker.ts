import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureOrder } from '../../src/social/orders.ts';
import { Inputs } from './inputs.ts';
import { keepPages } from './kept-pages.ts';

/** Astro in a thread of its own; see render.ts. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.SITE_OUT = workerData.dist;
// As Astro does, and before the configuration loads React: two kinds of it do not work together.
process.env.NODE_ENV ||= 'production';
const { site } = await import('../../src/site.ts');
const { ownerFile } = await import('../../src/owner/owner-file.ts');
const { contentDir } = await import('../../src/files/folder.ts');
const readInputs = (): Inputs =>
  new Inputs({
    root: process.cwd(),
    content: contentDir,
    ownerFile: ownerFile.path,
    named: [site.brand.logo],
    environment: process.env,
  });
const inputs = readInputs();
const pages = keepPages({
  folder: join(workerData.cache, 'pages'),
  inputs,
  unchanged: () => inputs.isSame(readInputs()),
  assets: () => globSync('**/*', { cwd: resolve(workerData.dist, 'assets') }),
  order: (order: PictureOrder) => workerData.painter.postMessage(order),
});

const astro = await import('astro');
// Node reads the configuration as it is: Astro would start a server of Vite for it.
const { default: config } = await import('../../astro.config.ts');
await astro.build({
  ...config,
  integrations: [...(config.integrations ?? []), pages],
  configFile: false,
  logLevel: workerData.verbose ? 'info' : 'warn',
});
// Every page has said which picture it wants.
workerData.painter.postMessage('all ordered');
// Vite leaves timers behind that would keep the thread alive.
parentPort?.postMessage({ key: inputs.key });
