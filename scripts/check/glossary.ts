import { z } from 'zod';
import { knownLocales, type Locale, languages, perLocale } from '../../src/languages/index.ts';
import { inSomeLanguages } from '../../src/lib/content-schemas.ts';
import type { DataFile } from './data-file.ts';
import type { RawFinding } from './finding.ts';
import { inside, lineAt, type Passage } from './passage.ts';
import { remembered } from './remember.ts';

const word = z.string({ error: 'write the word to use' }).min(1, 'write the word to use');

/** content/glossary.yaml: another word for a term, and the word to use. `*` in the variant stands for any ending. */
export const glossarySchema = inSomeLanguages(z.record(z.string(), word)).describe(
  'For each language: what writers may not write, in quotes, and the word to use. * stands for any ending.',
);
export type Glossary = z.output<typeof glossarySchema>;

interface Compiled {
  pattern: RegExp;
  use: string;
}

interface Rules {
  /** Nearly every passage is fine: one look tells. */
  suspicious: RegExp;
  variants: Compiled[];
}

const asPattern = (variant: string): string => variant.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+');

/** A hyphen makes another word or a file name: whitelabel-config.json. */
const whole = (pattern: string, locale: Locale): string =>
  languages[locale].measure.spaced ? `(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])` : pattern;

/** An abbreviation in capitals is one only in capitals. */
const isAbbreviation = (variant: string): boolean => /^\p{Lu}+$/u.test(variant);

function compile(glossary: Glossary, locale: Locale): Rules | undefined {
  const entries = Object.entries(glossary[locale] ?? {});
  if (entries.length === 0) return undefined;
  return {
    suspicious: new RegExp(whole(entries.map(([variant]) => asPattern(variant)).join('|'), locale), 'iu'),
    variants: entries.map(([variant, use]) => ({
      pattern: new RegExp(whole(asPattern(variant), locale), isAbbreviation(variant) ? 'gu' : 'giu'),
      use,
    })),
  };
}

const rulesOf = remembered((glossary: Glossary) => perLocale((locale) => compile(glossary, locale)));

/** Terms of the glossary, not their variants. Labels keep the spelling of the program. */
export function checkGlossary(passages: Passage[], { glossary }: { glossary: Glossary | undefined }): RawFinding[] {
  return glossary ? passages.flatMap(variantsBy(glossary)) : [];
}

/** A word to use that is itself a variant would send the writer in a circle. */
export function checkGlossaryFile({
  glossary = {},
  data,
}: {
  glossary: Glossary | undefined;
  data: DataFile[];
}): RawFinding[] {
  const entry = data.find(({ name }) => name === 'glossary.yaml');
  if (!entry) return [];
  const rules = rulesOf(glossary);
  return knownLocales.flatMap((locale) =>
    Object.entries(glossary[locale] ?? {}).flatMap(([variant, use]): RawFinding[] => {
      const other = rules[locale]?.variants.find(({ pattern }) => use.search(pattern) >= 0);
      if (!other) return [];
      return [
        {
          rule: 'glossary',
          file: entry.file,
          line: entry.yaml.lineOf([locale, variant]),
          what: `"${use}" is the word for "${variant}" and at the same time one not to write`,
          fix: `write ${other.use} here too, or take out the other entry`,
        },
      ];
    }),
  );
}

const variantsBy = remembered((glossary: Glossary) => {
  const rules = rulesOf(glossary);
  return remembered((passage: Passage): RawFinding[] => {
    const own = rules[passage.locale];
    if (!own?.suspicious.test(passage.text)) return [];
    return own.variants.flatMap(({ pattern, use }) =>
      [...passage.text.matchAll(pattern)]
        .filter(({ index, 0: found }) => !inside([...passage.labels, ...passage.cited], index, index + found.length))
        .map(({ index, 0: found }) => ({
          rule: 'glossary',
          file: passage.file,
          line: lineAt(passage, index),
          what: `"${found}" is not the word of the glossary`,
          fix: `write ${use}`,
        })),
    );
  });
});
