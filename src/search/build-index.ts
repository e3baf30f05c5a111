import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { type Locale, languages } from '../languages/index.ts';
import type { SearchLanguage } from '../languages/language.ts';
import { withBase } from '../lib/base.ts';
import { packTexts } from './codec.ts';
import {
  type Answer,
  type HeadsPart,
  type IndexParts,
  kinds,
  type LanguagePart,
  nextRowId,
  type PageRecord,
  packings,
  type RowRecord,
  type Synonyms,
} from './index-format.ts';
import { packText } from './ppm.ts';
import { Tokenizer } from './tokenize.ts';

/** Files of one language's index, by name; the parts know them by address. */
export interface BuiltIndex {
  files: Map<string, Uint8Array>;
  parts: IndexParts;
}

/**
 * Hosts serve these files as they are: packed once, here, and small on every host. Lists of words gain from short blocks,
 * running text from long ones.
 */
const pack = (data: Uint8Array | string): Uint8Array => {
  const packedBy = (memLevel: number): Uint8Array => deflateRawSync(data, { level: 9, memLevel });
  const [short, long] = [packedBy(6), packedBy(9)];
  return short.length < long.length ? short : long;
};

/** A paragraph that stands on more pages than this (warnings, shared notes) tells nothing about any of them. */
const pagesSharingAParagraph = 3;
const bytesAPart = 96 * 1024;
/** Guessing letters takes a slow computer half a second for this many; a site of a hundred pages has a tenth of it. */
const mostGuessedLetters = 500_000;

const packPart = (part: object): Uint8Array => {
  const text = JSON.stringify(part);
  const [packing, packed] =
    text.length > mostGuessedLetters ? [packings.deflated, pack(text)] : [packings.guessed, packText(text)];
  const file = new Uint8Array(1 + packed.length);
  file[0] = packing;
  file.set(packed, 1);
  return file;
};

/** Leaves out the paragraphs that many pages share. */
export function withoutSharedParagraphs(pages: PageRecord[]): PageRecord[] {
  const seen = new Map<string, number>();
  for (const { sections } of pages) {
    const own = new Set(sections.flatMap(({ text }) => text.split('\n')));
    for (const line of own) seen.set(line, (seen.get(line) ?? 0) + 1);
  }
  const isShared = (line: string): boolean => (seen.get(line) ?? 0) > pagesSharingAParagraph;
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      text: section.text
        .split('\n')
        .filter((line) => !isShared(line))
        .join('\n'),
    })),
  }));
}

/** Of what is found but never quoted, only the words that nothing else on the page says. */
export function leanCode(page: PageRecord, tokenizer: Tokenizer): PageRecord {
  if (page.sections.every(({ code }) => code === '')) return page;
  const termsOf = (text: string): string[] => tokenizer.tokenize(text).map(({ term }) => term);
  const texts = page.sections.flatMap(({ heading, text, rows }) => [heading, text, ...rows.map((row) => row.text)]);
  const said = new Set(termsOf([page.title, ...page.names, ...texts].join('\n')));
  const leanOf = (code: string): string => {
    const own = new Set<string>();
    for (const word of code.split(/[\s·]+/)) {
      const terms = termsOf(word);
      if (terms.every((term) => said.has(term))) continue;
      for (const term of terms) said.add(term);
      own.add(word);
    }
    return [...own].join(' ');
  };
  return { ...page, sections: page.sections.map((section) => ({ ...section, code: leanOf(section.code) })) };
}

/** Rows of texts are numbered on: an id is written where it is not the one that follows. */
const rowLines = (rows: RowRecord[]): string =>
  rows.map(({ id, text }, index) => `${id === nextRowId(rows[index - 1]?.id) ? '' : id} ${text}`).join('\n');

/** Of the pairs of characters, those whose second one the pages have. */
const pairsFor = (words: string, pairs = ''): string => {
  const used = new Set(words);
  return (pairs.match(/../gu) ?? []).filter((pair) => used.has(pair.slice(1))).join('');
};

/**
 * The synonyms that help find something: those that lead to no word of any page go. They are written for everything a
 * site can have, and would keep the names of what this one does without.
 */
export function usefulSynonyms({ same, leads, spoken }: Synonyms, texts: string[], tokenizer: Tokenizer): Synonyms {
  const termsOf = (text: string): string[] => tokenizer.tokenize(text).map(({ term }) => term);
  const known = new Set(texts.flatMap(termsOf));
  const isFound = (word: string): boolean => termsOf(word).some((term) => known.has(term));
  const found = {
    same: same.filter((words) => words.some(isFound)),
    leads: Object.fromEntries(
      Object.entries(leads).flatMap(([word, to]) => {
        const kept = to.filter(isFound);
        return kept.length > 0 ? [[word, kept] as const] : [];
      }),
    ),
  };
  // What is meant may be a word that only a synonym leads on from.
  for (const word of [...found.same.flat(), ...Object.keys(found.leads)])
    for (const term of termsOf(word)) known.add(term);
  return { ...found, spoken: Object.fromEntries(Object.entries(spoken).filter(([, meant]) => isFound(meant))) };
}

/** Docs first: their texts arrive first. */
const inOrder = (pages: PageRecord[]): PageRecord[] =>
  [...pages].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.path < b.path ? -1 : 1));

/** Latin words in other languages are mostly English: its question words say nothing there either. */
export function grammarOf(locale: Locale): SearchLanguage {
  const { search } = languages[locale];
  const fillers = locale === 'en' ? search.fillers : `${search.fillers} ${languages.en.search.fillers}`;
  return { ...search, fillers: fillers.trim().replace(/\s+/g, ' ') };
}

export function buildIndex(
  records: PageRecord[],
  { synonyms, answers = [] }: { synonyms: Synonyms; answers?: Answer[] },
  locale: Locale,
): BuiltIndex {
  const grammar = grammarOf(locale);
  const tokenizer = new Tokenizer(grammar);
  const pages = inOrder(withoutSharedParagraphs(records)).map((page) => leanCode(page, tokenizer));
  const files = new Map<string, Uint8Array>();
  const add = (part: string, data: Uint8Array): string => {
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
    const file = `/assets/search/${locale}-${part}.${hash}.bin`;
    files.set(file, data);
    return withBase(file);
  };

  const heads: HeadsPart = pages.map((page) => [
    page.path,
    kinds.indexOf(page.kind),
    page.within,
    page.title,
    page.description,
    page.sections.slice(1).map(({ id, heading }) => [id, heading]),
  ]);

  const textsOf = ({ keywords, names, sections }: PageRecord): string[] => [
    keywords.join('\n'),
    names.join('\n'),
    ...sections.flatMap(({ text, code, questions, rows }) => [text, code, questions.join('\n'), rowLines(rows)]),
  ];
  const packed = packTexts(pages.flatMap(textsOf));
  const found = pages.flatMap((page) => [
    page.title,
    page.description,
    ...page.sections.map(({ heading }) => heading),
    ...textsOf(page),
  ]);
  const language: LanguagePart = {
    words: packed.words,
    synonyms: usefulSynonyms(synonyms, found, tokenizer),
    answers,
    otherCharacters: pairsFor(packed.words, languages[locale].otherCharacters),
  };
  const texts: IndexParts['texts'] = [];
  let part: Uint8Array[] = [];
  let size = 0;
  for (const [index, page] of pages.entries()) {
    const own = packed.pack(textsOf(page));
    part.push(own);
    size += own.length;
    if (size < bytesAPart && index + 1 < pages.length) continue;
    texts.push({ file: add(`text${texts.length}`, pack(Buffer.concat(part))), from: index + 1 - part.length });
    part = [];
    size = 0;
  }
  return {
    files,
    parts: {
      grammar,
      heads: add('heads', packPart(heads)),
      language: add('language', packPart(language)),
      texts,
    },
  };
}
