import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { languages } from '../../src/languages/index.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import { type Content, type DataFile, helperWords, toolWords } from './content.ts';
import type { RawFinding } from './finding.ts';
import { remembered } from './remember.ts';
import { missingIn } from './required.ts';
import type { SourceText } from './sources.ts';

export type Words = Record<string, unknown>;

/** One file of words in one language: of the interface, or of a helper. */
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

const isWords = (name: string): boolean =>
  [/^[^/]+\/ui\/.+\.json$/, helperWords, toolWords].some((form) => form.test(name));

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

/** Words of the interface and of helpers are complete in every language, and all of them are used. */
export function checkUiWords(content: Content, sources: SourceText[]): RawFinding[] {
  const files = content.data.flatMap(wordsFile);
  return [
    ...compareLanguages(files, content.site),
    // Which words a calculator or a diagnosis needs, its file says: see calculators.ts and diagnosis.ts.
    ...checkUse(
      files.filter(({ file }) => !/\/(?:calculators|diagnosis)\.json$/.test(file)),
      sources,
    ),
  ];
}

export function compareLanguages(files: WordsFile[], site: Pick<SiteConfig, 'requireTranslations'>): RawFinding[] {
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

/** Not what names a whole group of words. */
const quotedKey = /(?<!\bunder\(|\bUiLabels<)(['"`])([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)+)\1/g;
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

/** How a component names the words it is given: `labels.key`, a quoted key, or a template such as `state.${name}`. */
const labelsNamedIn = remembered(({ text }: SourceText) => ({
  keys: [...text.matchAll(/\blabels\.(\w+)|(['"`])([\w.-]+)\2/g)].map(([, property, , quoted]) => property ?? quoted),
  patterns: [...text.matchAll(/`([\w.-]*)\$\{[^{}`]*\}([\w.-]*)`/g)]
    .filter(([, before, after]) => before || after)
    .map(([, before = '', after = '']) => ({ before, after })),
}));

/** Does one of these files name the key? */
function isNamed(key: string, sources: SourceText[]): boolean {
  return sources
    .map(labelsNamedIn)
    .some(
      ({ keys, patterns }) =>
        keys.includes(key) ||
        patterns.some(
          ({ before, after }) =>
            key.length > before.length + after.length && key.startsWith(before) && key.endsWith(after),
        ),
    );
}

const ofTools = /\/tools\.json$/;

/** The folder of the tool that a key of tools.json or of a helper belongs to, and the name of the key there. */
function homeOf(file: string, key: string): { folder: string; name: string } | undefined {
  if (helperWords.test(file)) return { folder: file.slice(0, file.indexOf('words/')), name: key };
  if (!ofTools.test(file)) return undefined;
  const [tool = '', ...rest] = key.split('.');
  return rest.length > 0
    ? { folder: `src/tools/${tool}/`, name: rest.join('.') }
    : { folder: 'src/tools/shared/', name: key };
}

/** The code that shows the words of a tool: its folder, and what all tools share. */
const readersOf = (folder: string, sources: SourceText[]): SourceText[] =>
  sources.filter(({ file }) =>
    [folder, 'src/tools/shared/', 'src/helpers/words.ts', 'src/i18n/counts.ts'].some((each) => file.startsWith(each)),
  );

/** Words handed over as a whole (`under('search')`) are read in the folder that names their type, `UiLabels<'search'>`. */
function readersUnder(sources: SourceText[]): Array<{ prefix: string; readers: SourceText[] }> {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bUiLabels<'([\w.]+)'>/g)].map(([, prefix = '']) => {
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      return { prefix: `${prefix}.`, readers: sources.filter((source) => source.file.startsWith(folder)) };
    }),
  );
}

export function checkUse(files: WordsFile[], sources: SourceText[]): RawFinding[] {
  const findings: RawFinding[] = [];
  const base = files.filter(({ locale }) => locale === defaultLocale);
  const known = new Set(
    base
      .filter(({ file }) => !helperWords.test(file) && !ofTools.test(file))
      .flatMap(({ words }) => Object.keys(words)),
  );
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
          fix: `add it to an area of content/${defaultLocale}/ui (and to the other languages), or correct it`,
        });
      }
    }
  }
  const under = readersUnder(sources);
  const isHandedOver = (key: string): boolean =>
    under.some(({ prefix, readers }) => key.startsWith(prefix) && isNamed(key.slice(prefix.length), readers));
  for (const { file, words, lineOf } of base) {
    for (const key of Object.keys(words)) {
      const home = homeOf(file, key);
      if (home ? isNamed(home.name, readersOf(home.folder, sources)) : used.has(key) || isHandedOver(key)) continue;
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
