import { createHash } from 'node:crypto';
import { unixLineEnds } from '../../src/lib/line-ends.ts';
import type { Content } from './content.ts';
import { type Finding, found } from './finding.ts';
import { type Page, translated } from './page.ts';

/** Line ends, trailing spaces and the number of empty lines say nothing about the meaning. */
function normalized(text: string): string {
  return unixLineEnds(text)
    .normalize('NFC')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Twelve hexadecimal digits that change when the English words change. */
export function fingerprint({ data, body }: Pick<Page, 'data' | 'body'>): string {
  const text = [data.title, data.description, body].map((part) => normalized(String(part ?? ''))).join('\n\u0000\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export interface Translation {
  page: Page;
  /** The English page it was made from. */
  base: Page;
  wanted: string;
  state: 'fresh' | 'stale' | 'never accepted';
}

export function translations(pages: Page[]): Translation[] {
  return translated(pages).map(({ page, base }) => {
    const wanted = fingerprint(base);
    const { source } = page.data;
    const state = source === wanted ? 'fresh' : source === undefined ? 'never accepted' : 'stale';
    return { page, base, wanted, state };
  });
}

export const remedy = ({ page, base }: Translation): string =>
  `compare with ${base.file}, bring the text up to date, then: npm run translations -- --accept ${page.file}`;

/** The translation was made from the current English text. */
export const checkTranslations = ({ pages }: Content): Finding[] =>
  translations(pages)
    .filter(({ state }) => state !== 'fresh')
    .map((translation) => {
      const { page, base, state } = translation;
      const what =
        state === 'stale'
          ? `the English text has changed since this translation (${base.file})`
          : 'nobody has yet recorded which English text this translates';
      return found('translations', page, ['source'], what, remedy(translation));
    });

/** The file with the fingerprint in its front matter; every other byte stays. */
export function withSource(source: string, value: string): string {
  // In quotes: a fingerprint of digits only would be read as a number.
  const line = `source: "${value}"`;
  const end = source.indexOf('\n---', 3);
  if (!source.startsWith('---') || end < 0) throw new Error('has no front matter');
  const eol = source.slice(0, end).includes('\r\n') ? '\r\n' : '\n';
  const head = source.slice(0, end);
  const changed = /^source:.*$/m.test(head)
    ? head.replace(/^source:[^\r\n]*/m, line)
    : `${head.replace(/\r$/, '')}${eol}${line}${eol === '\r\n' ? '\r' : ''}`;
  return changed + source.slice(end);
}
