import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutBase } from '../i18n/base.ts';

const indexFile = /^\/(?:search-index|assets\/search)\/[\w.-]+\.json$/;

/** The development server has no built pages: it answers with the index of the last build, if there is one. */
export function search(): AstroIntegration {
  let dist = '';
  return {
    name: 'search',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = withoutBase(request.url?.split('?')[0] ?? '');
          if (!indexFile.test(path)) return next();
          readFile(join(dist, path)).then(
            (data) => response.end(data),
            () => next(),
          );
        });
      },
    },
  };
}
