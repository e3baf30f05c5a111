import { resolve } from 'node:path';
import { InputError } from '../src/lib/problems.ts';
import type { SiteConfig } from '../src/lib/site-schema.ts';
import { readConfig } from './check/config.ts';
import { displayPath } from './check/content.ts';
import { describeFinding, judged } from './check/finding.ts';

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

/** The same with the owner's file, for commands that can do nothing without it. */
export async function findSite(root: string, content: string | undefined): Promise<SitePlace & { site: SiteConfig }> {
  const place = placeOfSite(root, content);
  const { site, findings } = await readConfig(place.configFile, displayPath(place.configFile, root));
  if (!site) throw new InputError(judged(findings).map(describeFinding).join('\n'));
  return { ...place, site };
}
