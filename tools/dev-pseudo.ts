import { run } from './run.ts';

/** English words replaced by accented, longer ones: what stays readable was never translated, what breaks is too tight. */
await run('astro', ['dev', '--port', '4321'], { env: { SITE_PSEUDO: '1' } });
