import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { languages } from '../../src/languages/index.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import { type Content, type DataFile, toolWords } from './content.ts';
import type { RawFinding } from './finding.ts';
import { missingIn } from './required.ts';

export type Words = Record<string, unknown>;

/** One file of words in one language: of the interface, or of tools. */
export interface WordsFile {
  file: string;
  /** The path of the file with `<language>` in place of the code, the same for every language. */
  place: string;
  locale: Locale;
  words: Words;
  lineOf: (key: string) => number;
}

export const isRecord = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : isRecord(value)
      ? Object.values(value).filter((text) => typeof text === 'string')
      : [];

const isWords = (name: string): boolean => [/^[^/]+\/ui\/.+\.json$/, toolWords].some((form) => form.test(name));

function wordsFile({ file, name, yaml, locale }: DataFile): WordsFile[] {
  if (!locale || !isWords(name) || !isRecord(yaml.data)) return [];
  // How a formula names a field is a matter of each language.
  const words = Object.fromEntries(Object.entries(yaml.data).filter(([key]) => !key.includes('.noun.')));
  const place = file.replace(
    new RegExp(`/${locale}(?=/ui/|/(?:calculators|diagnosis|tools)\\.json$|\\.json$)`),
    '/<language>',
  );
  return [{ file, place, locale, words, lineOf: (key) => yaml.lineOf([key]) }];
}

/** Words of the interface and of tools are complete in every language. */
export const checkUiWords = (content: Content): RawFinding[] =>
  compareLanguages(content.data.flatMap(wordsFile), content.site);

function compareLanguages(files: WordsFile[], site: Pick<SiteConfig, 'requireTranslations'>): RawFinding[] {
  const findings: RawFinding[] = [];
  for (const place of new Set(files.map((entry) => entry.place))) {
    const base = files.find((entry) => entry.place === place && entry.locale === defaultLocale);
    for (const locale of locales) {
      const own = files.find((entry) => entry.place === place && entry.locale === locale);
      if (!own) {
        findings.push({
          rule: 'interface',
          ...missingIn(site, locale),
          file: place.replace('<language>', locale),
          what: 'is missing: the words exist in another language',
          fix: `write it with the keys of ${place.replace('<language>', defaultLocale)}`,
        });
      } else if (base) findings.push(...compareFiles(own, base, missingIn(site, locale)));
    }
  }
  return findings;
}

function compareFiles(own: WordsFile, base: WordsFile, ifMissing: ReturnType<typeof missingIn>): RawFinding[] {
  const findings: RawFinding[] = [];
  const add = (line: number, what: string, fix: string, more?: typeof ifMissing): void => {
    findings.push({ rule: 'interface', file: own.file, line, what, fix, ...more });
  };
  for (const key of Object.keys(base.words)) {
    if (!Object.hasOwn(own.words, key))
      add(
        1,
        `the key "${key}" is missing`,
        `add it with the ${own.locale} words for ${JSON.stringify(base.words[key])}`,
        ifMissing,
      );
  }
  for (const [key, value] of Object.entries(own.words)) {
    const line = own.lineOf(key);
    if (!Object.hasOwn(base.words, key)) {
      add(line, `the key "${key}" does not exist in ${base.file}`, 'remove it or add it in all languages');
      continue;
    }
    const original = base.words[key];
    if (isRecord(value) !== isRecord(original)) {
      add(
        line,
        `"${key}" counts in one language and not in the other`,
        'write plural forms in all languages or in none',
      );
      continue;
    }
    if (isRecord(value)) {
      const wanted = languages[own.locale].plurals;
      const missing = wanted.filter((form) => typeof value[form] !== 'string');
      const extra = Object.keys(value).filter((form) => !wanted.some((known) => known === form));
      if (missing.length > 0)
        add(line, `"${key}" lacks the plural form ${missing.join(', ')}`, `${own.locale} needs ${wanted.join(', ')}`);
      if (extra.length > 0)
        add(
          line,
          `"${key}" has the form ${extra.join(', ')}, which ${own.locale} does not use`,
          `keep ${wanted.join(', ')}`,
        );
    }
    const wantedSlots = slotsOf(textsOf(original).join(' '));
    for (const text of textsOf(value)) {
      const slots = slotsOf(text);
      const unknown = slots.filter((slot) => !wantedSlots.includes(slot));
      const lost = isRecord(value) ? [] : wantedSlots.filter((slot) => !slots.includes(slot));
      if (unknown.length > 0)
        add(
          line,
          `"${key}" has the slot {${unknown.join('}, {')}}, which English does not fill`,
          `use {${wantedSlots.join('}, {')}}`,
        );
      if (lost.length > 0)
        add(
          line,
          `"${key}" lost the slot {${lost.join('}, {')}}`,
          `put {${lost.join('}, {')}} where the value belongs`,
        );
    }
  }
  return findings;
}
