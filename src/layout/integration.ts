import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const brandModule = 'virtual:brand.css';
/** As a path: the dev server offers the module to the browser at this address. */
export const brandAddress = '/__brand.css';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the layout adds to Astro: brand colors, how React is rendered, the directives that wake islands, dev-only pages. */
export function layout(brandCss: () => string): AstroIntegration {
  return {
    name: 'layout',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addRenderer, command, injectRoute, updateConfig }) => {
        addRenderer({
          name: 'react-at-build',
          clientEntrypoint: '@astrojs/react/client.js',
          serverEntrypoint: here('../islands/react-renderer.ts'),
        });
        addClientDirective({ name: 'onTouch', entrypoint: here('../islands/on-touch.client.ts') });
        addClientDirective({ name: 'visibleAfterInput', entrypoint: here('../islands/visible-after-input.client.ts') });
        if (command === 'dev') {
          injectRoute({ pattern: '/dev/design', entrypoint: here('../dev/design.astro'), prerender: true });
          injectRoute({ pattern: '/dev/program/[locale]', entrypoint: here('../dev/program.astro'), prerender: true });
        }
        updateConfig({
          vite: {
            plugins: [
              {
                // To read the texts, a build starts Vite's server; what that prepares for browsers nobody asks for.
                name: 'without-prebundling',
                configEnvironment: {
                  order: 'post',
                  handler: (_, options) => {
                    // In its place, not returned: what is returned would be added to what others want prepared.
                    if (command !== 'dev') options.optimizeDeps = { noDiscovery: true };
                  },
                },
              },
              {
                // See src/browser/router/router.client.ts. What view transitions need stays out of the script, too.
                name: 'without-view-transitions',
                transform: {
                  filter: { id: /astro\/dist\/transitions\/router\.js/ },
                  handler: (code) => {
                    const question = '!!document.startViewTransition';
                    if (!code.includes(question)) throw new Error(`Astro's router no longer asks ${question}`);
                    return code.replace(question, 'false');
                  },
                },
              },
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
