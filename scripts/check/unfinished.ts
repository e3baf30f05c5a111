import { defaultLocale } from '../../src/i18n/locales.ts';
import { type Locale, languages } from '../../src/languages/index.ts';
import type { Content } from './content.ts';
import { codeMark, excerpt, type RawFinding } from './finding.ts';
import type { Page } from './page.ts';
import { lineAt, type Passage } from './passage.ts';
import { remembered } from './remember.ts';

/** In whatever language somebody left a note to himself. */
const unfinishedWords = Object.values(languages).flatMap(({ unfinished }) => unfinished);

/** Nothing unfinished, and no English left where readers expect their own language. */
export function checkUnfinished(passages: Passage[], { pages }: Content): RawFinding[] {
  return [...passages.flatMap(problemsIn), ...copiedSentences(pages)];
}

const problemsIn = remembered((passage: Passage) => [
  ...unfinishedIn(passage),
  ...(passage.locale === defaultLocale ? [] : untranslatedIn(passage)),
]);

export function unfinishedIn(passage: Passage): RawFinding[] {
  return unfinishedWords
    .flatMap((pattern) => [...passage.text.matchAll(pattern)])
    .map(({ index, 0: found }) => ({
      rule: 'unfinished',
      file: passage.file,
      line: lineAt(passage, index),
      what: `"${found}" marks something unfinished`,
      fix: 'finish the sentence or take it out',
    }));
}

const latinWord = /[A-Za-z][A-Za-z'’-]+/g;
const leastWords = 6;

/** Names of menus, pages and products stay Latin: bold, links and citations do not count. */
function ownWords({ text, labels, links, cited }: Passage): string {
  return [...labels, ...links, ...cited].reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  );
}

/** A language in Latin letters looks like English; there only whole sentences tell, see below. */
const isLatin = (locale: Locale): boolean => 'a'.search(languages[locale].measure.letters) === 0;

export function untranslatedIn(passage: Passage): RawFinding[] {
  if (isLatin(passage.locale)) return [];
  const text = ownWords(passage);
  const words = text.match(latinWord) ?? [];
  if (words.length < leastWords) return [];
  const latin = words.join('').length;
  const { measure, englishName } = languages[passage.locale];
  const own = text.match(measure.letters)?.length ?? 0;
  if (latin <= own * measure.density) return [];
  return [
    {
      rule: 'unfinished',
      file: passage.file,
      line: lineAt(passage, 0),
      what: `mostly English: ${excerpt(passage.text, 0, 60)}`,
      fix: `translate it into ${englishName}; commands and messages go into backticks`,
    },
  ];
}

interface Sentence {
  text: string;
  from: number;
}

const sentencesIn = remembered((passage: Passage): Sentence[] => {
  const own = ownWords(passage);
  return [...passage.text.matchAll(/[^\s.!?。！？][^.!?。！？]*[.!?。！？]*/g)]
    .map(({ 0: text, index }) => ({ text: text.trim(), from: index }))
    .filter(({ text, from }) => {
      const words = own.slice(from, from + text.length).match(latinWord)?.length ?? 0;
      return !text.includes(codeMark) && words >= leastWords;
    });
});

/** Sentences of the English page that stand unchanged in its translation. */
export function copiedSentences(pages: Page[]): RawFinding[] {
  const english = new Map(
    pages
      .filter(({ locale }) => locale === defaultLocale)
      .map((page) => [
        `${page.folder}/${page.slug}`,
        new Set(page.passages.flatMap(sentencesIn).map(({ text }) => text)),
      ]),
  );
  return pages.flatMap((page) => {
    const original = english.get(`${page.folder}/${page.slug}`);
    if (!original || page.locale === defaultLocale) return [];
    return page.passages.flatMap((passage) =>
      sentencesIn(passage)
        .filter(({ text }) => original.has(text))
        .map(({ text, from }) => ({
          rule: 'unfinished' as const,
          file: page.file,
          line: lineAt(passage, from),
          what: `the same sentence as in English: ${excerpt(text, 0, 60)}`,
          fix: 'translate it; a message of the program goes into backticks',
        })),
    );
  });
}
