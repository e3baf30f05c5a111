import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { withBase } from '../i18n/base.ts';

/** The development server has no built pages: it answers with the index of the last build, if there is one. */
export function search(): AstroIntegration {
  let dist: URL;
  return {
    name: 'search',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = config.outDir;
      },
      'astro:server:setup': ({ server }) => {
        for (const folder of ['search-index', 'assets/search'])
          server.middlewares.use(withBase(`/${folder}`), sirv(fileURLToPath(new URL(folder, dist)), { dev: true }));
      },
    },
  };
}
