import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import * as pagefind from 'pagefind';
import { parse } from 'yaml';
import { z } from 'zod';
import { readPages } from '../src/built-site/site.ts';
import { isLocale, type Locale, locales } from '../src/lib/locales.ts';
import { localizePath } from '../src/lib/routes.ts';
import { builtEngine } from '../src/search/built-engine.ts';
import type { PageRecord } from '../src/search/index-format.ts';
import { SearchRecords } from '../src/search/records.ts';
import { withKeywords, withQuestions } from '../src/search/write-index.ts';
import { docsVersions } from '../src/site.ts';
import { browserFlags, findOrInstallBrowser } from './browser.ts';
import { listen } from './port.ts';
import { count, noScore, reaches, type Score, share } from './search-score.ts';

/**
 * How well the search of the built site answers the questions in tests/search, beside Pagefind on the same pages.
 *   npm run search:quality                         all languages, all sets
 *   npm run search:quality -- --misses             also lists what was not found in first place
 *   npm run search:quality -- --query "usb hub" --locale ru
 *   npm run search:quality -- --questions my.yaml --locale en
 * Ends with an error when a target is missed on the main set.
 */
const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    locale: { type: 'string' },
    misses: { type: 'boolean', default: false },
    query: { type: 'string' },
    questions: { type: 'string' },
  },
});

/** First answers and answers among the first three, in percent of the questions; size of the index. */
const targets = { first: 80, third: 95, bytes: 170 * 1024 };
const dist = resolve(options.dist);
const looked = 10;

const questionsSchema = z.array(
  z.strictObject({
    q: z.string().min(1),
    page: z.string().startsWith('/'),
    heading: z.string().optional(),
    /** Other pages that answer as well. */
    or: z.array(z.string().startsWith('/')).default([]),
  }),
);
type Question = z.infer<typeof questionsSchema>[number];

const readQuestions = (file: string): Question[] => questionsSchema.parse(parse(readFileSync(file, 'utf8')));

/** Addresses of the pages found, the best first. */
type Finder = (query: string) => Promise<string[]> | string[];

async function score(questions: Question[], locale: Locale, find: Finder): Promise<Score> {
  const total = noScore();
  for (const { q, page, or } of questions) {
    const found = await find(q);
    const answers = [page, ...or].map((path) => localizePath(path, locale));
    const place = found.findIndex((path) => answers.includes(path)) + 1;
    count(total, place);
    if (place !== 1) total.misses.push(`  ${place || '–'}  ${q} → ${page} (found ${found.slice(0, 3).join(', ')})`);
  }
  return total;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same text our index is made from, as Pagefind likes it: one main part, headings with ids. */
const asHtml = ({ title, description, keywords, sections }: PageRecord, locale: Locale): string =>
  `<!doctype html><html lang="${locale}"><head><title>${escaped(title)}</title></head><body data-pagefind-body>
<h1>${escaped(title)}</h1><p>${escaped(description)}</p><p>${escaped(keywords.join(', '))}</p>${sections
    .map(
      ({ id, heading, text, code, questions }) =>
        `${id ? `<h2 id="${id}">${escaped(heading)}</h2>` : ''}${text
          .split('\n')
          .map((line) => `<p>${escaped(line)}</p>`)
          .join('')}<pre>${escaped(code)}</pre><p>${escaped(questions.join(', '))}</p>`,
    )
    .join('')}</body></html>`;

interface Baseline {
  find: (locale: Locale) => Promise<Finder>;
  close: () => Promise<void>;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };

/** Pagefind runs in a browser: a page that loads its index and answers queries. */
async function createBaseline(pages: Record<Locale, PageRecord[]>): Promise<Baseline> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  for (const locale of locales) {
    const { index, errors } = await pagefind.createIndex();
    if (!index) throw new Error(errors.join('\n'));
    for (const page of pages[locale]) await index.addHTMLFile({ url: page.path, content: asHtml(page, locale) });
    await index.writeFiles({ outputPath: join(folder, locale) });
  }
  await pagefind.close();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path);
    const [, locale = ''] = path.split('/');
    if (existsSync(file) && extname(file)) {
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(file));
    } else
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><html lang="${locale}"><title>p</title>`);
  });
  const port = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserFlags });
  return {
    find: async (locale) => {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${port}/${locale}/`);
      await page.evaluate(`import('/${locale}/pagefind.js').then((module) => { window.finder = module })`);
      return async (query) => {
        const found: unknown = await page.evaluate(`(async () => {
          const { results } = await window.finder.search(${JSON.stringify(query)});
          const pages = await Promise.all(results.slice(0, ${looked}).map((result) => result.data()));
          return pages.map(({ url }) => url);
        })()`);
        return z.array(z.string()).parse(found);
      };
    },
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function print(name: string, score: Score): void {
  const shown = (part: number): string => share(part, score).toFixed(3);
  console.log(
    `  ${name.padEnd(10)} success@1 ${shown(score.first)}  success@3 ${shown(score.third)}  MRR ${shown(score.reciprocal)}`,
  );
  if (options.misses) for (const miss of score.misses) console.log(`  ${miss}`);
}

const chosen = locales.filter((locale) => !options.locale || locale === options.locale);
if (options.locale && !isLocale(options.locale)) throw new Error(`--locale must be one of ${locales.join(', ')}`);
const finderOf = (locale: Locale): { find: Finder; bytes: number } => {
  const { engine, bytes } = builtEngine(dist, locale);
  return { bytes, find: (query) => engine.search(query, { limit: looked }).pages.map(({ path }) => path) };
};

async function showQuery(query: string): Promise<void> {
  for (const locale of chosen) {
    console.log(`${locale}: ${query}`);
    for (const path of await finderOf(locale).find(query)) console.log(`  ${path}`);
  }
}

async function measure(): Promise<boolean> {
  const records = new SearchRecords(docsVersions);
  for (const page of readPages(dist)) records.add(page);
  const baseline = await createBaseline(withQuestions(withKeywords(records.byLocale)));
  let good = true;
  const complain = (what: string): void => {
    good = false;
    console.log(`  ✗ ${what}`);
  };
  for (const locale of chosen) {
    const own = finderOf(locale);
    const other = await baseline.find(locale);
    const main = options.questions ?? `tests/search/questions.${locale}.yaml`;
    const others = options.questions ? [] : globSync(`tests/search/*.${locale}.yaml`).sort();
    console.log(`${locale}, index ${(own.bytes / 1024).toFixed(1)} KB`);
    if (own.bytes > targets.bytes) complain(`the index is larger than ${targets.bytes / 1024} KB`);
    for (const file of new Set([main, ...others])) {
      const questions = readQuestions(file);
      const ours = await score(questions, locale, own.find);
      const theirs = await score(questions, locale, other);
      console.log(` ${file}: ${questions.length} questions`);
      print('this site', ours);
      print('Pagefind', theirs);
      if (file !== main) continue;
      if (!reaches(ours.first, ours, targets.first)) complain(`success@1 is below ${targets.first} %`);
      if (!reaches(ours.third, ours, targets.third)) complain(`success@3 is below ${targets.third} %`);
      if (ours.first <= theirs.first || ours.third <= theirs.third || ours.reciprocal <= theirs.reciprocal)
        complain('not ahead of Pagefind');
    }
  }
  await baseline.close();
  return good;
}

if (options.query) await showQuery(options.query);
else process.exitCode = (await measure()) ? 0 : 1;
