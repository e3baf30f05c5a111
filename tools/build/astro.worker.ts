import { parentPort, workerData } from 'node:worker_threads';

/** Astro in a thread of its own; see render.ts. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.SITE_OUT = workerData.dist;
// As Astro does, and before the configuration loads React: two kinds of it do not work together.
process.env.NODE_ENV ||= 'production';
const astro = await import('astro');
// Node reads the configuration as it is: Astro would start a server of Vite for it.
const { default: config } = await import('../../astro.config.ts');
await astro.build({ ...config, configFile: false, logLevel: workerData.verbose ? 'info' : 'warn' });
// Every page has said which picture it wants.
workerData.painter.postMessage('all ordered');
// Vite leaves timers behind that would keep the thread alive.
parentPort?.postMessage('finished');
