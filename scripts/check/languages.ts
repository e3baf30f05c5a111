import { isDeepStrictEqual } from 'node:util';
import { pathInData } from '../../src/files/words.ts';
import { defaultLocale, isLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { knownLocales, languages } from '../../src/languages/index.ts';
import type { Content } from './content.ts';
import { setName } from './data-file.ts';
import { isQuoted } from './data-passages.ts';
import type { RawFinding } from './finding.ts';
import { ownAddresses } from './links.ts';
import type { Page } from './page.ts';
import { missingIn } from './required.ts';
import type { SourceText } from './sources.ts';

/** Fields that say the same in every language. */
const sharedFields = {
  docs: ['sidebarPosition', 'tags', 'needs', 'unlisted', 'draft'],
  blog: ['date', 'updated', 'authors', 'tags', 'form', 'needs', 'unlisted', 'draft'],
  pages: ['needs', 'unlisted', 'draft'],
} satisfies Record<Page['collection'], string[]>;

/** Addresses below docs, blog and the root that the site makes from a pattern; the others are files in src/pages. */
const reserved: Record<Page['collection'], string[]> = {
  docs: ['category', 'tags', 'sidebar'],
  blog: ['authors', 'tags', 'page', 'sidebar'],
  pages: ['docs', 'blog', 'index', ...knownLocales],
};

/** File names are addresses: they are typed, sent and read aloud. */
const nameForm = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;

function groupBy<T>(items: Iterable<T>, key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** A page exists in every language, once, and its place and tags agree. */
export function checkLanguages(content: Content, sources: SourceText[]): RawFinding[] {
  return [
    ...checkPresence(content),
    ...checkDuplicateSlugs(content.pages),
    ...checkAddresses(content, ownAddresses(sources)),
    ...checkPositions(content),
    ...checkCategories(content),
    ...checkTags(content),
    ...checkTexts(content),
    ...checkLocalizedData(content),
  ];
}

function checkPresence({ pages, show, site }: Content): RawFinding[] {
  const findings: RawFinding[] = [];
  const published = pages.filter(({ locale }) => isLocale(locale));
  for (const versions of groupBy(published, ({ folder, slug }) => `${folder}\n${slug}`).values()) {
    const [first] = versions;
    if (!first) continue;
    const { folder, slug } = first;
    const base = versions.find(({ locale }) => locale === defaultLocale) ?? first;
    for (const locale of locales.filter((code) => !versions.some((page) => page.locale === code))) {
      findings.push({
        rule: 'languages',
        ...missingIn(site, locale),
        file: show(`${locale}/${folder}/${slug}.mdx`),
        what: `is missing: the page exists in ${versions.map((page) => page.locale).join(' and ')} only`,
        fix: `translate ${base.file} into this file (same file name), or remove the page in the other languages`,
      });
    }
    for (const page of versions) if (page !== base) findings.push(...differences(page, base));
  }
  return findings;
}

function differences(page: Page, base: Page): RawFinding[] {
  return sharedFields[page.collection]
    .filter((field) => !isDeepStrictEqual(page.data[field], base.data[field]))
    .map((field) => ({
      rule: 'languages',
      file: page.file,
      line: page.frontMatter?.lineOf([field]),
      what: `field "${field}" differs from ${base.file}`,
      fix: `write ${field}: ${inYaml(base.data[field])}, as in ${base.locale}, or change both`,
    }));
}

function inYaml(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  return value === undefined ? '(no such line)' : String(value);
}

function checkDuplicateSlugs(pages: Page[]): RawFinding[] {
  const findings: RawFinding[] = [];
  for (const same of groupBy(
    pages,
    ({ folder, locale, slug }) => `${folder}/${locale}/${slug.toLowerCase()}`,
  ).values()) {
    const [first, ...others] = same;
    for (const page of others) {
      findings.push({
        rule: 'languages',
        file: page.file,
        what: `has the same address as ${first?.file}: some hosts and disks do not tell capital letters apart`,
        fix: 'rename one of the two files in all languages',
      });
    }
  }
  return findings;
}

function checkAddresses({ pages, site }: Content, own: ReadonlySet<string>): RawFinding[] {
  const versions = site.docsVersions.map(({ id }) => id);
  return pages.flatMap((page): RawFinding[] => {
    const { collection, slug, file } = page;
    const segments = slug.split('/');
    const [top = ''] = segments;
    const add = (what: string, fix: string): RawFinding[] => [{ rule: 'languages', file, what, fix }];
    const address = collection === 'pages' ? `/${slug}` : `/${collection}/${slug}`;
    const taken = [...own].find((path) => path.toLowerCase() === address.toLowerCase());
    const isVersion = collection === 'docs' && page.folder === 'docs' && versions.includes(top);
    if (taken ?? (reserved[collection].includes(top) || isVersion))
      return add(`"${taken ?? top}" is an address of the site itself`, 'give the file another name in all languages');
    const odd = segments.find((segment) => !nameForm.test(segment));
    if (odd !== undefined)
      return add(
        `"${odd}" makes an address that is hard to type`,
        'name files and folders with a-z, 0-9 and single hyphens, the same in all languages',
      );
    if (collection !== 'docs' && segments.length > 1)
      return add(
        'stands in a folder of its own, so it has no page',
        `move it to content/${page.locale}/${collection}/`,
      );
    return [];
  });
}

const folderOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

function checkPositions({ pages, categories, data, show }: Content): RawFinding[] {
  const findings: RawFinding[] = [];
  const docs = pages.filter(({ collection, data }) => collection === 'docs' && data.sidebarPosition !== undefined);
  const place = ({ folder, locale, slug, data }: Page): string =>
    `${folder}/${locale}/${folderOf(slug)}\n${data.sidebarPosition}`;
  for (const same of groupBy(docs, place).values()) {
    const [first, ...others] = same;
    for (const page of others) {
      findings.push({
        rule: 'languages',
        file: page.file,
        line: page.frontMatter?.lineOf(['sidebarPosition']),
        what: `sidebarPosition ${page.data.sidebarPosition} is taken by ${first?.file}`,
        fix: 'choose a free number in this folder, the same in all languages',
      });
    }
  }
  const positions = groupBy(Object.entries(categories ?? {}), ([key, { position }]) => `${folderOf(key)}\n${position}`);
  for (const same of positions.values()) {
    const [first, ...others] = same;
    for (const [key, { position }] of others) {
      findings.push({
        rule: 'languages',
        file: show('data/categories.yaml'),
        line: data.find(({ name }) => name === 'data/categories.yaml')?.yaml.lineOf([key, 'position']),
        what: `"${key}" and "${first?.[0]}" share position ${position}`,
        fix: 'give each category its own number',
      });
    }
  }
  return findings;
}

function checkCategories({ pages, categories, data, show }: Content): RawFinding[] {
  if (!categories) return [];
  const findings: RawFinding[] = [];
  const current = pages.filter(({ folder }) => folder === 'docs');
  const folders = new Set(current.map(({ slug }) => folderOf(slug)).filter(Boolean));
  for (const folder of folders) {
    if (folder in categories) continue;
    findings.push({
      rule: 'languages',
      file: show('data/categories.yaml'),
      what: `has no entry "${folder}", but content/<language>/docs/${folder} holds pages`,
      fix: `add ${folder}: with position and slug, and its label and description in content/<language>/categories.yaml`,
    });
  }
  const yaml = data.find(({ name }) => name === 'data/categories.yaml')?.yaml;
  for (const key of Object.keys(categories)) {
    if ([...folders].some((folder) => folder === key || folder.startsWith(`${key}/`))) continue;
    findings.push({
      rule: 'languages',
      file: show('data/categories.yaml'),
      line: yaml?.lineOf([key]),
      what: `"${key}" has no pages`,
      fix: 'remove the entry, or move pages into the folder of that name',
    });
  }
  return findings;
}

const tagsOf = ({ data }: Page): string[] =>
  Array.isArray(data.tags) ? data.tags.filter((tag): tag is string => typeof tag === 'string') : [];

function checkTags({ pages, tags, sets }: Content): RawFinding[] {
  if (!tags) return [];
  const findings: RawFinding[] = [];
  const set = sets.get('tags.yaml');
  if (!set) return [];
  const taken = (locale: Locale) => groupBy(Object.entries(tags), ([, { slug }]) => slug[locale].toLowerCase());
  for (const locale of locales) {
    for (const [slug, same] of taken(locale)) {
      const [first, ...others] = same;
      for (const [key] of others) {
        findings.push({
          rule: 'languages',
          file: '',
          ...set.place([key, 'slug', locale]),
          what: `"${key}" and "${first?.[0]}" share the ${locale} slug "${slug}"`,
          fix: 'give each tag its own slug in each language',
        });
      }
    }
  }
  const english = pages.filter(({ locale }) => locale === defaultLocale);
  const used = new Set(english.flatMap(tagsOf));
  for (const key of Object.keys(tags)) {
    if (used.has(key)) continue;
    findings.push({
      rule: 'languages',
      severity: 'warning',
      file: '',
      ...set.place([key]),
      what: `no page has the tag "${key}"`,
      fix: 'remove it from the files of all languages, or put it on the pages it belongs to',
    });
  }
  const posts = english.filter(
    (page) => page.collection === 'blog' && page.data.unlisted !== true && page.data.draft !== true,
  );
  const byTag = groupBy(
    posts.flatMap((page) => tagsOf(page).map((tag) => ({ tag, page }))),
    ({ tag }) => tag,
  );
  for (const [tag, entries] of byTag) {
    const [only, second] = entries;
    if (!only || second) continue;
    findings.push({
      rule: 'languages',
      severity: 'warning',
      file: only.page.file,
      line: only.page.frontMatter?.lineOf(['tags']),
      what: `no other post has the tag "${tag}"`,
      fix: 'use a tag that at least two posts share, or add it to another post that fits',
    });
  }
  return findings;
}

/** The program's labels are explained only in the languages where they mislead. */
const onlyWhereNeeded = new Set(['meaning']);

const keyOf = (path: readonly string[]): string => path.join('\0');

/** The words of each language stand at the places where the data has room for them and the source has words. */
function checkTexts({ sets, site, show }: Content): RawFinding[] {
  return [...sets.values()].flatMap(({ name, own, words }): RawFinding[] => {
    const source = words.get(defaultLocale);
    const data = own?.yaml.data ?? undefined;
    if (words.size > 0 && !source)
      return [
        {
          rule: 'languages',
          unbuildable: true,
          file: show(`${defaultLocale}/${name}`),
          what: 'is missing: other languages have words for it',
          fix: 'bring it back: they are translated from it',
        },
      ];
    const texts = source?.yaml.strings ?? [];
    const known = new Set(texts.map(({ path }) => keyOf(path)));
    const strays = [...words.values()].flatMap(({ file, yaml }) =>
      yaml.strings.flatMap(({ path, line }): RawFinding[] => {
        const add = (what: string, fix: string): RawFinding[] => [
          { rule: 'languages', unbuildable: true, file, line, what: `${path.join('.')} ${what}`, fix },
        ];
        if (!pathInData(data, path))
          return add(`has no place in ${show(`data/${name}`)}`, 'correct the key, remove it, or add the entry there');
        if (known.has(keyOf(path)) || onlyWhereNeeded.has(path.at(-1) ?? '')) return [];
        return add(
          `has no text in ${show(`${defaultLocale}/${name}`)}`,
          'correct the key, remove it, or write the source first',
        );
      }),
    );
    const missing = locales.flatMap((code): RawFinding[] => {
      const entry = words.get(code);
      const file = show(`${code}/${name}`);
      const isThere = new Set(entry?.yaml.strings.map(({ path }) => keyOf(path)));
      const wanted = texts
        .filter(({ path }) => !isThere.has(keyOf(path)) && !onlyWhereNeeded.has(path.at(-1) ?? ''))
        // A program that does not speak the language keeps its own words.
        .filter(({ path }) => missingIn(site, code).severity === 'error' || !isQuoted(name, path));
      const fix = `write the text in ${languages[code].englishName}; until then readers see it in ${languages[defaultLocale].englishName}`;
      const common = { rule: 'languages' as const, ...missingIn(site, code), file, fix };
      if (!entry && wanted.length > 0)
        return [{ ...common, what: `is missing: ${source?.file} has ${texts.length} texts` }];
      return wanted.map(({ path }) => ({
        ...common,
        line: entry?.yaml.lineOf(path),
        what: `${path.join('.')} has no text in ${code}`,
      }));
    });
    return [...strays, ...missing];
  });
}

function checkLocalizedData({ data, site }: Content): RawFinding[] {
  return data
    .filter(({ locale, name }) => !locale && setName(name) === undefined)
    .flatMap(({ file, name, yaml }) =>
      yaml.localizedMaps
        .filter(({ path }) => !onlyWhereNeeded.has(path.at(-1) ?? ''))
        .flatMap(({ line, path, present }) =>
          locales
            .filter((code) => !present.includes(code))
            // A program that does not speak the language keeps its own words.
            .filter((code) => missingIn(site, code).severity === 'error' || !isQuoted(name, path))
            .map(
              (code): RawFinding => ({
                rule: 'languages',
                ...missingIn(site, code),
                unbuildable: code === defaultLocale,
                file,
                line,
                what: `${path.join('.') || 'the entry'} has no text in ${code}`,
                fix: `write the text in ${languages[code].englishName}; until then readers see it in ${languages[defaultLocale].englishName}`,
              }),
            ),
        ),
    );
}
