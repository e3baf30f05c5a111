import { z } from 'zod';
import { type Locale, languages, perLocale } from '../../src/languages/index.ts';
import { inSomeLanguages } from '../../src/lib/content-schemas.ts';
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

/** Terms of the glossary, not their variants. Labels keep the spelling of the program. */
export function checkGlossary(passages: Passage[], { glossary }: { glossary: Glossary | undefined }): RawFinding[] {
  return glossary ? passages.flatMap(variantsBy(glossary)) : [];
}

const variantsBy = remembered((glossary: Glossary) => {
  const rules = perLocale((locale) => compile(glossary, locale));
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
