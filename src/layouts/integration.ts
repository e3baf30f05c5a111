import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const brandModule = 'virtual:brand.css';
/** A path: the dev server serves the module at this address. */
export const brandAddress = '/__brand.css';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** An Astro integration: brand colors, a directive for islands, a page for development. */
export function layout(brandCss: () => string): AstroIntegration {
  return {
    name: 'layout',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, injectRoute, updateConfig }) => {
        addClientDirective({ name: 'firstInput', entrypoint: here('../islands/first-input.client.ts') });
        if (command === 'dev')
          injectRoute({ pattern: '/dev/program/[locale]', entrypoint: here('../dev/program.astro'), prerender: true });
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
    },
  };
}
