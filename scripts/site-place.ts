import { resolve } from 'node:path';

export interface SitePlace {
  configFile: string;
  contentDir: string;
  /** Where the built site stands. */
  dist: string;
}

/** The site a command works on: the project's own, or the one `SITE_CONFIG`, `SITE_CONTENT`, `SITE_OUT` name. */
export const placeOfSite = (root: string, content?: string, dist?: string): SitePlace => ({
  configFile: resolve(root, process.env.SITE_CONFIG ?? 'site.config.ts'),
  contentDir: resolve(root, content ?? process.env.SITE_CONTENT ?? 'content'),
  dist: resolve(root, dist ?? process.env.SITE_OUT ?? 'dist'),
});
