import type { APIRoute, GetStaticPaths } from 'astro';
import { allPosts, postPath } from '../../blog/collection.ts';
import { formWords } from '../../blog/forms.ts';
import { coverOfPost } from '../../covers/Cover.tsx';
import { categoryPath, docsPath, docsSets } from '../../docs/collection.ts';
import { allCategories, branchOf } from '../../docs/tree.ts';
import { isOff } from '../../files/parts.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import { legalPages } from '../../layouts/reading/legal-pages.ts';
import { marketing } from '../../marketing/content.ts';
import { fillIn, translator } from '../../site.ts';
import { pictureName } from '../../social/address.ts';
import type { CardText } from '../../social/Card.tsx';
import { drawPicture } from '../../social/picture.tsx';

interface Picture extends CardText {
  /** Path of the page, without language. */
  path: string;
}

/** A page that is not listed here names the picture of another one: `picture` of Layout.astro. */
const pictures = async (): Promise<Picture[]> => [
  ...(await docsPictures()),
  ...(await Promise.all(locales.map(postPictures))).flat(),
  ...(await legalPages()).map(({ slug, locale, text, textIn }) => ({
    path: `/${slug}`,
    locale,
    title: fillIn(text.data.title, textIn),
  })),
  ...locales.flatMap((locale) => [...marketingPictures(locale), ...listPictures(locale)]),
];

const docsPictures = async (): Promise<Picture[]> =>
  [...(await docsSets()).values()].flatMap(({ locale, version, pages, tree }) => {
    const { t } = translator(locale);
    const sectionOf = (slug: string): string =>
      [t('nav.docs'), branchOf(tree, slug).at(-1)?.label].filter(Boolean).join(' · ');
    return [
      ...[...pages.values()].map(({ slug, title }) => ({
        path: docsPath(version, slug),
        locale,
        title,
        section: sectionOf(slug),
      })),
      ...allCategories(tree).map(({ key, slug, label }) => ({
        path: categoryPath(version, slug),
        locale,
        title: label,
        section: sectionOf(key),
      })),
    ];
  });

async function postPictures(locale: Locale): Promise<Picture[]> {
  const { t } = translator(locale);
  return (await allPosts(locale)).map((post) => ({
    path: postPath(post.slug),
    locale,
    title: post.title,
    cover: coverOfPost(post),
    section: [t('blog.title'), post.form && t(formWords[post.form])].filter(Boolean).join(' · '),
  }));
}

function marketingPictures(locale: Locale): Picture[] {
  const { t } = translator(locale);
  const { home, products } = marketing(locale);
  const downloads = home.download.products;
  const titles = {
    '/': t('site.tagline'),
    '/Download': downloads.app.title,
    '/Download-IgMatrix': downloads.igmatrix.title,
    '/Download-VideoMagic': downloads.videomagic.title,
    '/IgMatrix': products.igmatrix.hero.title,
    '/YtMatrix': products.ytmatrix.hero.title,
    '/VideoMagic': products.videomagic.hero.title,
    '/ProductList': products.hardware.hero.title,
    '/advertising': t('market.partnersTitle'),
  };
  return Object.entries(titles)
    .filter(([path]) => !isOff(path))
    .map(([path, title]) => ({ path, locale, title }));
}

function listPictures(locale: Locale): Picture[] {
  const { t } = translator(locale);
  const blog = t('blog.title');
  const lists: Picture[] = [
    { path: '/docs/tags', locale, title: t('docs.tagsTitle'), section: t('nav.docs') },
    { path: '/blog', locale, title: blog },
    { path: '/blog/archive', locale, title: t('blog.archive'), section: blog },
    { path: '/blog/tags', locale, title: t('blog.tags'), section: blog },
    { path: '/blog/authors', locale, title: t('blog.authors'), section: blog },
  ];
  return lists.filter(({ path }) => !isOff(path));
}

export const getStaticPaths = (async () =>
  (await pictures()).map(({ path, ...card }) => ({
    params: { path: pictureName(localizePath(path, card.locale)) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: CardText }> = async ({ props }) =>
  new Response(await drawPicture(props.card), { headers: { 'Content-Type': 'image/png' } });
