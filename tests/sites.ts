import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/run.ts';

/** The sites the browser tests look at. All are made by the same command from the same code. */
export interface Site {
  config: string;
  content: string;
  dist: string;
}

const built = 'tests/.built';

/** The owner's: only what holds for any content is asked of it. */
export const ownersSite: Site = { config: 'site.config.ts', content: 'content', dist: 'dist' };

/** The tests' own, with every kind of page and every state. */
export const testSite: Site = {
  config: 'tests/site/site.config.ts',
  content: 'tests/site/content',
  dist: `${built}/site/dist`,
};

/** The same with the settings of which a site can have only one at a time: see its config. */
export const variantSite: Site = {
  config: 'tests/site/variant.config.ts',
  content: `${built}/variant/content`,
  dist: `${built}/variant/dist`,
};

/** Few posts a page: the tests turn the pages. */
export const postsPerPage = 3;

/** Every double fact switched to its other reading, as an owner would do it: one line each. */
function prepareVariant(): void {
  const { content } = variantSite;
  rmSync(content, { recursive: true, force: true });
  cpSync(testSite.content, content, {
    recursive: true,
    filter: (path) => !path.endsWith('docs-versions'),
  });
  const facts = join(content, 'facts.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replaceAll('use: value', 'use: otherReading'));
}

async function build({ config, content, dist }: Site): Promise<boolean> {
  const { code } = await run('node', ['tools/build.ts', '--force'], {
    env: {
      SITE_CONFIG: config,
      SITE_CONTENT: content,
      SITE_OUT: dist,
      SITE_CACHE: join(dist, '..', 'cache'),
      SITE_POSTS_PER_PAGE: String(postsPerPage),
    },
  });
  return code === 0;
}

/** `node tests/sites.ts` builds what the tests need beside the owner's site. */
if (import.meta.main) {
  prepareVariant();
  for (const site of [testSite, variantSite]) if (!(await build(site))) process.exit(1);
}
