import { resolve } from 'node:path';

/** Fixture sites of the tests live elsewhere; everybody else uses `content/`. */
export const contentDir = resolve(process.env.SITE_CONTENT ?? 'content');
