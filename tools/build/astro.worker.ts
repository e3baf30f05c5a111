import { parentPort, workerData } from 'node:worker_threads';

/** Astro in a thread of its own; see render.ts. */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.SITE_OUT = workerData.dist;
const astro = await import('astro');
await astro.build({ logLevel: workerData.verbose ? 'info' : 'warn' });
// Every page has said which picture it wants.
workerData.painter.postMessage('all ordered');
// Vite leaves timers behind that would keep the thread alive.
parentPort?.postMessage('finished');
