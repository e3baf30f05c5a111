import { defaultLocale, type Locale, locales } from '../../src/lib/locales.ts';
import type { Content } from './content.ts';
import { excerpt, type RawFinding } from './finding.ts';
import type { Page } from './page.ts';
import { lineAt } from './passage.ts';

/**
 * Words, or Han characters in Chinese, below which an article looks like a stub. Russian has no articles and fewer small
 * words: a full translation has 13 % fewer words on average, the tersest on this site 19 %. Company pages are as long as
 * they need.
 */
const minimum = {
  docs: { en: 250, 'zh-Hans': 400, ru: 200 },
  blog: { en: 550, 'zh-Hans': 900, ru: 440 },
} satisfies Record<string, Record<Locale, number>>;
const linksPerPost = 2;
/** Han texts say as much in half the characters. */
const sharedParagraph = { en: 80, ru: 80, 'zh-Hans': 40 } satisfies Record<Locale, number>;

/** Words in English and Russian, Han characters in Chinese; code and front matter do not count. */
export function lengthOf({ locale, passages }: Pick<Page, 'locale' | 'passages'>): number {
  const pattern = locale === 'zh-Hans' ? /\p{Script=Han}/gu : /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;
  const inBody = passages.filter(({ kind }) => kind === 'paragraph' || kind === 'heading' || kind === 'cell');
  return inBody.reduce((total, { text }) => total + (text.match(pattern)?.length ?? 0), 0);
}

/** No stubs, posts that lead on, no paragraph twice. */
export function checkLengths({ pages }: Content): RawFinding[] {
  const findings: RawFinding[] = [];
  for (const page of pages) {
    if (page.syntaxError || page.collection === 'pages') continue;
    const wanted = minimum[page.collection][page.locale];
    const unit = page.locale === 'zh-Hans' ? 'Han characters' : 'words';
    const length = lengthOf(page);
    if (length < wanted) {
      findings.push({
        rule: 'length',
        file: page.file,
        line: 1,
        what: `${length} ${unit}, at least ${wanted} are wanted`,
        mend: 'finish the page (see "Form" in CONTRIBUTING.md) or set draft: true in all languages',
      });
    }
    const links = page.links.filter(({ url, image }) => !image && /^\/(docs|blog)\//.test(url)).length;
    if (page.collection === 'blog' && links < linksPerPost) {
      findings.push({
        rule: 'length',
        file: page.file,
        line: 1,
        what: links === 0 ? 'no link to a docs page or another post' : 'only one link to a docs page or another post',
        mend: `link at least ${linksPerPost} pages the post rests on, e.g. [Connect phones](/docs/tutorial-basics/connect-to-devices)`,
      });
    }
  }
  return [...findings, ...checkSharedParagraphs(pages)];
}

function checkSharedParagraphs(pages: Page[]): RawFinding[] {
  const findings: RawFinding[] = [];
  const seen = new Map<string, { page: Page; line: number }>();
  for (const page of pages) {
    if (page.collection !== 'blog') continue;
    for (const passage of page.passages) {
      if (passage.kind !== 'paragraph' || passage.text.length < sharedParagraph[page.locale]) continue;
      const key = `${page.locale}\n${passage.text}`;
      const first = seen.get(key);
      const line = lineAt(passage, 0);
      if (!first) seen.set(key, { page, line });
      else {
        findings.push({
          rule: 'length',
          file: page.file,
          line,
          what: `the paragraph "${excerpt(passage.text, 0, 40)}" stands also in ${first.page.file}:${first.line}`,
          mend: 'keep it in one place and link there, or write what this page adds',
        });
      }
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
  const unit = (locale: Locale): string => (locale === 'zh-Hans' ? 'characters' : 'words');
  const head = `${'page'.padEnd(width)}${locales.map((locale) => `${locale} ${unit(locale)}`.padStart(20)).join('')}`;
  const lines = [...rows].map(
    ([key, counts]) =>
      `${key.padEnd(width)}${locales.map((locale) => String(counts[locale] ?? '–').padStart(20)).join('')}`,
  );
  const english = [...rows.values()].reduce((total, counts) => total + (counts[defaultLocale] ?? 0), 0);
  return [head, ...lines, `${rows.size} pages, ${english} words in ${defaultLocale}`].join('\n');
}
