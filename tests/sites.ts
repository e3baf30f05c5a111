import { join } from 'node:path';
import { run } from '../scripts/run.ts';

/** The sites of the browser tests. All are built by the same command from the same code. */
export interface Site {
  config: string;
  content: string;
  dist: string;
  /** Few, where the tests turn the pages of the blog. */
  postsPerPage?: number;
}

const built = 'tests/.built';
export const postsPerPage = 3;

/** The owner's: only what holds for any content is asked of it. */
export const ownersSite: Site = { config: 'site.config.ts', content: 'content', dist: 'dist' };

/** The tests' own, with every kind of page and every state. */
export const testSite: Site = {
  config: 'tests/site/site.config.ts',
  content: 'tests/site/content',
  dist: `${built}/site/dist`,
  postsPerPage,
};

/** The same with the settings of which a site can have only one at a time: see its config. */
export const variantSite: Site = {
  config: 'tests/site/variant.config.ts',
  content: `${built}/variant/content`,
  dist: `${built}/variant/dist`,
  postsPerPage,
};

/** Points a command of the project at a site. */
export const environment = ({ config, content, dist, postsPerPage: posts }: Site): Record<string, string> => ({
  SITE_CONFIG: config,
  SITE_CONTENT: content,
  SITE_OUT: dist,
  SITE_CACHE: join(dist, '..', 'cache'),
  ...(posts && { SITE_POSTS_PER_PAGE: String(posts) }),
});

/** A command of the project, for one of the sites. */
export async function runFor(site: Site, command: string, args: string[] = []): Promise<void> {
  const { code } = await run('node', [`scripts/${command}.ts`, ...args], { env: environment(site) });
  if (code !== 0) throw new Error(`${command} failed for ${site.config}`);
}
