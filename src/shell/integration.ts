import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeHostFiles } from '../../deploy/host-files.ts';
import { joinStyles } from './join-styles.ts';

const brandModule = 'virtual:brand.css';
/** As a path: the dev server offers the module to the browser at this address. */
export const brandAddress = '/__brand.css';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the shell adds to the build: brand colours, the directives that wake islands, dev-only pages, one style sheet a page, host files. */
export function shell(brandCss: () => string): AstroIntegration {
  return {
    name: 'shell',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, injectRoute, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: here('./interaction.client.ts') });
        addClientDirective({ name: 'engaged', entrypoint: here('./engaged.client.ts') });
        if (command === 'dev') {
          injectRoute({ pattern: '/dev/design', entrypoint: here('../dev/design.astro'), prerender: true });
          injectRoute({ pattern: '/dev/program/[locale]', entrypoint: here('../dev/program.astro'), prerender: true });
        }
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'brand-css',
                resolveId: (id) => (id === brandModule || id === brandAddress ? brandAddress : undefined),
                load: (id) => (id === brandAddress ? brandCss() : undefined),
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        joinStyles(fileURLToPath(dir));
        await writeHostFiles(fileURLToPath(dir));
      },
    },
  };
}
