import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { hasContent, readYaml } from '../files/content.ts';
import { withBase } from '../i18n/base.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localizePath, splitLocale } from '../i18n/routes.ts';
import { languages, perLocale } from '../languages/index.ts';
import type { SearchLanguage } from '../languages/language.ts';
import { namesByPage } from '../program/names.ts';
import type { Program } from '../program/uses.ts';
import { crashWords, fillVerbatim } from '../site.ts';
import type { SearchRecords } from './extract.ts';
import {
  type Answer,
  type Heads,
  hrefOf,
  kinds,
  type Manifest,
  manifestFile,
  type PageRecord,
  type Texts,
} from './index-format.ts';
import { answersSchema, keywordsSchema, questionsSchema, type Synonyms, synonymsSchema } from './word-lists.ts';
import { searchWords } from './words.ts';

/** Suggested before anything is typed. */
const startPaths = [
  '/docs/intro',
  '/docs/tutorial-basics/connect-to-devices',
  '/docs/troubleshooting/unable-detect-phone',
  '/docs/troubleshooting/task_failed',
];

/** A file of content/<language>/search; a language may do without. */
const readWords = <S extends z.ZodType>(locale: Locale, name: string, schema: S): z.output<S> | undefined => {
  const file = `${locale}/search/${name}`;
  return hasContent(file) ? readYaml(file, schema) : undefined;
};

const readSynonyms = (locale: Locale): Synonyms => {
  const { same, leads } = readWords(locale, 'synonyms.yaml', synonymsSchema) ?? { same: [], leads: {} };
  const fill = (words: string[]): string[] => words.map((word) => fillVerbatim(word, locale));
  return {
    same: same.map(fill),
    leads: Object.fromEntries(Object.entries(leads).map(([word, to]) => [word, fill(to)])),
  };
};

/** An answer whose page is missing is left out; the check of the built pages reports it. */
function readAnswers(locale: Locale, pages: PageRecord[]): Answer[] {
  const places = new Set(pages.flatMap(({ path, sections }) => sections.map(({ id }) => hrefOf(path, id))));
  return (readWords(locale, 'answers.yaml', answersSchema) ?? []).flatMap(({ asks, says, href }): Answer[] => {
    // Without one, its page has been left out of this site.
    const address = href === undefined ? undefined : localizePath(href, locale);
    return address && places.has(address) ? [{ asks, says: fillVerbatim(says, locale), href: address }] : [];
  });
}

/**
 * All that can be found, with what was written for it in content/<language>/search (keywords of pages without front matter, questions
 * of readers) and the labels a page explains: typing a button's name finds its page.
 */
function searchRecords({ byLocale }: SearchRecords, program: Program | undefined): Record<Locale, PageRecord[]> {
  return perLocale((locale) => {
    const keywords = readWords(locale, 'keywords.yaml', keywordsSchema) ?? {};
    const asked = readWords(locale, 'questions.yaml', questionsSchema) ?? {};
    const fill = (text: string): string => fillVerbatim(text, locale);
    const names = program && namesByPage(program, locale, fill);
    // Docs first: MiniSearch takes the lengths of fields from what it has seen so far.
    const pages = byLocale[locale].toSorted(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.path < b.path ? -1 : 1),
    );
    return pages.map((page) => {
      const { path } = splitLocale(page.path);
      return {
        ...page,
        keywords: [...page.keywords, ...(keywords[path] ?? [])],
        names: names?.get(path.replace('/docs/', '')) ?? [],
        sections: page.sections.map((section) => ({
          ...section,
          questions: (asked[section.id ? `${path}#${section.id}` : path] ?? []).map(fill),
        })),
      };
    });
  });
}

/** Latin words in other languages are mostly English: its fillers say nothing there either. */
function grammarOf(locale: Locale): SearchLanguage {
  const { search } = languages[locale];
  return locale === 'en' ? search : { ...search, fillers: `${search.fillers} ${languages.en.search.fillers}` };
}

interface IndexFile {
  file: string;
  json: string;
}

/** A file whose name changes with its content: hosts let browsers keep it. */
function indexFile(name: string, content: Heads | Texts): IndexFile {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  return { file: `/assets/search/${name}.${hash}.json`, json };
}

function indexFiles(locale: Locale, pages: PageRecord[]): IndexFile[] {
  const heads = indexFile(`${locale}-heads`, {
    grammar: grammarOf(locale),
    synonyms: readSynonyms(locale),
    answers: readAnswers(locale, pages),
    otherCharacters: languages[locale].otherCharacters ?? '',
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(({ id, heading, questions }) => ({ id, heading, questions })),
    })),
  });
  const texts = indexFile(
    `${locale}-texts`,
    pages.map(({ sections }) => sections.map(({ text, code, rows }) => ({ text, code, rows }))),
  );
  const starts = startPaths.flatMap((path) => pages.filter((page) => page.path === localizePath(path, locale)));
  const manifest: Manifest = {
    heads: withBase(heads.file),
    texts: withBase(texts.file),
    starts: starts.map(({ path, title, kind, within }) => ({ path, title, kind, within })),
    labels: searchWords(locale),
    crash: crashWords(locale),
  };
  return [heads, texts, { file: manifestFile(locale), json: JSON.stringify(manifest) }];
}

/** The index of each language. */
export async function writeSearchIndex(
  dist: string,
  records: SearchRecords,
  program: Program | undefined,
): Promise<void> {
  const pages = searchRecords(records, program);
  for (const { file, json } of locales.flatMap((locale) => indexFiles(locale, pages[locale]))) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), json);
  }
}
