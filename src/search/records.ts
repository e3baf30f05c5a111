import type { Page } from '../built-site/page.ts';
import { kept } from '../built-site/site.ts';
import { type Locale, perLocale } from '../languages/index.ts';
import { extractPage } from './extract.ts';
import type { PageRecord } from './index-format.ts';

/** Every page of a built site that can be found, by language. Older versions of the docs would answer all twice. */
export class SearchRecords {
  readonly byLocale = perLocale((): PageRecord[] => []);
  private readonly oldDocs: string[];

  constructor(docsVersions: ReadonlyArray<{ id: string }>) {
    this.oldDocs = docsVersions.filter(({ id }) => id !== 'current').map(({ id }) => `/docs/${id}/`);
  }

  add(page: Page): void {
    this.addRecord(page.locale, this.read(page));
  }

  /** What can be found of one page. */
  read(page: Page): PageRecord | undefined {
    return this.oldDocs.some((folder) => page.path.startsWith(folder)) ? undefined : extractPage(page);
  }

  addRecord(locale: Locale, record: PageRecord | undefined): void {
    if (record) this.byLocale[locale].push(kept(record));
  }
}
