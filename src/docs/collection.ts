import { type CollectionEntry, getCollection } from 'astro:content';
import { categoriesSchema } from '../lib/content-schemas.ts';
import { readYaml } from '../lib/load.ts';
import { isLocale, type Locale, locales } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { docsVersions, words } from '../site.ts';
import { docsPath } from './paths.ts';
import { buildTree, type CategoryInput, readingOrder, type Stop, type TreeNode } from './tree.ts';

export { categoryPath, docsPath } from './paths.ts';

export type DocsEntry = CollectionEntry<'docs'> | CollectionEntry<'docsVersions'>;

export interface DocsPage {
  entry: DocsEntry;
  slug: string;
  locale: Locale;
  version: string;
  title: string;
  description: string;
}

/** One version in one language: its pages, its sidebar and its reading order. */
export interface DocsSet {
  version: string;
  locale: Locale;
  pages: Map<string, DocsPage>;
  tree: TreeNode[];
  order: Stop[];
}

const categories = readYaml('docs/categories.yaml', categoriesSchema);

const categoriesIn = (locale: Locale): Map<string, CategoryInput> =>
  new Map(
    Object.entries(categories).map(([key, { position, slug, label, description }]) => [
      key,
      { position, slug, label: words(label[locale], locale), description: words(description[locale], locale) },
    ]),
  );

const visible = ({ data }: DocsEntry): boolean => import.meta.env.DEV || !data.draft;

let sets: Promise<Map<string, DocsSet>> | undefined;

async function loadSets(): Promise<Map<string, DocsSet>> {
  const loaded = new Map<string, DocsSet>();
  const groups = new Map<string, DocsPage[]>();
  const add = (entry: DocsEntry, version: string, locale: string | undefined, slug: string): void => {
    if (!isLocale(locale)) throw new Error(`${entry.filePath}: "${locale}" is not one of ${locales.join(', ')}`);
    const key = `${version}/${locale}`;
    const list = groups.get(key) ?? [];
    list.push({
      entry,
      slug,
      locale,
      version,
      title: words(entry.data.title, locale),
      description: words(entry.data.description, locale),
    });
    groups.set(key, list);
  };
  for (const entry of await getCollection('docs', visible)) {
    const [locale, ...rest] = entry.id.split('/');
    add(entry, 'current', locale, rest.join('/'));
  }
  if (docsVersions.length > 1) {
    for (const entry of await getCollection('docsVersions', visible)) {
      const [version = '', locale, ...rest] = entry.id.split('/');
      add(entry, version, locale, rest.join('/'));
    }
  }
  for (const [key, pages] of groups) {
    const first = pages[0];
    if (!first) continue;
    const listed = pages.filter((page) => !page.entry.data.unlisted);
    const tree = buildTree(
      listed.map(({ slug, title, entry, locale }) => ({
        slug,
        label: entry.data.sidebarLabel ? words(entry.data.sidebarLabel, locale) : title,
        position: entry.data.sidebarPosition,
      })),
      categoriesIn(first.locale),
    );
    loaded.set(key, {
      version: first.version,
      locale: first.locale,
      pages: new Map(pages.map((page) => [page.slug, page])),
      tree,
      order: readingOrder(tree),
    });
  }
  return loaded;
}

/** Read once a build: every page asks for the same sets. */
export function docsSets(): Promise<Map<string, DocsSet>> {
  if (import.meta.env.DEV) return loadSets();
  sets ??= loadSets();
  return sets;
}

export async function docsSet(locale: Locale, version = 'current'): Promise<DocsSet> {
  const set = (await docsSets()).get(`${version}/${locale}`);
  if (!set) throw new Error(`content/docs: no pages in ${locale} for version ${version}`);
  return set;
}

/** The closed categories of the sidebar are fetched from here when they are opened. */
export const fragmentPath = (version: string, key: string, locale: Locale): string =>
  localizePath(docsPath(version, `sidebar/${key}.json`), locale);
