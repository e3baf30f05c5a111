import { InputError } from '../src/lib/problems.ts';
import type { SiteConfig } from '../src/lib/site-schema.ts';
import { readConfig } from './check/config.ts';
import { displayPath } from './check/files.ts';
import { describeFinding } from './check/finding.ts';
import { placeOfSite, type SitePlace } from './site-place.ts';

/** The site a command works on with its owner's file, for commands that can do nothing without it. */
export async function findSite(root: string, content: string | undefined): Promise<SitePlace & { site: SiteConfig }> {
  const place = placeOfSite(root, content);
  const { site, findings } = await readConfig(place.configFile, displayPath(place.configFile, root));
  if (!site) throw new InputError(findings.map(describeFinding).join('\n'));
  return { ...place, site };
}
