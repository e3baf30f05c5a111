import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { defaultLocale, isLocale, type Locale } from '../../src/lib/locales.ts';
import { builtEngine } from '../../src/search/built-engine.ts';
import { TermIndex } from '../../src/search/term-index.ts';
import { followRequests } from '../moments.ts';
import { ownersSite } from '../sites.ts';
import { codeOf, htmlOf, kindOf, paths, prefixes, prefixOf, source, textsIn } from './pages.ts';

/** What the search may weigh and work, however much there is to be found. */
const kb = 1024;

const textsOf = (prefix: string): string[] =>
  paths.filter((path) => prefixOf(path) === prefix && /^\/(?:docs|blog)\/…$/.test(kindOf(path)));
/** The budgets were set with 74 texts; what is written later brings its share. */
const share = (prefix: string): number => Math.max(1, (textsIn('docs', prefix) + textsIn('blog', prefix)) / 74);
const titleOf = (path: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path))?.[1] ?? '').replaceAll(/<[^>]+>|&[^;]+;/g, '').trim();

/** Bytes of the files behind some paths, as a host with gzip sends them. */
const weigh = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(ownersSite.dist, file.slice(source.length)))).length, 0);

const dialog = (page: Page) => page.locator('.search-dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');

async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).locator('.search-box')).toHaveAttribute('aria-busy', 'false');
  // All texts have been read when nothing is said about waiting any more.
  await expect(dialog(page).locator('.search-note')).toHaveCount(0);
}

/** How many places are scored for one key at most, while queries are typed letter by letter. */
function mostScored(locale: Locale, queries: readonly string[]): number {
  const { engine } = builtEngine(ownersSite.dist, locale);
  const { search } = TermIndex.prototype;
  let scored = 0;
  let most = 0;
  TermIndex.prototype.search = function (this: TermIndex<string>, term) {
    const found = search.call(this, term);
    scored += 1 + found.size;
    return found;
  };
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      scored = 0;
      // What is found is scored whether it is shown or not; quoting it is no part of what is counted.
      engine.search(query.slice(0, length), { limit: 0 });
      most = Math.max(most, scored);
    }
  }
  TermIndex.prototype.search = search;
  return most;
}

for (const prefix of prefixes) {
  const code = codeOf(prefix);
  const locale = isLocale(code) ? code : defaultLocale;

  test(`the index keeps its budget: ${prefix || '/'}`, async ({ page }) => {
    const [start = '/'] = textsOf(prefix);
    const { paths: asked, settled } = followRequests(page);
    await page.goto(start);
    await settled();
    const ofThePage = asked.length;
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    await settled();
    const opening = weigh(asked.slice(ofThePage));
    expect(opening, 'bytes before the first result can appear').toBeLessThanOrEqual(110 * kb * share(prefix));
    await ask(page, titleOf(start));
    const index = weigh(asked.slice(ofThePage).filter((path) => path.includes('/assets/search/')));
    expect(index, 'the index has been read').toBeGreaterThan(1 * kb);
    expect(index, 'bytes of the whole index').toBeLessThanOrEqual(170 * kb * share(prefix));
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ prefix, opening, index }) });
  });

  // Milliseconds are the machine's (bench/search-keys.ts measures them); the work done for a key is ours, and the same
  // everywhere. The limits leave room for half as much again as the site needs with 74 texts.
  test(`a key asks for little work: ${prefix || '/'}`, () => {
    const scored = mostScored(locale, textsOf(prefix).map(titleOf));
    test.info().annotations.push({ type: 'work', description: JSON.stringify({ prefix, scored }) });
    expect(scored, 'the counting counts').toBeGreaterThan(1);
    expect(scored, 'places scored for one key').toBeLessThanOrEqual(4000 * share(prefix));
  });
}
