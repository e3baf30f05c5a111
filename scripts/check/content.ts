import { isAbsolute, join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { isKnownLocale } from '../../src/languages/index.ts';
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
import { filledIn, offIn, partsOf, type Settings } from '../../src/lib/parts.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import type { Program } from '../../src/program/uses.ts';
import { type DataFile, DataSet, setName } from './data-file.ts';
import { type Decoded, decode, disk, type Files } from './files.ts';
import { found, type RawFinding } from './finding.ts';
import { type Glossary, glossarySchema } from './glossary.ts';
import { type Page, pagePath, readPage } from './page.ts';
import type { Names } from './passage.ts';
import { type ProgramReading, programFile, readProgram } from './program-files.ts';
import { Kept, remembered } from './remember.ts';
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

/** What a registry holds. What is wrong with it is a finding of its own. */
const registryIn = <S extends z.ZodType>(schema: S) => {
  const parsed = remembered(({ data }: Pick<DataSet, 'data'>): z.output<S> | undefined => schema.safeParse(data).data);
  return (set: Pick<DataSet, 'data'> | undefined): z.output<S> | undefined => set && parsed(set);
};
const factsIn = registryIn(factsSchema);
const tagsIn = registryIn(tagsSchema);
const authorsIn = registryIn(authorsSchema);
const categoriesIn = registryIn(categoriesSchema);
const seriesIn = registryIn(seriesSchema);
const glossaryIn = registryIn(glossarySchema);

/** Reads everything once; rules then look at it without touching the disk. */
export const readContent = (dir: string, root: string, site: SiteConfig): Content =>
  new ContentReader(disk).read(dir, root, site);

/** Remembers what it has parsed: reading again after a change parses only what has changed. */
export class ContentReader {
  private readonly files: Files;
  private readonly decoded = new Kept<Decoded>();
  private readonly yamls = new Kept<YamlSource>();
  private readonly sets = new Kept<DataSet>();
  private readonly pages = new Kept<Page>();
  private readonly names = new Kept<Names>();
  private readonly programs = new Kept<ProgramReading>();
  private readonly glossaries = new Kept<Glossary>();

  constructor(files: Files) {
    this.files = files;
  }

  read(dir: string, root: string, site: SiteConfig): Content {
    const findings: RawFinding[] = [];
    const show = (name: string): string => displayPath(join(dir, name), root);
    const files = this.files.below(dir);
    const isText = (name: string): boolean => /\.(mdx?|ya?ml|json)$|^drawings\/.*\.svg$/.test(name);
    const texts = new Map(
      files.filter(isText).map((name) => {
        const bytes = this.files.read(join(dir, name)) ?? new Uint8Array();
        const { text, problem } = this.decoded.of(name, [bytes], () => decode(bytes));
        if (problem) findings.push({ rule: 'encoding', unbuildable: true, file: show(name), ...problem });
        return [name, text];
      }),
    );
    const data = [...texts].flatMap(([name, text]): DataFile[] => {
      if (!/\.(ya?ml|json)$/.test(name)) return [];
      const yaml = this.yaml(name, name.endsWith('.json') ? 'json' : 'yaml', text);
      for (const { line, column, message, fix } of yaml.problems)
        findings.push(
          found('data', show(name), line, `cannot be read: ${message}`, fix, { unbuildable: true, column }),
        );
      const [folder] = name.split('/');
      return [{ file: show(name), name, yaml, locale: isKnownLocale(folder) ? folder : undefined }];
    });
    const groups = Map.groupBy(data, ({ name }) => setName(name) ?? '');
    const sets = new Map(
      [...groups]
        .filter(([name]) => name !== '')
        .map(([name, own]) => [
          name,
          this.sets.of(
            name,
            own.map(({ yaml }) => yaml),
            () => new DataSet(name, own),
          ),
        ]),
    );
    const dataOf = (name: string): unknown => sets.get(name)?.data;

    const facts = factsIn(sets.get('facts.yaml'));
    const ofProgram = [...sets.values()].filter(({ name }) => programFile.test(name));
    const addresses = docsPages(files, dataOf('categories.yaml'));
    const { program, problems } = this.programs.of('', [...ofProgram, ...addresses], () =>
      readProgram(ofProgram, addresses),
    );
    const own = namesOf(site);
    const { supportEmail } = site.brand;
    const names = this.names.of('', [...Object.values(own), supportEmail, facts, program], () => ({
      ...{ own, supportEmail, facts, program },
    }));
    const pages = [...texts].flatMap(([name, text]): Page[] => {
      if (!/\.mdx?$/.test(name)) return [];
      const page = this.page(name, text, names, { dir, show });
      if ('rule' in page) findings.push(page);
      return 'rule' in page ? [] : [page];
    });
    const parts = partsOf(
      site,
      filledIn({
        plans: dataOf('plans.yaml'),
        testimonials: dataOf('testimonials.yaml'),
        partners: dataOf('partners.yaml'),
      }),
    );
    const needs = new Map(
      pages.filter(({ locale }) => locale === defaultLocale).map((page) => [pagePath(page), page.data.needs]),
    );
    const drawn = data.find(({ name }) => name === `${defaultLocale}/drawings.json`)?.yaml.data;
    return {
      ...{ names, facts, program, dir, site, pages, data, sets, files, texts, show },
      findings: [...findings, ...problems],
      settings: { parts, isOff: offIn(parts, needs) },
      drawings: drawn ? new Set(Object.keys(drawn)) : undefined,
      categories: categoriesIn(sets.get('categories.yaml')),
      tags: tagsIn(sets.get('tags.yaml')),
      authors: authorsIn(sets.get('authors.yaml')),
      series: seriesIn(sets.get('series.yaml')),
      glossary: this.glossary(data),
    };
  }

  private glossary(data: DataFile[]): Glossary {
    const entries = data.flatMap(({ name, locale, yaml }) =>
      locale && name === `${locale}/glossary.yaml` ? [[locale, glossaryIn(yaml)] as const] : [],
    );
    return this.glossaries.of('', entries.flat(), () => Object.fromEntries(entries));
  }

  private yaml(name: string, kind: YamlKind, text: string): YamlSource {
    return this.yamls.of(name, [text], () => new YamlSource(text, kind));
  }

  /** A page, or why the file is none. */
  private page(
    name: string,
    text: string,
    names: Names,
    { dir, show }: { dir: string; show: (name: string) => string },
  ): Page | RawFinding {
    const [, locale = '', folder = '', slug = ''] =
      /^([^/]+)\/(docs|blog|pages|docs-versions\/[^/]+)\/(.+?)(?:\.mdx)?$/.exec(name) ?? [];
    const file = show(name);
    const refuse = (what: string, fix: string): RawFinding => found('languages', file, undefined, what, fix);
    if (name.endsWith('.md')) return refuse('is not an .mdx file, so it is not built', 'rename it to .mdx');
    if (!slug)
      return refuse(
        'is in no folder of pages, so it is not built',
        'move it to <language>/docs/, <language>/docs-versions/<version>/, <language>/blog/, <language>/pages/',
      );
    if (!isKnownLocale(locale))
      return refuse(`"${locale}" is no language of this site`, `rename the folder to one of ${locales.join(', ')}`);
    const collection = folder === 'blog' || folder === 'pages' ? folder : 'docs';
    const place = { collection, folder, locale, slug, file, path: join(dir, name) } as const;
    return this.pages.of(name, [text, names], () =>
      readPage(place, text, names, (yaml) => this.yaml(name, 'front matter', yaml)),
    );
  }
}
