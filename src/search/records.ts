import type { Page } from '../built-site/page.ts';
import { perLocale } from '../languages/index.ts';
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
    if (this.oldDocs.some((folder) => page.path.startsWith(folder))) return;
    const record = extractPage(page);
    if (record) this.byLocale[page.locale].push(record);
  }
}
