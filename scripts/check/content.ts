import { join } from 'node:path';
import type { z } from 'zod';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { isKnownLocale } from '../../src/languages/index.ts';
import { authorsSchema, categoriesSchema, seriesSchema, tagsSchema } from '../../src/lib/content-schemas.ts';
import { docsPages } from '../../src/lib/docs-pages.ts';
import { factsSchema } from '../../src/lib/facts.ts';
import { namesOf } from '../../src/lib/interpolate.ts';
import { filledIn, offIn, partsOf, type Settings } from '../../src/lib/parts.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import { nameIndex } from '../../src/program/names.ts';
import { buildRegistry } from '../../src/program/registry.ts';
import { DataFile, DataSet, setName } from './data-file.ts';
import { decode, disk, displayPath, type Files } from './files.ts';
import { allFound, type Finding, found } from './finding.ts';
import { type Page, pagePath, readPage } from './page.ts';
import type { Names } from './passage.ts';
import { Kept } from './remember.ts';

export interface Content {
  /** Values that texts cite by name. */
  names: Names;
  categories: z.output<typeof categoriesSchema> | undefined;
  tags: z.output<typeof tagsSchema> | undefined;
  authors: z.output<typeof authorsSchema> | undefined;
  /** None where the site has no such file. */
  series: z.output<typeof seriesSchema> | undefined;
  /** Absolute path of the content folder. */
  dir: string;
  site: SiteConfig;
  /** The parts of the site, and which of its pages are disabled. */
  settings: Settings;
  pages: Page[];
  data: DataFile[];
  /** Data with its words in each language, by name: `home.yaml`. */
  sets: ReadonlyMap<string, DataSet>;
  /** Every file below the content folder, relative, with `/`. */
  files: string[];
  /** The text of each MDX, YAML and JSON file, and of each drawing. */
  texts: Map<string, string>;
  /** Found while reading. */
  findings: Finding[];
  show: (name: string) => string;
}

/** Reading again after a change parses only what has changed. */
const kept = {
  data: new Kept<DataFile>(),
  sets: new Kept<DataSet>(),
  programs: new Kept<ReturnType<typeof readProgram>>(),
  names: new Kept<Names>(),
  readings: new Kept<Page | Finding>(),
};

/** Reads everything once; rules then need no disk access. */
export function readContent(dir: string, root: string, site: SiteConfig, disc: Files = disk): Content {
  const findings: Finding[] = [];
  const show = (name: string): string => displayPath(join(dir, name), root);
  const files = disc.below(dir);
  const texts = new Map(
    files
      .filter((name) => name !== 'README.md' && /\.(mdx?|ya?ml|json)$|^drawings\/.*\.svg$/.test(name))
      .map((name) => {
        const { text, problems } = decode(disc.read(join(dir, name)) ?? new Uint8Array());
        findings.push(...allFound('encoding', show(name), problems, { unbuildable: true }));
        return [name, text];
      }),
  );
  const data = [...texts]
    .filter(([name]) => /\.(ya?ml|json)$/.test(name))
    .map(([name, text]) => kept.data.of(show(name), [text], () => new DataFile(show(name), name, text)));
  for (const { file, problems } of data) findings.push(...allFound('data', file, problems, { unbuildable: true }));
  const sets = new Map(
    [...Map.groupBy(data, ({ name }) => setName(name) ?? '')]
      .filter(([name]) => name !== '')
      .map(([name, own]) => [name, kept.sets.of(join(dir, name), own, () => new DataSet(name, own))]),
  );
  const dataOf = (name: string): unknown => sets.get(name)?.data;
  /** Errors in a registry are separate findings. */
  const registry = <S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined =>
    sets.has(name) ? schema.safeParse(dataOf(name)).data : undefined;

  const ofProgram = [...sets.values()].filter(({ name }) => name.startsWith('program/'));
  const addresses = docsPages(files, dataOf('categories.yaml'));
  const { program, problems } = kept.programs.of(dir, [...ofProgram, ...addresses], () =>
    readProgram(ofProgram, addresses),
  );
  const own = namesOf(site);
  const { supportEmail } = site.brand;
  const names = kept.names.of(dir, [...Object.values(own), supportEmail, dataOf('facts.yaml'), program], () => {
    return { own, supportEmail, facts: registry('facts.yaml', factsSchema), program };
  });
  const pages = [...texts].flatMap(([name, text]): Page[] => {
    if (!/\.mdx?$/.test(name)) return [];
    const page = kept.readings.of(show(name), [text, names], () =>
      pageIn(name, show(name), join(dir, name), text, names),
    );
    if ('rule' in page) findings.push(page);
    return 'rule' in page ? [] : [page];
  });
  const [plans, testimonials, partners] = ['plans', 'testimonials', 'partners'].map((name) => dataOf(`${name}.yaml`));
  const parts = partsOf(site, filledIn({ plans, testimonials, partners }));
  const needs = new Map(
    pages.filter(({ locale }) => locale === defaultLocale).map((page) => [pagePath(page), page.data.needs]),
  );
  return {
    names,
    categories: registry('categories.yaml', categoriesSchema),
    tags: registry('tags.yaml', tagsSchema),
    authors: registry('authors.yaml', authorsSchema),
    series: registry('series.yaml', seriesSchema),
    dir,
    site,
    settings: { parts, isOff: offIn(parts, needs) },
    pages,
    data,
    sets,
    files,
    texts,
    findings: [...findings, ...problems],
    show,
  };
}

/** The registry of the program, with each mistake in it. */
function readProgram(sets: DataSet[], pages: ReadonlySet<string>) {
  const read = new Map(
    sets.filter(({ data }) => data !== undefined).map((set) => [set.name.replace('program/', ''), set]),
  );
  if (read.size === 0) return { program: undefined, problems: [] };
  const files = new Map([...read].map(([name, { data }]) => [name, data]));
  const { registry, problems } = buildRegistry({ files, pages });
  return {
    program: registry && { registry, names: nameIndex(registry) },
    problems: problems.map(({ file, path, message }) => {
      const where = read.get(file) ?? `content/data/program/${file}`;
      return found('program', where, path, path.join('.') || 'the file', message, { unbuildable: true });
    }),
  };
}

const pageFile = /^(?<locale>[^/]+)\/(?<folder>docs|blog|pages|docs-versions\/[^/]+)\/(?<slug>.+?)(?:\.mdx)?$/;

/** A page, or why the file is none. */
function pageIn(name: string, file: string, path: string, text: string, names: Names): Page | Finding {
  const { locale, folder = '', slug } = pageFile.exec(name)?.groups ?? {};
  const refuse = (what: string, fix: string): Finding => found('languages', file, undefined, what, fix);
  if (name.endsWith('.md')) return refuse('is not an .mdx file, so it is not built', 'rename it to .mdx');
  if (!slug)
    return refuse(
      'is in no folder of pages, so it is not built',
      'move it to <language>/docs/, <language>/docs-versions/<version>/, <language>/blog/, <language>/pages/',
    );
  if (!isKnownLocale(locale))
    return refuse(`"${locale}" is no language of this site`, `rename the folder to one of ${locales.join(', ')}`);
  const collection = folder === 'blog' || folder === 'pages' ? folder : 'docs';
  return readPage({ collection, folder, locale, slug, file, path }, text, names);
}
