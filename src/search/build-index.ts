import { createHash } from 'node:crypto';
import { withBase } from '../i18n/base.ts';
import { type Locale, languages } from '../languages/index.ts';
import type { SearchLanguage } from '../languages/language.ts';
import { type Answer, type Heads, kinds, type PageRecord, type Synonyms, type Texts } from './index-format.ts';
import { Tokenizer } from './tokenize.ts';

/** A paragraph on more pages than this (warnings, shared notes) says nothing about any of them. */
const pagesSharingAParagraph = 3;

export function withoutSharedParagraphs(pages: PageRecord[]): PageRecord[] {
  const seen = new Map<string, number>();
  for (const { sections } of pages)
    for (const line of new Set(sections.flatMap(({ text }) => text.split('\n'))))
      seen.set(line, (seen.get(line) ?? 0) + 1);
  const own = (text: string): string =>
    text
      .split('\n')
      .filter((line) => (seen.get(line) ?? 0) <= pagesSharingAParagraph)
      .join('\n');
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({ ...section, text: own(section.text) })),
  }));
}

/** Without the synonyms that lead to no word of any page: they would name what this site has left out. */
export function usefulSynonyms({ same, leads, spoken }: Synonyms, text: string, tokenizer: Tokenizer): Synonyms {
  const known = new Set(tokenizer.terms(text));
  const isFound = (word: string): boolean => tokenizer.terms(word).some((term) => known.has(term));
  const found = {
    same: same.filter((words) => words.some(isFound)),
    leads: Object.fromEntries(
      Object.entries(leads)
        .map(([word, to]) => [word, to.filter(isFound)] as const)
        .filter(([, to]) => to.length > 0),
    ),
  };
  // What is meant may be a word that only a synonym leads on from.
  for (const word of [...found.same.flat(), ...Object.keys(found.leads)])
    for (const term of tokenizer.terms(word)) known.add(term);
  return { ...found, spoken: Object.fromEntries(Object.entries(spoken).filter(([, meant]) => isFound(meant))) };
}

/** Latin words in other languages are mostly English: its fillers say nothing there either. */
export function grammarOf(locale: Locale): SearchLanguage {
  const { search } = languages[locale];
  return locale === 'en' ? search : { ...search, fillers: `${search.fillers} ${languages.en.search.fillers}` };
}

export function buildIndex(
  records: PageRecord[],
  { synonyms, answers = [] }: { synonyms: Synonyms; answers?: Answer[] },
  locale: Locale,
): { heads: Heads; texts: Texts } {
  const grammar = grammarOf(locale);
  // Docs first: their texts are indexed first.
  const pages = withoutSharedParagraphs(records).sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.path < b.path ? -1 : 1),
  );
  const written = JSON.stringify(pages);
  return {
    heads: {
      grammar,
      synonyms: usefulSynonyms(synonyms, written, new Tokenizer(grammar)),
      answers,
      otherCharacters: (languages[locale].otherCharacters?.match(/../gu) ?? [])
        .filter((pair) => written.includes(pair.slice(1)))
        .join(''),
      pages: pages.map((page) => ({
        ...page,
        sections: page.sections.map(({ id, heading, questions }) => ({ id, heading, questions })),
      })),
    },
    texts: pages.map(({ sections }) => sections.map(({ text, code, rows }) => ({ text, code, rows }))),
  };
}

/** A file whose name changes with its content: hosts let browsers keep it. */
export function indexFile(name: string, content: Heads | Texts): { file: string; address: string; json: string } {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  const file = `/assets/search/${name}.${hash}.json`;
  return { file, address: withBase(file), json };
}
