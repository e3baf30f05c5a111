import { resolve } from 'node:path';

export interface SitePlace {
  configFile: string;
  contentDir: string;
  /** Folder of the built site. */
  dist: string;
}

/** The site a command works on: the project's own, or the one `SITE_CONFIG`, `SITE_CONTENT`, `SITE_OUT` name. */
export const placeOfSite = (root: string, content?: string): SitePlace => ({
  configFile: resolve(root, process.env.SITE_CONFIG ?? 'site.config.ts'),
  contentDir: resolve(root, content ?? process.env.SITE_CONTENT ?? 'content'),
  dist: resolve(root, process.env.SITE_OUT ?? 'dist'),
});
