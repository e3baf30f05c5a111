import { defaultLocale } from '../../src/i18n/locales.ts';
import { knownLocales, type Locale, languages, perLocale } from '../../src/languages/index.ts';
import type { Content } from './content.ts';
import { found, type RawFinding } from './finding.ts';
import type { Glossary } from './glossary.ts';
import { excerpt, lineAt, type Passage } from './passage.ts';
import { remembered } from './remember.ts';
import { missingIn } from './required.ts';

/** One pattern for all variants of a language: nearly every passage is fine, and one look tells. */
function compile(entries: Array<[variant: string, use: string]>, locale: Locale) {
  const { spaced } = languages[locale].measure;
  const variants = entries.map(([variant, use]) => {
    const letters = variant.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+');
    // A hyphen makes another word or a file name: whitelabel-config.json.
    const source = spaced ? `(?<![\\p{L}-])(?:${letters})(?![\\p{L}-])` : letters;
    // An abbreviation in capitals is one only in capitals.
    return { use, source, pattern: new RegExp(source, /^\p{Lu}+$/u.test(variant) ? 'gu' : 'giu') };
  });
  const suspicious = new RegExp(variants.map(({ source }) => source).join('|') || '$^', 'iu');
  return { suspicious, variants };
}

const rulesOf = remembered((glossary: Glossary) =>
  perLocale((locale) => compile(Object.entries(glossary[locale] ?? {}), locale)),
);

/** Words the glossary replaces, notes to oneself, and English in other languages. */
export function checkWords(passages: Passage[], { glossary, pages, data, show, site }: Content): RawFinding[] {
  const rules = rulesOf(glossary);
  const circles = knownLocales.flatMap((locale) =>
    Object.entries(glossary[locale] ?? {})
      .filter(([, use]) => rules[locale].suspicious.test(use))
      .map(([variant, use]) =>
        found(
          'glossary',
          show(`${locale}/glossary.yaml`),
          data.find(({ name }) => name === `${locale}/glossary.yaml`)?.yaml.lineOf([variant]),
          `"${use}" is the word for "${variant}" and at the same time one not to write`,
          'write another word to use, or take out the other entry',
        ),
      ),
  );
  const english = new Set(
    pages.filter(({ locale }) => locale === defaultLocale).flatMap((page) => page.passages.map(({ text }) => text)),
  );
  return [
    ...circles,
    ...passages.flatMap((passage) => [...problemsIn(glossary)(passage), ...untranslatedIn(passage, english, site)]),
  ];
}

const problemsIn = remembered((glossary: Glossary) =>
  remembered((passage: Passage) => [
    ...notTheWord(passage, rulesOf(glossary)[passage.locale]),
    ...unfinishedIn(passage),
  ]),
);

function notTheWord(passage: Passage, { suspicious, variants }: ReturnType<typeof compile>): RawFinding[] {
  const { file, own } = passage;
  if (!suspicious.test(own)) return [];
  return variants.flatMap(({ pattern, use }) =>
    [...own.matchAll(pattern)].map(({ index, 0: written }) =>
      found('glossary', file, lineAt(passage, index), `"${written}" is not the word of the glossary`, `write ${use}`),
    ),
  );
}

const unfinished =
  /\b(?:TODO|TBD|TBC|FIXME|XXX|WIP)\b|[Ll]orem ipsum|待翻译|待补充|待完善|占位(?!符|置)|[Пп]еревести позже|нужен перевод|текст-рыба/gu;

const unfinishedIn = (passage: Passage): RawFinding[] =>
  [...passage.own.matchAll(unfinished)].map(({ index, 0: mark }) =>
    found(
      'unfinished',
      passage.file,
      lineAt(passage, index),
      `"${mark}" marks something unfinished`,
      'finish the sentence or take it out',
    ),
  );

const leastWords = 6;

/** A text of the English page as it is, or one with more English than its own letters. */
function untranslatedIn(passage: Passage, english: ReadonlySet<string>, site: Content['site']): RawFinding[] {
  const { file, locale, text, own } = passage;
  if (locale === defaultLocale) return [];
  const latin = own.match(/[A-Za-z][A-Za-z'’-]+/g) ?? [];
  if (latin.length < leastWords) return [];
  const { measure, englishName } = languages[locale];
  const letters = (own.match(measure.letters)?.length ?? 0) * measure.density;
  const isLatin = 'a'.search(measure.letters) === 0;
  if (!english.has(text) && (isLatin || latin.join('').length <= letters)) return [];
  const fix = `translate it into ${englishName}; commands and messages go into backticks`;
  const { severity } = missingIn(site, locale);
  return [found('unfinished', file, lineAt(passage, 0), `mostly English: ${excerpt(text)}`, fix, { severity })];
}
