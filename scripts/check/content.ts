import { isAbsolute, join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { isKnownLocale, type Locale } from '../../src/languages/index.ts';
import {
  authorsSchema,
  categoriesSchema,
  type Series,
  seriesSchema,
  tagsSchema,
} from '../../src/lib/content-schemas.ts';
import { docsPages } from '../../src/lib/docs-pages.ts';
import { type Facts, factsSchema } from '../../src/lib/facts.ts';
import { namesOf } from '../../src/lib/interpolate.ts';
import { filledIn, offIn, type PageNeeds, partsOf, type Settings } from '../../src/lib/parts.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import type { Program } from '../../src/program/uses.ts';
import { type DataFile, DataSet, setName } from './data-file.ts';
import { type Decoded, decode, disk, type Files } from './files.ts';
import type { RawFinding } from './finding.ts';
import { type Glossary, glossarySchema } from './glossary.ts';
import { type Collection, type Page, pagePath, readPage } from './page.ts';
import type { Names } from './passage.ts';
import { type ProgramReading, programFile, readProgram } from './program-files.ts';
import { remembered } from './remember.ts';
import { type YamlKind, YamlSource } from './yaml-source.ts';

export interface Content {
  /** What texts cite by name. */
  names: Names;
  /** Undefined when the file could not be read; that is a finding of its own. */
  facts: Facts | undefined;
  categories: z.infer<typeof categoriesSchema> | undefined;
  drawings: Set<string> | undefined;
  /** The program's windows and labels. */
  program: Program | undefined;
  /** Absolute path of the content folder. */
  dir: string;
  site: SiteConfig;
  /** What the site has, and which of its pages it does without. */
  settings: Settings;
  tags: z.infer<typeof tagsSchema> | undefined;
  authors: z.infer<typeof authorsSchema> | undefined;
  /** None where the site has no such file. */
  series: Series | undefined;
  glossary: Glossary;
  pages: Page[];
  data: DataFile[];
  /** Data with its words in each language, by name: `home.yaml`. */
  sets: ReadonlyMap<string, DataSet>;
  /** Every file below the content folder, relative, with `/`. */
  files: string[];
  /** The text of each MDX, YAML and JSON file. */
  texts: Map<string, string>;
  /** What was met while reading. */
  findings: RawFinding[];
  show: (name: string) => string;
}

export type { DataFile };

/** A path as an author would open it: relative to the project when inside it. */
export function displayPath(path: string, root: string): string {
  const shown = relative(root, path);
  return shown.startsWith('..') || isAbsolute(shown) ? path : shown.split(sep).join('/');
}

const dataFile = /\.(ya?ml|json)$/;
const textFile = /\.(mdx?|ya?ml|json)$|^drawings\/.*\.svg$/;
const pageFolders = [
  '<language>/docs/',
  '<language>/docs-versions/<version>/',
  '<language>/blog/',
  '<language>/pages/',
];

/** The words of the tools in a language. */
export const toolWords = /^([^/]+)\/(?:calculators|diagnosis|tools)\.json$/;

const localeOfData = (name: string): Locale | undefined => {
  const [code] = name.split('/');
  return isKnownLocale(code) ? code : undefined;
};

function pagePlace(
  name: string,
): { collection: Collection; folder: string; language: string; slug: string } | undefined {
  const [, language = '', folder = '', slug = ''] =
    /^([^/]+)\/(docs|blog|pages|docs-versions\/[^/]+)\/(.+?)(?:\.mdx)?$/.exec(name) ?? [];
  if (!slug) return undefined;
  return { collection: folder === 'blog' || folder === 'pages' ? folder : 'docs', folder, language, slug };
}

/** What a registry holds. What is wrong with it is a finding of its own. */
const registryIn = <S extends z.ZodType>(schema: S) =>
  remembered((entry: Pick<DataSet, 'data'>): z.output<S> | undefined => {
    const { data, success } = schema.safeParse(entry.data);
    return success ? data : undefined;
  });
const factsIn = registryIn(factsSchema);
const tagsIn = registryIn(tagsSchema);
const authorsIn = registryIn(authorsSchema);
const categoriesIn = registryIn(categoriesSchema);
const seriesIn = registryIn(seriesSchema);
const glossaryIn = registryIn(glossarySchema);

const glossaryOf = (data: DataFile[]): Glossary =>
  Object.fromEntries(
    data.flatMap(({ name, locale, yaml }) =>
      locale && name.endsWith('/glossary.yaml') ? [[locale, glossaryIn(yaml)]] : [],
    ),
  );

/** Reads everything once; rules then look at it without touching the disk. */
export const readContent = (dir: string, root: string, site: SiteConfig): Content =>
  new ContentReader(disk).read(dir, root, site);

/** Remembers what it has parsed: reading again after a change parses only what has changed. */
export class ContentReader {
  private readonly files: Files;
  private readonly decoded = new Map<string, { bytes: Uint8Array; result: Decoded }>();
  private readonly sources = new Map<string, { text: string; yaml: YamlSource }>();
  private readonly sets = new Map<string, { files: DataFile[]; set: DataSet }>();
  private readonly pages = new Map<string, { text: string; names: Names; page: Page }>();
  private names: Names | undefined;
  private registered: { key: unknown[]; reading: ProgramReading } | undefined;

  constructor(files: Files) {
    this.files = files;
  }

  read(dir: string, root: string, site: SiteConfig): Content {
    const findings: RawFinding[] = [];
    const show = (name: string): string => displayPath(join(dir, name), root);
    const names = this.files.below(dir);
    const texts = new Map<string, string>();
    const data: DataFile[] = [];
    const read = (path: string, name: string): string => {
      const file = displayPath(path, root);
      const { text, problem: wrongBytes } = this.decode(path);
      if (wrongBytes) findings.push({ rule: 'encoding', unbuildable: true, file, ...wrongBytes });
      if (!dataFile.test(name)) return text;
      const yaml = this.yaml(name, name.endsWith('.json') ? 'json' : 'yaml', text);
      for (const { message, ...problem } of yaml.problems) {
        const what = `cannot be read: ${message}`;
        findings.push({ rule: 'data', unbuildable: true, file, ...problem, what });
      }
      data.push({ file, name, yaml, locale: localeOfData(name) });
      return text;
    };
    for (const name of names.filter((entry) => textFile.test(entry))) texts.set(name, read(join(dir, name), name));

    const sets = this.dataSets(data);
    const registry = <T>(name: string, read: (set: DataSet) => T): T | undefined => {
      const set = sets.get(name);
      return set && read(set);
    };
    const facts = registry('facts.yaml', factsIn);
    const program = this.program(sets, names, findings);
    const own = this.namesFor(site, facts, program);
    const pages = this.readPages({ dir, texts, names: own, show, findings });
    const dataOf = (name: string): unknown => data.find((candidate) => candidate.name === name)?.yaml.data;
    const parts = partsOf(
      site,
      filledIn({
        plans: sets.get('plans.yaml')?.data,
        testimonials: sets.get('testimonials.yaml')?.data,
        partners: sets.get('partners.yaml')?.data,
      }),
    );
    return {
      names: own,
      facts,
      program,
      categories: registry('categories.yaml', categoriesIn),
      drawings: keysOf(dataOf(`${defaultLocale}/drawings.json`)),
      dir,
      site,
      settings: { parts, isOff: offIn(parts, needsOf(pages)) },
      tags: registry('tags.yaml', tagsIn),
      authors: registry('authors.yaml', authorsIn),
      series: registry('series.yaml', seriesIn),
      glossary: glossaryOf(data),
      pages,
      data,
      sets,
      files: names,
      texts,
      findings,
      show,
    };
  }

  private decode(path: string): Decoded {
    const bytes = this.files.read(path) ?? new Uint8Array();
    const known = this.decoded.get(path);
    if (known?.bytes === bytes) return known.result;
    const result = decode(bytes);
    this.decoded.set(path, { bytes, result });
    return result;
  }

  private readPages({ dir, texts, names, show, findings }: Reading): Page[] {
    return [...texts].flatMap(([name, source]): Page[] => {
      if (!/\.mdx?$/.test(name)) return [];
      const place = pagePlace(name);
      if (!place || !isKnownLocale(place.language) || name.endsWith('.md')) {
        findings.push({ rule: 'languages', file: show(name), ...misplaced(name, place?.language) });
        return [];
      }
      const { collection, folder, language: locale, slug } = place;
      const known = this.pages.get(name);
      if (known?.text === source && known.names === names) return [known.page];
      const file = show(name);
      const page = readPage({ collection, folder, locale, slug, file, path: join(dir, name) }, source, names, (text) =>
        this.yaml(name, 'front matter', text),
      );
      this.pages.set(name, { text: source, names, page });
      return [page];
    });
  }

  /** The same object as long as none of its files has changed. */
  private dataSets(data: DataFile[]): Map<string, DataSet> {
    const groups = Map.groupBy(data, ({ name }) => setName(name));
    return new Map(
      [...groups].flatMap(([name, files]): Array<[string, DataSet]> => {
        if (name === undefined) return [];
        const last = this.sets.get(name);
        const isSame =
          last?.files.length === files.length && files.every(({ yaml }, i) => yaml === last.files[i]?.yaml);
        const set = last && isSame ? last.set : new DataSet(name, files);
        this.sets.set(name, { files, set });
        return [[name, set]];
      }),
    );
  }

  private yaml(name: string, kind: YamlKind, text: string): YamlSource {
    const known = this.sources.get(name);
    if (known?.text === text) return known.yaml;
    const yaml = new YamlSource(text, kind);
    this.sources.set(name, { text, yaml });
    return yaml;
  }

  /** The same object as long as the names are the same: parsed pages depend on it. */
  private namesFor(site: SiteConfig, facts: Facts | undefined, program: Program | undefined): Names {
    const last = this.names;
    const { program: known, ...before } = last ?? {};
    const now = { own: namesOf(site), supportEmail: site.brand.supportEmail, facts };
    if (last && known === program && isDeepStrictEqual(before, now)) return last;
    const names = { ...now, program };
    this.names = names;
    return names;
  }

  /** The registry of the program's windows: the same object until one of its files or a page's address changes. */
  private program(sets: ReadonlyMap<string, DataSet>, files: string[], findings: RawFinding[]): Program | undefined {
    const sources = [...sets.values()].filter(({ name }) => programFile.test(name));
    const pages = docsPages(files, sets.get('categories.yaml')?.data);
    const key = [...sources, ...pages];
    const last = this.registered;
    const unchanged = last?.key.length === key.length && key.every((part, i) => part === last.key[i]);
    const reading = last && unchanged ? last.reading : readProgram(sources, pages);
    this.registered = { key, reading };
    findings.push(...reading.problems);
    return reading.program;
  }
}

const keysOf = (value: unknown): Set<string> | undefined =>
  typeof value === 'object' && value ? new Set(Object.keys(value)) : undefined;

/** What the pages of the source language need, by address. */
const needsOf = (pages: Page[]): PageNeeds =>
  new Map(pages.filter(({ locale }) => locale === defaultLocale).map((page) => [pagePath(page), page.data.needs]));

interface Reading {
  dir: string;
  texts: Map<string, string>;
  names: Names;
  show: (name: string) => string;
  findings: RawFinding[];
}

/** Why a file is no page, and what to do. */
function misplaced(name: string, language: string | undefined): Pick<RawFinding, 'what' | 'fix'> {
  if (name.endsWith('.md')) return { what: 'is not an .mdx file, so it is not built', fix: 'rename it to .mdx' };
  if (language === undefined)
    return { what: 'is in no folder of pages, so it is not built', fix: `move it to ${pageFolders.join(', ')}` };
  return {
    what: `"${language}" is no language of this site`,
    fix: `rename the folder to one of ${locales.join(', ')}`,
  };
}
