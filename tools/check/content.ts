import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { authorsSchema, categoriesSchema, tagsSchema } from '../../src/lib/content-schemas.ts';
import { type Facts, factsSchema } from '../../src/lib/facts.ts';
import { isLocale, type Locale, locales } from '../../src/lib/locales.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import type { Finding } from './finding.ts';
import { type Collection, type Page, readPage } from './page.ts';
import { dataPassage, type Names, type Passage } from './passage.ts';
import { YamlSource } from './yaml-source.ts';

/** A YAML or JSON file of `content/` whose words readers see. */
export interface DataFile {
  file: string;
  /** Path below the content folder, with `/`. */
  name: string;
  yaml: YamlSource;
  /** The language of the whole file, where its path says it. */
  locale: Locale | undefined;
}

export interface Content {
  /** Absolute path of the content folder. */
  dir: string;
  site: SiteConfig;
  names: Names;
  /** Undefined when the file could not be read; that is a finding of its own. */
  tags: z.infer<typeof tagsSchema> | undefined;
  authors: z.infer<typeof authorsSchema> | undefined;
  categories: z.infer<typeof categoriesSchema> | undefined;
  drawings: Set<string> | undefined;
  facts: Facts | undefined;
  pages: Page[];
  data: DataFile[];
  /** Every file below the content folder, relative, with `/`. */
  files: string[];
  /** What was met while reading. */
  findings: Finding[];
  show: (name: string) => string;
}

/** A path as an author would open it: relative to the project when inside it. */
export function displayPath(path: string, root: string): string {
  const shown = relative(root, path);
  return shown.startsWith('..') || isAbsolute(shown) ? path : shown.split(sep).join('/');
}

/** Words of search are lists of what readers may type, wrong spellings included: no rule of language applies. */
const wordless = /^search\//;

const localeOfData = (name: string): Locale | undefined => {
  const found = /^ui\/([^/]+)\//.exec(name)?.[1] ?? /^drawings\/([^/]+)\.json$/.exec(name)?.[1];
  return isLocale(found) ? found : undefined;
};

function pagePlace(
  name: string,
): { collection: Collection; folder: string; language: string; slug: string } | undefined {
  const [top = '', ...rest] = name.replace(/\.mdx$/, '').split('/');
  if (top === 'docs' || top === 'blog' || top === 'pages') {
    return { collection: top, folder: top, language: rest[0] ?? '', slug: rest.slice(1).join('/') };
  }
  if (top !== 'docs-versions') return undefined;
  return { collection: 'docs', folder: `${top}/${rest[0]}`, language: rest[1] ?? '', slug: rest.slice(2).join('/') };
}

/** Reads everything once; rules then look at it without touching the disk. */
export function readContent(dir: string, root: string, site: SiteConfig): Content {
  const findings: Finding[] = [];
  const show = (name: string): string => displayPath(join(dir, name), root);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

  const data: DataFile[] = [];
  for (const name of files) {
    if (!/\.(ya?ml|json)$/.test(name)) continue;
    const yaml = new YamlSource(readFileSync(join(dir, name), 'utf8'));
    for (const { line, message } of yaml.problems) {
      findings.push({
        rule: 'front matter',
        file: show(name),
        line,
        what: `cannot be read: ${message}`,
        mend: 'correct the punctuation of this line; a text with ": ", "#", "{" or quotes at its start goes in double quotes',
      });
    }
    data.push({ file: show(name), name, yaml, locale: localeOfData(name) });
  }

  function registry<S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined {
    const entry = data.find((candidate) => candidate.name === name);
    if (!entry) {
      findings.push({
        rule: 'front matter',
        file: show(name),
        what: 'the file is missing',
        mend: 'bring it back: other files refer to its entries',
      });
      return undefined;
    }
    if (entry.yaml.problems.length > 0) return undefined;
    const result = schema.safeParse(entry.yaml.data ?? {});
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const extra = issue.code === 'unrecognized_keys' ? ` (${issue.keys.join(', ')})` : '';
      findings.push({
        rule: 'front matter',
        file: entry.file,
        line: entry.yaml.lineOf(issue.path),
        what: `${issue.path.join('.') || 'the file'}: ${issue.message}${extra}`,
        mend: 'write the entry like its neighbors in this file',
      });
    }
    return undefined;
  }

  const facts = registry('facts.yaml', factsSchema);
  const names: Names = { brand: site.brand.appName, supportEmail: site.brand.supportEmail, facts };
  const tags = registry('tags.yaml', tagsSchema);
  const authors = registry('authors.yaml', authorsSchema);
  const categories = existsSync(join(dir, 'docs')) ? registry('docs/categories.yaml', categoriesSchema) : {};
  const drawingFile = data.find(({ name }) => name === 'drawings/en.json')?.yaml.data;
  const drawings = typeof drawingFile === 'object' && drawingFile ? new Set(Object.keys(drawingFile)) : undefined;

  const pages: Page[] = [];
  for (const name of files) {
    const place = pagePlace(name);
    if (!place || !/\.mdx?$/.test(name)) continue;
    const { collection, folder, language, slug } = place;
    if (!isLocale(language) || name.endsWith('.md')) {
      findings.push({
        rule: 'languages',
        file: show(name),
        what: name.endsWith('.md') ? 'is not an .mdx file, so it is not built' : 'stands in no language folder',
        mend: name.endsWith('.md')
          ? 'rename it to .mdx'
          : `move it to ${folder}/<language>/, one of ${locales.join(', ')}`,
      });
      continue;
    }
    const path = join(dir, name);
    pages.push(
      readPage(
        { collection, folder, locale: language, slug, file: show(name), path },
        readFileSync(path, 'utf8'),
        names,
      ),
    );
  }
  return { dir, site, names, tags, authors, categories, drawings, facts, pages, data, files, findings, show };
}

/** Everything readers see, from pages and data. */
export function allPassages({ pages, data, names }: Content): Passage[] {
  const fromData = data.filter(({ name }) => !wordless.test(name)).flatMap((entry) => dataPassages(entry, names));
  return [...pages.flatMap((page) => page.passages), ...fromData];
}

function dataPassages({ file, yaml, locale: fileLocale }: DataFile, names: Names): Passage[] {
  const passages: Passage[] = [];
  for (const { path, line, text } of yaml.strings()) {
    const locale = fileLocale ?? path.findLast(isLocale);
    if (!locale || path.at(-2) === 'slug') continue;
    passages.push(dataPassage(names, { file, locale, line, kind: 'data' }, text));
  }
  return passages;
}
