import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentDir } from '../files/content.ts';
import { brandCss } from '../layouts/brand-css.ts';
import { brandAddress } from '../layouts/integration.ts';
import { hastPlugins, mdastPlugins } from '../mdx/plugins/index.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let current = { mdastPlugins, hastPlugins, brandCss };

/**
 * What the plugins in astro.config.ts take from the site. Loaded with the configuration, they would know the content of
 * that moment only; the dev server reloads them when content changes.
 */
export const live = () => current;

/** Does our code read this file, so that Astro does not know which pages it concerns? */
export function isReadByCode(file: string, content: string, ownerFile: string): boolean {
  if (resolve(file) === ownerFile) return true;
  const inside = relative(content, resolve(file));
  return !inside.startsWith(`..${sep}`) && /\.(?:ya?ml|json|svg)$/.test(inside);
}

/**
 * `npm run dev`: a change in any YAML, JSON or SVG file of content/, or in the owner's file, reloads the browser. Without
 * `addWatchFile`, Astro's own way: it restarts the server, which then no longer notices new Markdown files.
 */
export function liveContent(): AstroIntegration {
  const ownerFile = resolve(process.env.SITE_CONFIG ?? 'site.config.ts');
  return {
    name: 'live-content',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const { hot: browser, moduleGraph: browserModules } = server.environments.client;
        const forget = (): void => {
          for (const { name, moduleGraph } of Object.values(server.environments))
            if (name !== 'client') moduleGraph.invalidateAll();
          // The browser's modules do not depend on the content, except for the colors.
          for (const module of browserModules.getModulesByFile(brandAddress) ?? [])
            browserModules.invalidateModule(module);
        };
        const reload = async (): Promise<void> => {
          forget();
          const plugins = await server.ssrLoadModule(here('../mdx/plugins/index.ts'));
          const brand = await server.ssrLoadModule(here('../layouts/brand-css.ts'));
          current = {
            mdastPlugins: plugins.mdastPlugins,
            hastPlugins: plugins.hastPlugins,
            brandCss: brand.brandCss,
          };
          // Again: a page requested during the reload was rendered with the old ones.
          forget();
        };

        const changed = new Set<string>();
        let busy = false;
        const work = async (): Promise<void> => {
          if (busy) return;
          busy = true;
          while (changed.size > 0) {
            const files = [...changed].map((file) => relative('.', file)).join(', ');
            changed.clear();
            try {
              await reload();
              logger.info(`reloaded ${files}`);
              browser.send({ type: 'full-reload', path: '*' });
            } catch (error) {
              const message = error instanceof Error ? error.message : String(error);
              logger.error(message);
              browser.send({ type: 'error', err: { message, stack: '' } });
            }
          }
          busy = false;
        };

        server.watcher.add([contentDir, ownerFile]);
        server.watcher.on('all', (_event, file) => {
          if (!isReadByCode(file, contentDir, ownerFile)) return;
          changed.add(file);
          void work();
        });
      },
    },
  };
}
