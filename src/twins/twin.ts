import type { BlockContent, RootContent } from 'mdast';
import { authorName, listedPosts, type Post, postPath } from '../blog/collection.ts';
import { categoryPath, type DocsPage, type DocsSet, docsPath, docsSet, docsSets } from '../docs/collection.ts';
import { allCategories, type TreeCategory } from '../docs/tree.ts';
import { has } from '../files/parts.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { footerColumns } from '../layouts/navigation.ts';
import { currentVersion } from '../lib/docs-versions.ts';
import { absolute } from '../lib/seo.ts';
import { site, translator } from '../site.ts';
import { asMarkdown, plainBlocks } from './markdown.ts';
import { heading, item, link, list, paragraph, quote, text } from './nodes.ts';

/** The Markdown of a page, at its address with `.md`. */
export interface Twin {
  locale: Locale;
  /** Of the page, without language. */
  path: string;
  title: string;
  description: string;
  write: () => string;
}

const full = (path: string, locale: Locale): string => absolute(site.origin, localizePath(path, locale));

/** `about`: who wrote it and when it changed. */
function twin(page: Omit<Twin, 'write'>, about: () => string[], body: (address: string) => BlockContent[]): Twin {
  const address = full(page.path, page.locale);
  const head = (): RootContent[] => [
    heading(1, page.title),
    quote(paragraph(page.description)),
    paragraph([
      link(address, address),
      text(
        about()
          .map((fact) => ` · ${fact}`)
          .join(''),
      ),
    ]),
  ];
  return { ...page, write: () => asMarkdown([...head(), ...body(address)]) };
}

const entries = (twins: Twin[], locale: Locale, ending = ''): BlockContent[] => {
  const { t } = translator(locale);
  const items = twins.map(({ path, title, description }) =>
    item([link(full(path, locale) + ending, title), text(t('phrase.colon', { before: '', after: description }))]),
  );
  return [list(items) ?? []].flat();
};

const isPublic = ({ entry }: DocsPage | Post): boolean => !entry.data.unlisted && !entry.data.draft;

function docsTwin({ locale, textIn, version, slug, title, description, entry }: DocsPage): Twin {
  const { t, date } = translator(locale);
  return twin(
    { locale, path: docsPath(version, slug), title, description },
    () => [t('docs.lastUpdated', { date: date(entry.data.lastUpdated) })],
    (page) => plainBlocks(entry.body ?? '', { textIn, locale, version, page }),
  );
}

function categoryTwin(set: DocsSet, { key, slug, label, description }: TreeCategory): Twin {
  const { locale, version } = set;
  const overview = set.overviews.get(key);
  const below = [...set.pages.values()].filter((page) => page.slug.startsWith(`${key}/`) && isPublic(page));
  const inOrder = set.order.flatMap((stop) => below.find((page) => page.slug === stop.slug) ?? []);
  return twin(
    { locale, path: categoryPath(version, slug), title: label, description },
    () => [],
    (page) => [
      ...entries(inOrder.map(docsTwin), locale),
      ...(overview ? plainBlocks(overview.entry.body ?? '', { textIn: overview.textIn, locale, version, page }) : []),
    ],
  );
}

function postTwin({ locale, textIn, slug, title, description, entry, date: written, keyPoints, sources }: Post): Twin {
  const { t, date } = translator(locale);
  const { updated, authors } = entry.data;
  const points = list(keyPoints.map((point) => item(point)));
  const cited = sources.map(({ title, publisher, url, read }) =>
    item([link(url, title), text(`. ${publisher}, ${t('blog.sourceRead', { date: date(read) })}`)]),
  );
  const listed = list(cited, true);
  return twin(
    { locale, path: postPath(slug), title, description },
    () => [
      ...authors.map((key) => authorName(key, locale)),
      date(written),
      ...(updated ? [t('blog.updated', { date: date(updated) })] : []),
    ],
    (page) => [
      ...(points ? [heading(2, t('blog.keyPoints')), points] : []),
      ...plainBlocks(entry.body ?? '', { textIn, locale, page }),
      ...(listed ? [heading(2, t('blog.sources')), listed] : []),
    ],
  );
}

/** The pages of a version in the order of its navigation. */
const docsTwins = (set: DocsSet): Twin[] =>
  set.order.flatMap(({ slug }) => {
    const page = set.pages.get(slug);
    if (page) return isPublic(page) ? docsTwin(page) : [];
    const category = allCategories(set.tree).find((one) => slug === `category/${one.slug}`);
    return category ? categoryTwin(set, category) : [];
  });

const postTwins = async (locale: Locale): Promise<Twin[]> =>
  has('blog') ? (await listedPosts(locale)).filter(isPublic).map(postTwin) : [];

/** Of every version in every language. */
export const allDocsTwins = async (): Promise<Twin[]> => [...(await docsSets()).values()].flatMap(docsTwins);
export const allPostTwins = async (): Promise<Twin[]> => (await Promise.all(locales.map(postTwins))).flat();

const opening = (locale: Locale): RootContent[] => [
  heading(1, site.brand.appName),
  quote(paragraph(translator(locale).t('site.description'))),
];

/** `llms.txt` of a language, as llmstxt.org has it: the navigation with what each page is about. */
export async function siteInShort(locale: Locale): Promise<string> {
  const { t } = translator(locale);
  const set = await docsSet(locale, currentVersion);
  const docs = docsTwins(set);
  const categories = allCategories(set.tree);
  const isUnder = ({ path }: Twin, { key, slug }: TreeCategory): boolean =>
    path.startsWith(docsPath(currentVersion, `${key}/`)) || path === categoryPath(currentVersion, slug);
  const sections = [
    { title: t('nav.docs'), twins: docs.filter((page) => !categories.some((category) => isUnder(page, category))) },
    ...categories.map((category) => ({
      title: category.label,
      twins: docs.filter((page) => isUnder(page, category)),
    })),
    { title: t('blog.title'), twins: await postTwins(locale) },
  ].filter(({ twins }) => twins.length > 0);
  const others = footerColumns(locale)
    .flatMap(({ items }) => items)
    .filter(({ href }) => /^\/(?!docs|blog)/.test(href))
    .map((entry) => item([link(full(entry.href, locale), entry.label)]));
  return asMarkdown([
    ...opening(locale),
    ...sections.flatMap(({ title, twins }) => [heading(2, title), ...entries(twins, locale, '.md')]),
    // The name is part of the form: what a reader in a hurry may skip.
    ...[list(others) ?? []].flat().flatMap((each) => [heading(2, 'Optional'), each]),
  ]);
}

/** `llms-full.txt`: every page of the docs and the blog, one after the other. */
export async function siteInFull(locale: Locale): Promise<string> {
  const twins = [...docsTwins(await docsSet(locale, currentVersion)), ...(await postTwins(locale))];
  return [asMarkdown(opening(locale)), ...twins.map(({ write }) => write())].join('\n');
}
