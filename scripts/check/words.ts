import { z } from 'zod';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { knownLocales, languages } from '../../src/languages/index.ts';
import type { Content } from './content.ts';
import { type DataFile, setName } from './data-file.ts';
import { type Finding, found, missingIn } from './finding.ts';
import { dataPassage, excerpt, isQuoted, lineAt, type Names, type Passage } from './passage.ts';
import { remembered } from './remember.ts';

const word = z.string({ error: 'write the word to use' }).min(1, 'write the word to use');

/** content/<language>/glossary.yaml: what writers may not write, and the word to use. */
export const glossarySchema = z
  .record(z.string(), word)
  .describe('What writers may not write, in quotes, and the word to use. * matches any ending.');

/** Lists of what readers may type or writers may not, wrong spellings included: no rule of language applies. */
const wordless = /\/search\/|\/glossary\.yaml$/;

/** The passages of a file change when the file does, or a name that is cited in it. */
const passagesWith = remembered((names: Names) =>
  remembered(({ strings, file, name, locale }: DataFile): Passage[] =>
    strings.flatMap(({ path, line, text }) => {
      if (!locale || path.at(-1) === 'slug' || isQuoted(setName(name) ?? name, path, text)) return [];
      return text.trim() ? [dataPassage(names, { file, locale, line }, text)] : [];
    }),
  ),
);

/** Everything readers see, from pages and data. */
const allPassages = ({ pages, data, names }: Content): Passage[] => [
  ...pages.flatMap(({ passages }) => passages),
  ...data.filter(({ name }) => !wordless.test(name)).flatMap(passagesWith(names)),
];

/** One pattern for all variants of a language: nearly every passage passes, and one match is enough to know. */
const rulesOf = remembered(({ data, locale = defaultLocale }: DataFile) => {
  const { spaced } = languages[locale].measure;
  const variants = Object.entries(glossarySchema.safeParse(data).data ?? {}).map(([variant, use]) => {
    const letters = variant.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+');
    // A hyphen makes another word or a file name: whitelabel-config.json.
    const source = spaced ? `(?<![\\p{L}-])(?:${letters})(?![\\p{L}-])` : letters;
    // An abbreviation in capitals is one only in capitals.
    return { variant, use, source, pattern: new RegExp(source, /^\p{Lu}+$/u.test(variant) ? 'gu' : 'giu') };
  });
  const suspicious = new RegExp(variants.map(({ source }) => source).join('|') || '$^', 'iu');
  return { suspicious, variants };
});

/** Words the glossary replaces, notes to oneself, and English in other languages. */
export function checkWords(content: Content): Finding[] {
  const { pages, data, site } = content;
  const glossaries = new Map(
    knownLocales.map((locale) => [locale, data.find(({ name }) => name === `${locale}/glossary.yaml`)]),
  );
  const english = new Set(
    pages.filter(({ locale }) => locale === defaultLocale).flatMap((page) => page.passages.map(({ text }) => text)),
  );
  return [
    ...[...glossaries.values()].flatMap((glossary) => (glossary ? circlesIn(glossary) : [])),
    ...allPassages(content).flatMap((passage) => {
      const glossary = glossaries.get(passage.locale);
      return [
        ...(glossary ? notTheWord(passage, glossary) : []),
        ...unfinishedIn(passage),
        ...untranslatedIn(passage, english, site),
      ];
    }),
  ];
}

function circlesIn(glossary: DataFile): Finding[] {
  const { suspicious, variants } = rulesOf(glossary);
  return variants
    .filter(({ use }) => suspicious.test(use))
    .map(({ variant, use }) => {
      const what = `"${use}" is the word for "${variant}" and at the same time one not to write`;
      return found('glossary', glossary, [variant], what, 'write another word to use, or take out the other entry');
    });
}

function notTheWord(passage: Passage, glossary: DataFile): Finding[] {
  const { file, own } = passage;
  const { suspicious, variants } = rulesOf(glossary);
  if (!suspicious.test(own)) return [];
  return variants.flatMap(({ pattern, use }) =>
    [...own.matchAll(pattern)].map(({ index, 0: written }) =>
      found('glossary', file, lineAt(passage, index), `"${written}" is not the word of the glossary`, `write ${use}`),
    ),
  );
}

const unfinished =
  /\b(?:TODO|TBD|TBC|FIXME|XXX|WIP)\b|[Ll]orem ipsum|待翻译|待补充|待完善|占位(?!符|置)|[Пп]еревести позже|нужен перевод|текст-рыба/gu;

const unfinishedIn = (passage: Passage): Finding[] =>
  [...passage.own.matchAll(unfinished)].map(({ index, 0: mark }) => {
    const what = `"${mark}" marks something unfinished`;
    return found('unfinished', passage.file, lineAt(passage, index), what, 'finish the sentence or take it out');
  });

const leastWords = 6;

/** A text of the English page as it is, or one with more English than its own letters. */
function untranslatedIn(passage: Passage, english: ReadonlySet<string>, site: Content['site']): Finding[] {
  const { file, line, locale, text, own } = passage;
  if (locale === defaultLocale) return [];
  const latin = own.match(/[A-Za-z][A-Za-z'’-]+/g) ?? [];
  if (latin.length < leastWords) return [];
  const { measure, englishName } = languages[locale];
  const letters = (own.match(measure.letters)?.length ?? 0) * measure.density;
  const isLatin = 'a'.search(measure.letters) === 0;
  if (!english.has(text) && (isLatin || latin.join('').length <= letters)) return [];
  const fix = `translate it into ${englishName}; commands and messages go into backticks`;
  const { severity } = missingIn(site, locale);
  return [found('unfinished', file, line, `mostly English: ${excerpt(text)}`, fix, { severity })];
}
