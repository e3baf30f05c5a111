import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { languages } from '../../src/languages/index.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import type { Page } from './page.ts';

const linksPerPost = 2;

/** What the language counts: words, or Han characters. Code and front matter do not count. */
export function lengthOf({ locale, passages }: Pick<Page, 'locale' | 'passages'>): number {
  const { counted } = languages[locale].measure;
  const inBody = passages.filter(({ kind }) => kind === 'paragraph' || kind === 'heading' || kind === 'cell');
  return inBody.reduce((total, { text }) => total + (text.match(counted)?.length ?? 0), 0);
}

/** No stubs (company pages are as long as they need), and posts that link on. */
export function checkLengths({ pages }: Content): RawFinding[] {
  const findings: RawFinding[] = [];
  for (const page of pages) {
    if (page.syntaxError || page.collection === 'pages') continue;
    const { unit, least } = languages[page.locale].measure;
    const wanted = least[page.collection];
    const length = lengthOf(page);
    if (length < wanted) {
      findings.push({
        rule: 'length',
        file: page.file,
        line: 1,
        what: `${length} ${unit}, at least ${wanted} are wanted`,
        fix: 'finish the page (see "Form" in CONTRIBUTING.md) or set draft: true in all languages',
      });
    }
    const links = page.links.filter(({ url, image }) => !image && /^\/(docs|blog)\//.test(url)).length;
    if (page.collection === 'blog' && links < linksPerPost) {
      findings.push({
        rule: 'length',
        file: page.file,
        line: 1,
        what: links === 0 ? 'no link to a docs page or another post' : 'only one link to a docs page or another post',
        fix: `link at least ${linksPerPost} pages the post rests on, e.g. [Connect phones](/docs/tutorial-basics/connect-to-devices)`,
      });
    }
  }
  return findings;
}

/** `--counts`: one line a page, one column a language. */
export function countsTable(pages: Page[]): string {
  const rows = new Map<string, Partial<Record<Locale, number>>>();
  for (const page of pages) {
    const key = `${page.folder}/${page.slug}`;
    rows.set(key, { ...rows.get(key), [page.locale]: lengthOf(page) });
  }
  const width = Math.max(4, ...[...rows.keys()].map((key) => key.length));
  const head = `${'page'.padEnd(width)}${locales.map((locale) => `${locale} ${languages[locale].measure.unit}`.padStart(20)).join('')}`;
  const lines = [...rows].map(
    ([key, counts]) =>
      `${key.padEnd(width)}${locales.map((locale) => String(counts[locale] ?? '–').padStart(20)).join('')}`,
  );
  const english = [...rows.values()].reduce((total, counts) => total + (counts[defaultLocale] ?? 0), 0);
  return [head, ...lines, `${rows.size} pages, ${english} words in ${defaultLocale}`].join('\n');
}
