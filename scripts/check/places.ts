import { isDeepStrictEqual } from 'node:util';
import { defaultLocale, isLocale, locales } from '../../src/i18n/locales.ts';
import { knownLocales } from '../../src/languages/index.ts';
import type { Content } from './content.ts';
import { type Finding, found, type Located, missingIn } from './finding.ts';
import { ownAddresses } from './links.ts';
import { listIn, type Page, translated } from './page.ts';
import type { SourceText } from './sources.ts';

/** A page exists in every language, once, at a unique address; its place and tags agree. */
export const checkPlaces = (content: Content, sources: SourceText[]): Finding[] => [
  ...missingPages(content),
  ...translated(content.pages).flatMap(({ page, base }) => differences(page, base)),
  ...addresses(content, ownAddresses(sources)),
  ...positions(content),
  ...categories(content),
  ...tags(content),
  ...series(content),
];

/** All that share a key with an earlier one, with that one. */
function repeated<T>(items: T[], keyOf: (item: T) => string): Array<{ item: T; first: T }> {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((item) => ({ item, first })),
  );
}

function missingPages({ pages, show, site }: Content): Finding[] {
  const published = pages.filter(({ locale }) => isLocale(locale));
  return [...Map.groupBy(published, ({ folder, slug }) => `${folder}/${slug}.mdx`)].flatMap(([path, versions]) => {
    const present = versions.map(({ locale }) => locale);
    const base = versions.find(({ locale }) => locale === defaultLocale) ?? versions[0];
    const what = `is missing: the page exists in ${present.join(' and ')} only`;
    const fix = `translate ${base?.file} into this file (same file name), or remove the page in the other languages`;
    return locales
      .filter((locale) => !present.includes(locale))
      .map((locale) => found('languages', show(`${locale}/${path}`), undefined, what, fix, missingIn(site, locale)));
  });
}

/** Fields that say the same in every language. */
const sharedFields = {
  docs: ['sidebarPosition', 'tags', 'needs', 'unlisted', 'draft'],
  blog: ['date', 'updated', 'authors', 'tags', 'form', 'needs', 'unlisted', 'draft'],
  pages: ['needs', 'unlisted', 'draft'],
} satisfies Record<Page['collection'], string[]>;

const inYaml = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : (JSON.stringify(value) ?? '(no such line)');

const differences = (page: Page, base: Page): Finding[] =>
  sharedFields[page.collection]
    .filter((field) => !isDeepStrictEqual(page.data[field], base.data[field]))
    .map((field) => {
      const fix = `write ${field}: ${inYaml(base.data[field])}, as in ${base.locale}, or change both`;
      return found('languages', page, [field], `field "${field}" differs from ${base.file}`, fix);
    });

/** Addresses below docs, blog and the root that the site makes from a pattern; the others are files in src/pages. */
const reserved: Record<Page['collection'], string[]> = {
  docs: ['category', 'tags', 'sidebar'],
  blog: ['authors', 'tags', 'page', 'sidebar'],
  pages: ['docs', 'blog', 'index', ...knownLocales],
};

/** File names are addresses: they are typed, sent and read aloud. */
const nameForm = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;

function addresses({ pages, site }: Content, own: ReadonlySet<string>): Finding[] {
  const versions = site.docsVersions.map(({ id }) => id);
  const twins = repeated(pages, ({ folder, locale, slug }) => `${folder}/${locale}/${slug.toLowerCase()}`);
  const wrong = pages.flatMap(({ collection, folder, slug, file, locale }): Finding[] => {
    const segments = slug.split('/');
    const [top = ''] = segments;
    const add = (what: string, fix: string): Finding[] => [found('languages', file, undefined, what, fix)];
    const address = collection === 'pages' ? `/${slug}` : `/${collection}/${slug}`;
    const isTaken = reserved[collection].includes(top) || (folder === 'docs' && versions.includes(top));
    const taken = [...own].find((path) => path.toLowerCase() === address.toLowerCase()) ?? (isTaken ? top : undefined);
    if (taken) return add(`"${taken}" is an address of the site itself`, 'give the file another name in all languages');
    const odd = segments.find((segment) => !nameForm.test(segment));
    const usual = 'name files and folders with a-z, 0-9 and single hyphens, the same in all languages';
    if (odd !== undefined) return add(`"${odd}" makes an address that is hard to type`, usual);
    if (collection === 'docs' || segments.length === 1) return [];
    return add('is in a separate folder, so it has no page', `move it to content/${locale}/${collection}/`);
  });
  return [
    ...twins.map(({ item, first }) => {
      const what = `has the same address as ${first.file}: some hosts and disks do not tell capital letters apart`;
      return found('languages', item.file, undefined, what, 'rename one of the two files in all languages');
    }),
    ...wrong,
  ];
}

const folderOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

const positions = ({ pages }: Content): Finding[] =>
  repeated(
    pages.filter(({ collection, data }) => collection === 'docs' && data.sidebarPosition !== undefined),
    ({ folder, locale, slug, data }) => `${folder}/${locale}/${folderOf(slug)}\n${data.sidebarPosition}`,
  ).map(({ item, first }) => {
    const what = `sidebarPosition ${item.data.sidebarPosition} is taken by ${first.file}`;
    const fix = 'choose a free number in this folder, the same in all languages';
    return found('languages', item, ['sidebarPosition'], what, fix);
  });

function categories({ pages, categories, sets, show }: Content): Finding[] {
  if (!categories) return [];
  const where = sets.get('categories.yaml') ?? '';
  const keys = Object.keys(categories);
  const folders = new Set(pages.filter(({ folder }) => folder === 'docs').map(({ slug }) => folderOf(slug)));
  const missing = [...folders].filter((folder) => folder && !keys.includes(folder));
  const empty = keys.filter((key) => ![...folders].some((folder) => `${folder}/`.startsWith(`${key}/`)));
  return [
    ...missing.map((folder) => {
      const what = `has no entry "${folder}", but content/<language>/docs/${folder} holds pages`;
      const fix = `add ${folder}: with position and slug, and its label and description in content/<language>/categories.yaml`;
      return found('languages', show('data/categories.yaml'), undefined, what, fix);
    }),
    ...empty.map((key) => {
      const fix = 'remove the entry, or move pages into the folder of that name';
      return found('languages', where, [key], `"${key}" has no pages`, fix);
    }),
    ...repeated(keys, (key) => `${folderOf(key)}\n${categories[key]?.position}`).map(({ item, first }) => {
      const what = `"${item}" and "${first}" share position ${categories[item]?.position}`;
      return found('languages', where, [item, 'position'], what, 'give each category its own number');
    }),
  ];
}

const isSource = ({ locale }: Page): boolean => locale === defaultLocale;

function tags({ pages, tags = {}, sets }: Content): Finding[] {
  const where = sets.get('tags.yaml') ?? '';
  const twins = locales.flatMap((locale) =>
    repeated(Object.entries(tags), ([, { slug }]) => slug[locale].toLowerCase()).map(({ item: [key], first }) => {
      const what = `"${key}" and "${first[0]}" share the ${locale} slug "${first[1].slug[locale]}"`;
      return found('languages', where, [key, 'slug', locale], what, 'give each tag its own slug in each language');
    }),
  );
  const source = pages.filter(isSource);
  const used = new Set(source.flatMap((page) => listIn(page, 'tags')));
  const posts = source.filter(({ collection, data }) => collection === 'blog' && !data.unlisted && !data.draft);
  const uses = posts.flatMap((page) => listIn(page, 'tags').map((tag) => ({ tag, page })));
  const lonely = uses.filter(({ tag, page }) => !uses.some((other) => other.tag === tag && other.page !== page));
  const warn = (at: string | Located, path: string[], what: string, fix: string): Finding =>
    found('languages', at, path, what, fix, { severity: 'warning' });
  const fix = 'remove it from the files of all languages, or put it on the pages it belongs to';
  const share = 'use a tag that at least two posts share, or add it to another post that fits';
  return [
    ...twins,
    ...Object.keys(tags)
      .filter((key) => !used.has(key))
      .map((key) => warn(where, [key], `no page has the tag "${key}"`, fix)),
    ...lonely.map(({ tag, page }) => warn(page, ['tags'], `no other post has the tag "${tag}"`, share)),
  ];
}

/** The posts of a series exist, are in the lists, and belong to no other. */
function series({ series = {}, pages, sets }: Content): Finding[] {
  const where = sets.get('series.yaml') ?? '';
  const posts = new Map(
    pages.filter((page) => page.collection === 'blog' && isSource(page)).map((page) => [page.slug, page]),
  );
  const seen = new Map<string, string>();
  return Object.entries(series).flatMap(([key, { posts: slugs }]) =>
    slugs.flatMap((slug, index): Finding[] => {
      const add = (what: string, fix: string) => [found('data', where, [key, 'posts', index], what, fix)];
      const other = seen.get(slug);
      seen.set(slug, key);
      const post = posts.get(slug);
      if (!post)
        return add(`${key}: there is no post "${slug}"`, 'write the name of a file in content/en/blog, without .mdx');
      if (other !== undefined)
        return add(`"${slug}" stands in ${other} and in ${key}`, 'a post belongs to one series, once');
      if (post.data.unlisted !== true) return [];
      return add(`${key}: "${slug}" is unlisted`, 'take it out: only those with its address are to find it');
    }),
  );
}
