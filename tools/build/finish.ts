import { writeHostFiles } from '../../deploy/host-files.ts';
import { InlineCode } from '../../src/built-site/inline-hashes.ts';
import { JoinedStyles } from '../../src/built-site/join-styles.ts';
import type { Page } from '../../src/built-site/page.ts';
import { readPages } from '../../src/built-site/site.ts';
import { type SitemapEntry, sitemapEntry, writeSitemap } from '../../src/built-site/sitemap.ts';
import { writeSearchIndex } from '../../src/search/integration.ts';
import { SearchRecords } from '../../src/search/records.ts';
import { docsVersions, site } from '../../src/site.ts';

/** Is shown every page of the built site. */
export interface PageReader {
  add(page: Page): void;
}

/**
 * What follows when Astro has written the pages. Each gets one style sheet and is read once, for all who want to know
 * something of it; then what they have learned is written, the host files last: they name every file.
 */
export async function finishSite(dist: string, check: PageReader, tell: (text: string) => void): Promise<void> {
  let before = performance.now();
  const done = (what: string): void => {
    const now = performance.now();
    tell(`${what} in ${Math.round(now - before)} ms`);
    before = now;
  };

  const styles = new JoinedStyles(dist);
  const entries: SitemapEntry[] = [];
  const records = new SearchRecords(docsVersions);
  const code = new InlineCode();
  for (const page of readPages(dist, styles.join)) {
    entries.push(...sitemapEntry(page));
    records.add(page);
    code.add(page);
    check.add(page);
  }
  styles.removeReplaced();
  done('pages read');
  writeSitemap(dist, site.origin, entries);
  done('sitemap written');
  await writeSearchIndex(dist, records);
  done('search index written');
  await writeHostFiles(dist, code.hashes);
  done('host files written');
}
