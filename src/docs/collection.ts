import { type CollectionEntry, getCollection } from 'astro:content';
import { readData } from '../files/content.ts';
import { isOff } from '../files/parts.ts';
import type { Locale } from '../i18n/locales.ts';
import { inAllLanguages, langOf, type Shown } from '../i18n/translations.ts';
import { isKnownLocale } from '../languages/index.ts';
import { categoriesSchema } from '../lib/content-schemas.ts';
import { docsPath } from '../lib/docs-versions.ts';
import { docsVersions, fillIn } from '../site.ts';
import { buildTree, type CategoryInput, readingOrder, type Stop, type TreeNode } from './tree.ts';

export { docsPath } from '../lib/docs-versions.ts';
export { categoryPath } from './tree.ts';

export type DocsEntry = CollectionEntry<'docs'> | CollectionEntry<'docsVersions'>;

export interface DocsPage extends Shown {
  entry: DocsEntry;
  slug: string;
  version: string;
  title: string;
  description: string;
}

/** One version in one language: its pages, its sidebar and its reading order. */
export interface DocsSet {
  version: string;
  locale: Locale;
  pages: Map<string, DocsPage>;
  /** Texts of categories, by folder: `tutorial-scripts/index.mdx`. */
  overviews: Map<string, DocsPage>;
  tree: TreeNode[];
  order: Stop[];
}

function categoriesIn(locale: Locale): Map<string, CategoryInput> {
  const say = (text: Record<Locale, string>): string => fillIn(text[locale], locale);
  return new Map(
    Object.entries(readData('categories.yaml', categoriesSchema)).map(
      ([key, { position, slug, label, description, groups = [] }]) => [
        key,
        {
          ...{ position, slug, label: say(label), description: say(description) },
          groups: groups.map(({ from, label }) => ({ from, label: say(label) })),
        },
      ],
    ),
  );
}

const visible = ({ data }: DocsEntry): boolean => import.meta.env.DEV || !data.draft;

let sets: Promise<Map<string, DocsSet>> | undefined;

/** Entries of one version by language and slug. Languages the site does not publish are left where they are. */
type Written = Map<Locale, Map<string, DocsEntry>>;

async function readVersions(): Promise<Map<string, Written>> {
  const versions = new Map<string, Written>();
  const add = (entry: DocsEntry, version: string, locale: string | undefined, slug: string): void => {
    if (!isKnownLocale(locale)) throw new Error(`${entry.filePath}: "${locale}" is no language of this site`);
    if (isOff(docsPath(version, slug))) return;
    const written = versions.get(version) ?? new Map<Locale, Map<string, DocsEntry>>();
    versions.set(version, written.set(locale, (written.get(locale) ?? new Map()).set(slug, entry)));
  };
  for (const entry of await getCollection('docs', visible)) {
    const [locale, ...rest] = entry.id.split('/');
    add(entry, 'current', locale, rest.join('/'));
  }
  if (docsVersions.length > 1) {
    for (const entry of await getCollection('docsVersions', visible)) {
      const [locale, version = '', ...rest] = entry.id.split('/');
      add(entry, version, locale, rest.join('/'));
    }
  }
  return versions;
}

async function loadSets(): Promise<Map<string, DocsSet>> {
  const loaded = new Map<string, DocsSet>();
  for (const [version, written] of await readVersions()) {
    const pages = inAllLanguages(written).map(
      ({ text: entry, ...shown }): DocsPage => ({
        ...shown,
        entry,
        version,
        title: fillIn(entry.data.title, shown.textIn),
        description: fillIn(entry.data.description, shown.textIn),
      }),
    );
    for (const [locale, all] of Map.groupBy(pages, (page) => page.locale)) {
      const [overviews = [], own = []] = [true, false].map((isIndex) =>
        all.filter(({ slug }) => slug.endsWith('/index') === isIndex),
      );
      const tree = buildTree(
        own
          .filter(({ entry }) => !entry.data.unlisted)
          .map((page) => ({
            slug: page.slug,
            label: page.entry.data.sidebarLabel ? fillIn(page.entry.data.sidebarLabel, page.textIn) : page.title,
            lang: langOf(page),
            position: page.entry.data.sidebarPosition,
          })),
        categoriesIn(locale),
      );
      loaded.set(`${version}/${locale}`, {
        version,
        locale,
        pages: new Map(own.map((page) => [page.slug, page])),
        overviews: new Map(overviews.map((page) => [page.slug.replace(/\/index$/, ''), page])),
        tree,
        order: readingOrder(tree),
      });
    }
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
  if (!set) throw new Error(`content/${locale}/docs: no pages for version ${version}`);
  return set;
}
