import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHostFiles } from '../../deploy/host-files.ts';
import type { PageEdits } from '../../src/built-site/edits.ts';
import { InlineCode, inlineHashes } from '../../src/built-site/inline-hashes.ts';
import { NamedAssets } from '../../src/built-site/named-assets.ts';
import type { Page } from '../../src/built-site/page.ts';
import { filesIn, pageFiles } from '../../src/built-site/site.ts';
import { type SitemapEntry, sitemapEntry, writeSitemap } from '../../src/built-site/sitemap.ts';
import { withBase } from '../../src/lib/base.ts';
import { absolute } from '../../src/lib/seo.ts';
import type { Program } from '../../src/program/uses.ts';
import { SearchRecords } from '../../src/search/records.ts';
import { writeSearchIndex } from '../../src/search/write-index.ts';
import { docsVersions, site } from '../../src/site.ts';
import { isPictureFile } from '../../src/social/address.ts';
import type { Painted } from '../../src/social/orders.ts';
import type { BuiltCheck } from '../check/built.ts';
import { cacheFolder, pagesFolder } from './cache.ts';
import { KeptIndexes } from './kept-index.ts';
import { KeptNotes, type PageNotes } from './kept-notes.ts';
import { takeOver } from './kept-pages.ts';
import { hashOfFile, type LastSite, writeLastSite } from './last-site.ts';
import type { Rendered } from './render.ts';

/** What the rest of the build has to do with the finished pages. */
export interface Finishing {
  /** The program's labels: searching for one finds the page that explains it. */
  program: Program | undefined;
  /** When the pictures of the pages are in their place. */
  painted: Promise<Painted>;
  rendered: Rendered;
  /** Does something when the site stands in its place. */
  whenPublished: (work: () => void) => void;
  /** Is shown every page and what can be found on all of them, and told what is wrong with their pictures. */
  check: Pick<BuiltCheck, 'read' | 'add' | 'addPicture' | 'searched'>;
  /** How long each step took, if somebody wants to know. */
  tell: ((text: string) => void) | undefined;
}

/**
 * What follows when Astro has written the pages. Each gets one style sheet, scripts without detour and islands without
 * their words, loses what none of its readers needs, and is read once, for all who want to know something of it; of one
 * that is as it was they know it from the last build. Scripts
 * and style sheets that none needs go; then what the readers have learned is written, the host files last: they name
 * every file.
 */
export async function finishSite(
  dist: string,
  { program, painted, rendered, whenPublished, check, tell }: Finishing,
): Promise<void> {
  let before = performance.now();
  const done = (what: string): void => {
    const now = performance.now();
    tell?.(`${what} in ${Math.round(now - before)} ms`);
    before = now;
  };

  const { key, texts, changed } = rendered;
  const edits = changed ? undefined : await editsOf(dist);
  const entries: SitemapEntry[] = [];
  const records = new SearchRecords(docsVersions);
  const code = new InlineCode();
  const assets = new NamedAssets();
  const notes = new KeptNotes(join(cacheFolder(), 'notes'), `${key}\0${dist}`);
  const take = (page: Page): PageNotes => ({
    locale: page.locale,
    sitemap: sitemapEntry(page),
    record: records.read(page),
    inline: inlineHashes(page),
    check: check.read(page),
  });
  for (const { file, html } of pageFiles(dist, edits && ((page) => assets.note(edits.apply(page))))) {
    const noted = notes.of(file, html, take);
    entries.push(...noted.sitemap);
    records.addRecord(noted.locale, noted.record);
    code.add(noted.inline);
    check.add(noted.check);
  }
  notes.keep();
  if (edits) assets.removeOthers(dist);
  const pages = filesIn(dist).filter((file) => !isPictureFile(file));
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
  const cache = cacheFolder();
  if (changed) {
    whenPublished(() => {
      takeOver(pagesFolder(cache), changed.rendered);
      writeLastSite(cache, changed.site);
    });
  } else if (edits && texts) {
    const files = Object.fromEntries(
      [...pages, ...filesIn(dist).filter(isPictureFile)].map((file) => [
        file,
        hashOfFile(readFileSync(join(dist, file))),
      ]),
    );
    const made: LastSite = { key, texts, files, known: edits.known, painted: { ordered, drawn, problems } };
    whenPublished(() => writeLastSite(cache, made));
  }
  await writeHostFiles(dist, code.hashes);
  done('host files written');
}

/** Loaded only for them: with the bundler, which makes inline scripts smaller. */
async function editsOf(dist: string): Promise<PageEdits> {
  const edits = await import('../../src/built-site/edits.ts');
  return new edits.PageEdits(dist);
}
