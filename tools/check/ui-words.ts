import { drawingNameOf } from '../../src/docs/drawings/drawing-name.ts';
import { languages } from '../../src/languages/index.ts';
import { defaultLocale, type Locale, locales } from '../../src/lib/locales.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import type { Content, DataFile } from './content.ts';
import type { RawFinding } from './finding.ts';
import { remembered } from './remember.ts';
import { missingIn } from './required.ts';
import type { SourceText } from './sources.ts';

export type Words = Record<string, unknown>;

/** One file of interface words in one language. */
export interface WordsFile {
  file: string;
  area: string;
  locale: Locale;
  words: Words;
  lineOf: (key: string) => number;
}

const isRecord = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : isRecord(value)
      ? Object.values(value).filter((text) => typeof text === 'string')
      : [];

function wordsFile({ file, name, yaml, locale }: DataFile): WordsFile[] {
  const area = /^ui\/[^/]+\/(.+)\.json$/.exec(name)?.[1];
  if (!locale || !area || !isRecord(yaml.data)) return [];
  return [{ file, area, locale, words: yaml.data, lineOf: (key) => yaml.lineOf([key]) }];
}

/** Interface words and the words of drawings are complete in every language, and all of them are used. */
export function checkUiWords(content: Content, sources: SourceText[]): RawFinding[] {
  const files = content.data.flatMap(wordsFile);
  const drawings = [...checkDrawingWords(content), ...checkDrawingNames(content, sources)];
  if (files.length === 0) return drawings;
  return [...compareLanguages(files, content), ...checkUse(files, sources), ...drawings];
}

interface Where {
  show: (name: string) => string;
  site: Pick<SiteConfig, 'requireTranslations'>;
}

export function compareLanguages(files: WordsFile[], { show, site }: Where): RawFinding[] {
  const findings: RawFinding[] = [];
  for (const area of new Set(files.map((entry) => entry.area))) {
    const base = files.find((entry) => entry.area === area && entry.locale === defaultLocale);
    for (const locale of locales) {
      const own = files.find((entry) => entry.area === area && entry.locale === locale);
      if (!own) {
        findings.push({
          rule: 'interface',
          ...missingIn(site, locale),
          file: show(`ui/${locale}/${area}.json`),
          what: 'is missing: the area exists in another language',
          fix: `write it with the keys of content/ui/${defaultLocale}/${area}.json`,
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

const quotedKey = /(['"`])([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)+)\1/g;
const fileName = /\.(tsx?|astro|m?js|css|json|xml|ya?ml|mdx?|svg|png|txt|html|webmanifest|com|org)$/;

interface NamedKey {
  key: string;
  line: number;
}

const keysNamedIn = remembered(({ text }: SourceText): NamedKey[] =>
  text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(quotedKey)].map((match) => ({ key: match[2] ?? '', line: index + 1 }))),
);

export function checkUse(files: WordsFile[], sources: SourceText[]): RawFinding[] {
  const findings: RawFinding[] = [];
  const base = files.filter(({ locale }) => locale === defaultLocale);
  const known = new Set(base.flatMap(({ words }) => Object.keys(words)));
  const prefixes = new Set([...known].map((key) => key.split('.')[0] ?? ''));
  const used = new Set<string>();
  for (const source of sources) {
    for (const { key, line } of keysNamedIn(source)) {
      if (known.has(key)) used.add(key);
      else if (prefixes.has(key.split('.')[0] ?? '') && !fileName.test(key)) {
        findings.push({
          rule: 'interface',
          file: source.file,
          line,
          what: `the key "${key}" does not exist`,
          fix: `add it to an area of content/ui/${defaultLocale} (and to the other languages), or correct it`,
        });
      }
    }
  }
  for (const { file, words, lineOf } of base) {
    for (const key of Object.keys(words)) {
      if (used.has(key)) continue;
      findings.push({
        rule: 'interface',
        file,
        line: lineOf(key),
        what: `nothing uses the key "${key}"`,
        fix: 'remove it in all languages; code names keys as literal texts, so a search finds every use',
      });
    }
  }
  return findings;
}

const leafPaths = (value: unknown, path: string[] = []): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, [...path, key]))
    : [path.join('\n')];

function checkDrawingWords({ data, show, site }: Content): RawFinding[] {
  const files = data.filter(({ name, yaml }) => name.startsWith('drawings/') && isRecord(yaml.data));
  const base = files.find(({ locale }) => locale === defaultLocale);
  if (!base) return [];
  const wanted = new Set(leafPaths(base.yaml.data));
  return locales.flatMap((locale): RawFinding[] => {
    const own = files.find((entry) => entry.locale === locale);
    if (!own) {
      return [
        {
          rule: 'interface',
          ...missingIn(site, locale),
          file: show(`drawings/${locale}.json`),
          what: 'is missing',
          fix: `write it with the keys of ${base.file}`,
        },
      ];
    }
    const present = new Set(leafPaths(own.yaml.data));
    const at = (path: string): number => own.yaml.lineOf(path.split('\n'));
    const dotted = (path: string): string => path.replaceAll('\n', '.');
    return [
      ...[...wanted.difference(present)].map(
        (path): RawFinding => ({
          rule: 'interface',
          ...missingIn(site, locale),
          file: own.file,
          line: at(path),
          what: `"${dotted(path)}" is missing`,
          fix: `add it with the ${locale} words, as in ${base.file}`,
        }),
      ),
      ...[...present.difference(wanted)].map(
        (path): RawFinding => ({
          rule: 'interface',
          file: own.file,
          line: at(path),
          what: `"${dotted(path)}" does not exist in ${base.file}`,
          fix: 'remove it or add it in all languages',
        }),
      ),
    ];
  });
}

/** The words of a drawing and the drawing itself belong together. */
function checkDrawingNames({ data }: Content, sources: SourceText[]): RawFinding[] {
  const words = data.find(({ name }) => name === `drawings/${defaultLocale}.json`);
  const drawn = new Set(
    sources.flatMap(({ file }) => (/^src\/docs\/drawings\/[A-Z]\w*\.tsx$/.test(file) ? drawingNameOf(file) : [])),
  );
  if (!words || !isRecord(words.yaml.data) || drawn.size === 0) return [];
  const written = new Set(Object.keys(words.yaml.data));
  const finding = (name: string, what: string, fix: string): RawFinding => ({
    rule: 'interface',
    unbuildable: true,
    file: words.file,
    line: words.yaml.lineOf([name]),
    what,
    fix,
  });
  return [
    ...[...written.difference(drawn)].map((name) =>
      finding(name, `there is no drawing "${name}"`, 'correct the name, or remove its words in all languages'),
    ),
    ...[...drawn.difference(written)].map((name) =>
      finding(name, `the words of the drawing "${name}" are missing`, 'bring them back in all languages'),
    ),
  ];
}
