import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { InlineHashes } from '../../src/built-site/inline-hashes.ts';
import { Page } from '../../src/built-site/page.ts';
import type { SitemapEntry } from '../../src/built-site/sitemap.ts';
import type { Locale } from '../../src/lib/locales.ts';
import type { PageRecord } from '../../src/search/index-format.ts';
import type { PageReading } from '../check/built.ts';

/** What sitemap, search, policy and check have learned from one page of the built site. */
export interface PageNotes {
  locale: Locale;
  sitemap: SitemapEntry[];
  record?: PageRecord | undefined;
  inline: InlineHashes;
  check: PageReading;
}

const lineFeed = 10;
const hashLength = 43;

/**
 * The notes on every page, kept from one build to the next: a page that is the same to the byte is not parsed again.
 * `version` stands for all else that makes a difference: the code that reads, and where the site lies.
 */
export class KeptNotes {
  private readonly file: string;
  private readonly version: string;
  /** Not as objects: of thousands of pages one at a time is looked at. */
  private readonly lines: Buffer;
  private readonly places = new Map<string, [from: number, to: number]>();
  private readonly written: number;

  constructor(file: string, version: string) {
    this.file = file;
    this.version = version;
    this.lines = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    for (let from = 0, to = 0; from < this.lines.length; from = to + 1) {
      to = this.lines.indexOf(lineFeed, from);
      if (to < 0) break;
      const hash = this.lines.toString('latin1', from, from + hashLength);
      this.places.set(hash, [from + hashLength, to]);
    }
    mkdirSync(dirname(file), { recursive: true });
    this.written = openSync(`${file}.new`, 'w');
  }

  /** The notes on a page, taken by `take` where they are not known. */
  of(file: string, html: string, take: (page: Page) => PageNotes): PageNotes {
    const hash = createHash('sha256').update(`${this.version}\0${file}\0`).update(html).digest('base64url');
    const place = this.places.get(hash);
    if (place) {
      const line = this.lines.toString('utf8', ...place);
      const known: PageNotes = JSON.parse(line);
      writeSync(this.written, `${hash}${line}\n`);
      return known;
    }
    const notes = take(new Page(file, html));
    writeSync(this.written, `${hash}${JSON.stringify(notes)}\n`);
    return notes;
  }

  /** When all pages have been read. A build that was stopped before leaves the notes of the last one. */
  keep(): void {
    closeSync(this.written);
    renameSync(`${this.file}.new`, this.file);
  }
}
