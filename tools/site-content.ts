import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SiteConfig, siteSchema } from '../src/lib/site-schema.ts';

export interface SitePlace {
  configFile: string;
  contentDir: string;
  site: SiteConfig;
}

/** The site a command works on: the project's own, or the one `SITE_CONFIG`, `SITE_CONTENT` or `--content` name. */
export async function findSite(root: string, content: string | undefined): Promise<SitePlace> {
  const configFile = resolve(root, process.env.SITE_CONFIG ?? 'site.config.ts');
  const configModule: { default: unknown } = await import(pathToFileURL(configFile).href);
  return {
    configFile,
    contentDir: resolve(root, content ?? process.env.SITE_CONTENT ?? 'content'),
    site: siteSchema.parse(configModule.default),
  };
}
