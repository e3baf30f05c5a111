import { writeHostFiles } from '../../deploy/host-files.ts';
import { InlineCode, inlineHashes } from '../../src/built-site/inline-hashes.ts';
import { readPages } from '../../src/built-site/site.ts';
import { type SitemapEntry, sitemapEntry, writeSitemap } from '../../src/built-site/sitemap.ts';
import { hasContent } from '../../src/files/content.ts';
import { withBase } from '../../src/i18n/base.ts';
import { absolute } from '../../src/lib/seo.ts';
import type { Program } from '../../src/program/uses.ts';
import { SearchRecords } from '../../src/search/extract.ts';
import { writeSearchIndex } from '../../src/search/write-index.ts';
import { docsVersions, site } from '../../src/site.ts';
import type { BuiltCheck } from '../check/built.ts';
import { compressSite } from './compress.ts';

export interface Finishing {
  /** Window and control labels: searching for one finds the page that explains it. */
  program: Program | undefined;
  check: Pick<BuiltCheck, 'add'>;
}

/** Reads each page Astro has written once: for sitemap, search index, security policy, host files and check. */
export async function finishSite(dist: string, { program, check }: Finishing): Promise<void> {
  const entries: SitemapEntry[] = [];
  const records = new SearchRecords(docsVersions);
  const code = new InlineCode();
  for (const page of readPages(dist, (file) => hasContent(`public${file}`))) {
    entries.push(...sitemapEntry(page));
    records.add(page);
    code.add(inlineHashes(page));
    check.add(page);
  }
  writeSitemap(dist, absolute(site.origin, withBase('/')), entries);
  await writeSearchIndex(dist, records, program);
  await writeHostFiles(dist, code.hashes);
  await compressSite(dist);
}
