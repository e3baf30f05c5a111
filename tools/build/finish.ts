import { join } from 'node:path';
import { writeHostFiles } from '../../deploy/host-files.ts';
import { compact } from '../../src/built-site/compact.ts';
import { DirectScripts } from '../../src/built-site/direct-scripts.ts';
import { InlineCode } from '../../src/built-site/inline-hashes.ts';
import { IslandProps } from '../../src/built-site/island-props.ts';
import { IslandRuntime } from '../../src/built-site/island-runtime.ts';
import { JoinedStyles } from '../../src/built-site/join-styles.ts';
import { NamedAssets } from '../../src/built-site/named-assets.ts';
import { readPages } from '../../src/built-site/site.ts';
import { type SitemapEntry, sitemapEntry, writeSitemap } from '../../src/built-site/sitemap.ts';
import { withBase } from '../../src/lib/base.ts';
import { absolute } from '../../src/lib/seo.ts';
import type { Program } from '../../src/program/uses.ts';
import { SearchRecords } from '../../src/search/records.ts';
import { writeSearchIndex } from '../../src/search/write-index.ts';
import { docsVersions, site } from '../../src/site.ts';
import type { Painted } from '../../src/social/orders.ts';
import type { BuiltCheck } from '../check/built.ts';
import { cacheFolder } from './cache.ts';
import { KeptIndexes } from './kept-index.ts';

/** What the rest of the build has to do with the finished pages. */
export interface Finishing {
  /** The program's labels: searching for one finds the page that explains it. */
  program: Program | undefined;
  /** When the pictures of the pages are in their place. */
  painted: Promise<Painted>;
  /** Is shown every page and what can be found on all of them, and told what is wrong with their pictures. */
  check: Pick<BuiltCheck, 'add' | 'addPicture' | 'searched'>;
  /** How long each step took, if somebody wants to know. */
  tell: ((text: string) => void) | undefined;
}

/**
 * What follows when Astro has written the pages. Each gets one style sheet, scripts without detour and islands without
 * their words, loses what none of its readers needs, and is read once, for all who want to know something of it. Scripts
 * and style sheets that none needs go; then what the readers have learned is written, the host files last: they name
 * every file.
 */
export async function finishSite(dist: string, { program, painted, check, tell }: Finishing): Promise<void> {
  let before = performance.now();
  const done = (what: string): void => {
    const now = performance.now();
    tell?.(`${what} in ${Math.round(now - before)} ms`);
    before = now;
  };

  const styles = new JoinedStyles(dist);
  const scripts = new DirectScripts(dist);
  const islands = new IslandProps(dist);
  const runtime = new IslandRuntime(dist);
  const entries: SitemapEntry[] = [];
  const records = new SearchRecords(docsVersions);
  const code = new InlineCode();
  const assets = new NamedAssets();
  const edited = (html: string): string => compact(runtime.moveOut(islands.moveOut(scripts.lead(styles.join(html)))));
  for (const page of readPages(dist, (html) => assets.note(edited(html)))) {
    entries.push(...sitemapEntry(page));
    records.add(page);
    code.add(page);
    check.add(page);
  }
  assets.removeOthers(dist);
  check.searched(records.byLocale);
  done('pages read');
  writeSitemap(dist, absolute(site.origin, withBase('/')), entries);
  done('sitemap written');
  const indexes = new KeptIndexes(join(cacheFolder(), 'search'));
  await writeSearchIndex(dist, records, program, indexes.build);
  indexes.clear();
  done('search index written');
  const { ordered, drawn, problems } = await painted;
  for (const problem of problems) check.addPicture(problem);
  done(`${ordered} social pictures, ${drawn} of them drawn: waited`);
  await writeHostFiles(dist, code.hashes);
  done('host files written');
}
