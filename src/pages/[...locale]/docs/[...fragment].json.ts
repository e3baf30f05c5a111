import type { APIRoute, GetStaticPaths } from 'astro';
import type { FragmentItem } from '../../../browser/side-nav.client.ts';
import { categoryPath, type DocsSet, docsPath, docsSets, fragmentPath } from '../../../docs/collection.ts';
import { allCategories, type TreeCategory } from '../../../docs/tree.ts';
import { localeParam, localizePath } from '../../../lib/routes.ts';
import { translator } from '../../../site.ts';

/** The list of one category, for sidebars in which it is closed. */
export const getStaticPaths = (async () =>
  [...(await docsSets()).values()].flatMap((set) =>
    allCategories(set.tree).map((category) => ({
      params: {
        locale: localeParam(set.locale),
        fragment: docsPath(set.version, `sidebar/${category.key}`).slice('/docs/'.length),
      },
      props: { set, category },
    })),
  )) satisfies GetStaticPaths;

interface Props {
  set: DocsSet;
  category: TreeCategory;
}

export const GET: APIRoute<Props> = ({ props: { set, category } }) => {
  const { locale, version } = set;
  const items: FragmentItem[] = category.children.map((node) =>
    node.kind === 'page'
      ? { label: node.label, href: localizePath(docsPath(version, node.slug), locale) }
      : {
          label: node.label,
          href: localizePath(categoryPath(version, node.slug), locale),
          category: {
            key: node.key,
            fragment: fragmentPath(version, node.key, locale),
            toggle: translator(locale).t('docs.categoryPages', { name: node.label }),
          },
        },
  );
  return Response.json(items);
};
